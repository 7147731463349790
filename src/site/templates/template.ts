import type { TemplateName } from '@/src/domain/appearance/template-name'
import type { CardSettings } from './card-settings'
import type { HomeSection } from './home-section'

export type { CardSettings }

/** Design tokens of a template's look, as CSS values; colours and fonts are the site's own. */
export type Look = {
  titleSize: string
  titleWeight: 'normal' | 'bold'
  titleLeading: number
  titleTracking: string
  headingSize: string
  headingCase: 'none' | 'uppercase'
  pictureRadius: string
  controlRadius: string
  /** A border between elements. */
  rule: string
  /** Space between the sections of a page. */
  sectionSpace: string
  /** A pattern in the accent colour, where sections have space for one. */
  ornament: Ornament
  /** The background of a title in place of a missing picture. */
  letters: Letters
}
/** `tint`: the accent, faint; `accent`: full; `dark`: the colour of emphasis; `paper`: the panel's. */
export type Letters = 'tint' | 'accent' | 'dark' | 'paper'
export type Ornament = 'none' | 'gingham' | 'tiles' | 'awning' | 'airmail'

export type HeaderSettings = {
  /** `line`: a rule below; `ornament`: the pattern below; `block`: on the accent; `plain`: bare. */
  style: 'line' | 'ornament' | 'block' | 'plain'
  /** Condition for the site's icon beside its name. */
  icon: 'always' | 'without-logo' | 'never'
  hasSocialLinks: boolean
  /** Whether header links are in the line or behind a button. */
  links: 'inline' | 'menu'
}

export type FooterSettings = { layout: 'columns' | 'centered'; hasOrnament: boolean }

/** A section of the recipe page with its settings. */
export type RecipeSection =
  | {
      kind: 'head'
      layout: 'editorial' | 'split' | 'poster'
      /**
       * Whether it offers to give the recipe away (the dialog only says so), where the site shows mock-ups.
       * @see docs/product/site-frame.md#controls-without-a-function
       */
      hasMockup?: true
    }
  | {
      kind: 'method'
      ingredients: 'plain' | 'card' | 'block'
      steps: 'margin' | 'large' | 'block'
      instructionsHeading: 'Instructions' | 'Directions'
      /**
       * The service that sells access to locked recipes: `substack` for sites that use it.
       * @see docs/product/recipe-page.md#locked-recipe
       */
      gate: 'plans' | 'substack'
    }
  | { kind: 'notes'; style: 'plain' | 'card' }
  | {
      kind: 'equipment'
      /**
       * Whether tools without a link have a Shop button (it only logs), where the site shows mock-ups.
       * @see docs/product/site-frame.md#controls-without-a-function
       */
      hasMockup?: true
    }
  | {
      kind: 'story'
      heading: string
      /**
       * Whether it offers to be listened to (the button only logs), where the site shows mock-ups.
       * @see docs/product/site-frame.md#controls-without-a-function
       */
      hasMockup?: true
    }
  | { kind: 'tags' }
  | { kind: 'comments'; heading: string }
  | { kind: 'collection'; heading: string; card: CardSettings }
  | { kind: 'more-recipes'; heading: string; count: number; card: CardSettings }

/**
 * The head of every page but the home page and a recipe. `line`: a rule below; `label`: the title on
 * a label; `block`: on the accent; `centered`: between rules; `masthead`: as large as it fits, under
 * a heavy rule; `quiet`: small; `dark`: on the overlay colour; `letter`: a column's heading; `card`:
 * a narrow column's.
 */
export type HeadStyle =
  'line' | 'label' | 'block' | 'centered' | 'masthead' | 'quiet' | 'dark' | 'letter' | 'card'

/** The style of the pages about the author: about, events, links. */
export type PagesSettings = {
  /** `column`: in a column in the middle. */
  width: 'page' | 'letter' | 'card'
  /** The layout of events and links in a list. */
  items: 'lines' | 'large' | 'framed' | 'blocks'
  /**
   * `beside`: picture beside the text; `letter`: a round portrait above it; `poster`: the name on
   * colour, the picture across its edge; `words`: large text, then the picture.
   */
  about: 'beside' | 'letter' | 'poster' | 'words'
}

/** The list of all recipes. */
export type RecipesSettings = {
  heading: string
  headStyle: HeadStyle
  card: CardSettings
}

/**
 * A template: data only; all templates share page types and parts.
 * @see docs/product/site-frame.md#templates
 */
export type Template = {
  name: TemplateName
  look: Look
  header: HeaderSettings
  footer: FooterSettings
  /** `column`: everything in one narrow column, as on a phone. */
  homeWidth: 'page' | 'column'
  home: readonly HomeSection[]
  recipes: RecipesSettings
  pages: PagesSettings
  recipe: readonly RecipeSection[]
}
