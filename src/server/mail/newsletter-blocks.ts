import type { TextDirection } from '@/src/domain/language/text-direction'

/** A run of text of a newsletter; a line break is `\n`. */
export type NewsletterRun = {
  text: string
  bold?: boolean
  italic?: boolean
  /** Address of a link; anything but http, https and mailto is dropped. */
  href?: string
}

export type NewsletterText = readonly NewsletterRun[]

/** A picture at its absolute address. The size is that of the file; 0 if it is not known. */
export type NewsletterPicture = {
  url: string
  width: number
  height: number
  /** Alternative text; empty for a picture without one. */
  alt: string
  href?: string | null
}

/** An item of a list, with the lists inside it. */
export type NewsletterItem = { runs: NewsletterText; lists?: readonly NewsletterList[] }
export type NewsletterList = { isNumbered: boolean; items: readonly NewsletterItem[] }

/** A step of a recipe: its number, text and pictures. */
export type NewsletterStep = {
  number: number
  paragraphs: readonly NewsletterText[]
  pictures: readonly NewsletterPicture[]
}

/** The types of blocks, with what each contains. */
type BlockTypes = {
  paragraph: { runs: NewsletterText }
  heading: { level: 2 | 3; runs: NewsletterText }
  list: NewsletterList
  quote: { runs: NewsletterText }
  picture: { picture: NewsletterPicture; caption: string | null }
  button: { label: string; href: string }
  divider: object
  'recipe-card': {
    title: string
    url: string
    picture: NewsletterPicture | null
    description: string | null
  }
  /** Yield and times of a recipe. */
  facts: { facts: readonly { label: string; value: string }[] }
  /** Ingredient lines as their author typed them. */
  ingredients: { lines: readonly NewsletterText[] }
  step: NewsletterStep
  /** The end of what a reader may see, and how to read on. */
  paywall: { text: string; button: { label: string; href: string } }
}

export type NewsletterBlockType = keyof BlockTypes

/** A block of a newsletter, for HTML and plain text alike; of one type, or of any. */
export type NewsletterBlock<Type extends NewsletterBlockType = NewsletterBlockType> = {
  [Each in Type]: { type: Each } & BlockTypes[Each]
}[Type]

/** A function for each type of blocks. */
export type ByBlockType<Result> = {
  [Type in NewsletterBlockType]: (block: NewsletterBlock<Type>) => Result
}

/** A newsletter, as each of its recipients with the same rights gets it. */
export type Newsletter = {
  subject: string
  preheader: string
  /** BCP 47 tag of the language of the mail's own labels. */
  language: string
  direction: TextDirection
  /** The heading. */
  title: string
  /** The author's own words above the content: plain text, a paragraph per line. */
  note: string | null
  blocks: readonly NewsletterBlock[]
  /** Its page on the site; null if it has none. */
  webUrl: string | null
  postalAddress: string | null
  /** The reason in the footer: `You get this email because you subscribed to Ferment.` */
  reason: string
}
