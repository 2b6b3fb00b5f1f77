//! Which squares, which panel and which list a terminal of a size gets.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use ratatui::layout::Size;
use tablut::app::message::{Ground, SizeWish};
use tablut::app::plan::{self, MINIMUM, Pitch, Wish};

const GROUNDS: [Ground; 2] = [Ground::Filled, Ground::Ruled];
const WISHES: [(SizeWish, Pitch); 4] = [
    (SizeWish::Small, Pitch::Small),
    (SizeWish::Medium, Pitch::Medium),
    (SizeWish::Large, Pitch::Large),
    (SizeWish::ExtraLarge, Pitch::ExtraLarge),
];

fn big_enough() -> impl Iterator<Item = (u16, u16)> {
    (MINIMUM.width..=130).flat_map(|width| (MINIMUM.height..=50).map(move |height| (width, height)))
}

fn wish(ground: Ground) -> Wish {
    Wish {
        size: SizeWish::Auto,
        ground,
        panel_toggled: false,
        upside_down: false,
    }
}

/// Where the move list stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum List {
    BesideTheFacts,
    BelowTheFacts,
    Nowhere,
}

fn ladder(width: u16, height: u16, wish: Wish) -> (Option<Pitch>, List) {
    let stage = plan::stage(Size::new(width, height), wish).unwrap();
    let list = match stage.panel {
        Some(panel) if panel.moves.is_empty() => List::Nowhere,
        Some(panel) if panel.moves.x >= panel.facts.right() => List::BesideTheFacts,
        Some(_) => List::BelowTheFacts,
        None => List::Nowhere,
    };
    (stage.board.map(|board| board.pitch), list)
}

#[test]
fn the_terminal_chooses_the_largest_squares_with_a_panel() {
    let ladder_of_sizes = [
        ((21, 12), Pitch::Small, List::Nowhere),
        ((40, 14), Pitch::Small, List::Nowhere),
        ((80, 24), Pitch::Medium, List::BelowTheFacts),
        ((100, 34), Pitch::Large, List::BelowTheFacts),
        ((120, 42), Pitch::ExtraLarge, List::BelowTheFacts),
        // Wide and low: the list stands beside the other words.
        ((130, 24), Pitch::Medium, List::BesideTheFacts),
        // Narrow and high: the panel is below the board.
        ((62, 42), Pitch::Large, List::BesideTheFacts),
        // 6×3 would fit without a panel; 4×2 has one.
        ((62, 36), Pitch::Medium, List::Nowhere),
    ];
    for ground in GROUNDS {
        for ((width, height), pitch, list) in ladder_of_sizes {
            assert_eq!(
                ladder(width, height, wish(ground)),
                (Some(pitch), list),
                "{width}×{height} {ground:?}"
            );
        }
    }
}

#[test]
fn a_panel_beside_or_below_4_by_2_goes_before_6_by_3_without_and_t_changes_that() {
    for ground in GROUNDS {
        let size = Size::new(62, 36);
        let with = plan::stage(size, wish(ground)).unwrap();
        assert_eq!(with.board.unwrap().pitch, Pitch::Medium);
        assert!(with.panel.is_some());
        let toggled = Wish {
            panel_toggled: true,
            ..wish(ground)
        };
        let without = plan::stage(size, toggled).unwrap();
        assert_eq!(
            (without.board.unwrap().pitch, without.panel),
            (Pitch::Large, None)
        );
    }
}

#[test]
fn a_wished_size_is_given_wherever_it_fits() {
    // The board with its coordinates, header, entry, and from 4×2 up the footer.
    let needs = |pitch, ground| match (pitch, ground) {
        (Pitch::Small, _) => (21, 12),
        (Pitch::Medium, Ground::Filled) => (42, 23),
        (Pitch::Medium, Ground::Ruled) => (43, 24),
        (Pitch::Large, Ground::Filled) => (60, 32),
        (Pitch::Large, Ground::Ruled) => (61, 33),
        (Pitch::ExtraLarge, Ground::Filled) => (78, 41),
        (Pitch::ExtraLarge, Ground::Ruled) => (79, 42),
    };
    for ground in GROUNDS {
        for (size, pitch) in WISHES {
            let least = needs(pitch, ground);
            for (width, height) in big_enough() {
                let (given, _) = ladder(
                    width,
                    height,
                    Wish {
                        size,
                        ..wish(ground)
                    },
                );
                let (auto, _) = ladder(width, height, wish(ground));
                let fits = width >= least.0 && height >= least.1;
                let expected = if fits { Some(pitch) } else { auto };
                assert_eq!(given, expected, "{size:?} at {width}×{height} {ground:?}");
            }
        }
    }
}
