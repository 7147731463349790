import type { CardSettings } from './card-settings'

/** A section that leads with the featured recipes. */
type LeadSection =
  | { kind: 'hero-wide'; kicker: string; action: string }
  | { kind: 'hero-poster'; action: string }
  /** A magazine's cover: one picture, its headline, and the other featured recipes as lines. */
  | { kind: 'hero-cover'; action: string }
  /** One large picture at a time. */
  | { kind: 'featured-carousel'; heading: string; action: string }
  | { kind: 'featured-mosaic'; heading: string; action: string }
  | { kind: 'featured-slider'; heading: string; skip: 0 | 1; card: CardSettings }
  /**
   * All content over a picture that fills the screen.
   * @see docs/product/site-pages.md#overlay-home
   */
  | { kind: 'overlay'; count: number; viewAll: string }
  /** The author as a letterhead, with a subscribe button. */
  | { kind: 'masthead'; action: string }
  /** The author with social links. */
  | { kind: 'profile' }

/** A section of the newest recipes, with a link to all recipes. */
type LatestSection = { heading: string; count: number; viewAll: string } & (
  | { kind: 'latest-index' }
  | {
      kind: 'latest-grid'
      card: CardSettings
      /** Whether it reaches the edges of the window, without gaps. */
      isFullBleed: boolean
    }
  /** One large, the others in columns beside it. */
  | { kind: 'latest-spread'; card: CardSettings }
  /** Names alone, in one paragraph. */
  | { kind: 'latest-names' }
  /** Dated, like letters that were sent. */
  | { kind: 'latest-letters' }
  /** Small squares, two beside each other. */
  | { kind: 'latest-tiles' }
  /** Posts below each other, and a column beside them. */
  | {
      kind: 'latest-posts'
      trendingHeading: string
      trendingCount: number
      collectionsHeading: string
    }
)

/** A section about more than single recipes. */
type OtherSection =
  | { kind: 'trending'; heading: string; count: number; layout: 'ranked' }
  | { kind: 'trending'; heading: string; count: number; layout: 'slider'; card: CardSettings }
  | { kind: 'letters'; heading: string; count: number; viewAll: string }
  | { kind: 'collections-slider'; heading: string; viewAll: string }
  | { kind: 'collections-wall'; heading: string; viewAll: string }
  | { kind: 'products-slider'; heading: string }
  | { kind: 'book'; heading: string; action: string }
  | { kind: 'link-buttons' }
  | { kind: 'featured-in'; heading: string }
  | { kind: 'about'; layout: 'letter' | 'portrait' | 'band' }
  | { kind: 'subscribe-box'; heading: string; text: string }

/** A section of the home page with its settings. */
export type HomeSection = LeadSection | LatestSection | OtherSection

/** The kind of a section. */
export type HomeSectionKind = HomeSection['kind']
