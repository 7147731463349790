import type { TemplateName } from '@/src/domain/template-name'

/** The measures of a template's mood, as CSS values; colours and fonts are the site's own. */
export type Look = {
  titleSize: string
  titleWeight: 'normal' | 'bold'
  titleLeading: number
  titleTracking: string
  headingSize: string
  headingCase: 'none' | 'uppercase'
  pictureRadius: string
  controlRadius: string
  /** A border: the line between things. */
  rule: string
  /** Between the sections of a page. */
  sectionSpace: string
  /** A pattern drawn in the accent, where sections leave room for one. */
  ornament: Ornament
}
export type Ornament = 'none' | 'gingham' | 'tiles'

/** How a recipe shows in a grid. */
export type CardSettings = {
  /** `plain`: words under the picture; `label`: words on paper over its edge; `block`: on colour. */
  style: 'plain' | 'label' | 'block'
  /** Width by height of the picture. */
  ratio: number
}

export type HeaderSettings = {
  /** `line`: a rule below; `ornament`: the pattern below; `block`: on the accent. */
  style: 'line' | 'ornament' | 'block'
  /** When the site's icon stands beside its name. */
  icon: 'always' | 'without-logo' | 'never'
  hasSocialLinks: boolean
  /** Whether header links stand in the line or behind a button. */
  links: 'inline' | 'menu'
}

export type FooterSettings = { layout: 'columns' | 'centered'; hasOrnament: boolean }

/** A section of the home page with everything it must be told. */
export type HomeSection =
  | { kind: 'hero-wide'; kicker: string; action: string }
  | { kind: 'hero-poster'; action: string }
  | { kind: 'featured-mosaic'; heading: string; action: string }
  | { kind: 'featured-slider'; heading: string; skip: 0 | 1; card: CardSettings }
  | { kind: 'latest-index'; heading: string; count: number; viewAll: string }
  | {
      kind: 'latest-grid'
      heading: string
      count: number
      viewAll: string
      card: CardSettings
      /** To the edges of the window, without gaps. */
      isFullBleed: boolean
    }
  | { kind: 'about'; layout: 'letter' | 'portrait' | 'band' }

/** A section of the recipe page with everything it must be told. */
export type RecipeSection =
  | { kind: 'head'; layout: 'editorial' | 'split' | 'poster' }
  | {
      kind: 'method'
      ingredients: 'plain' | 'card' | 'block'
      steps: 'margin' | 'large' | 'block'
      instructionsHeading: 'Instructions' | 'Directions'
    }
  | { kind: 'notes'; style: 'plain' | 'card' }
  | { kind: 'equipment' }
  | { kind: 'story'; heading: string }
  | { kind: 'tags' }
  | { kind: 'more-recipes'; heading: string; count: number; card: CardSettings }

/** The list of all recipes. */
export type RecipesSettings = {
  heading: string
  headStyle: 'plain' | 'block'
  card: CardSettings
}

/** A template: data only, the same page types and parts for all (visitor-site §1, house). */
export type Template = {
  name: TemplateName
  look: Look
  header: HeaderSettings
  footer: FooterSettings
  home: readonly HomeSection[]
  recipes: RecipesSettings
  recipe: readonly RecipeSection[]
}
