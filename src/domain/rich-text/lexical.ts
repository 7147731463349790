import type { PictureWidth, Scaling } from './document'

/** The part of Lexical's stored form that our editors can make. */
export type LexicalState = { root: LexicalElement<'root', LexicalBlock> }

/** An element with children. */
export interface LexicalElement<Type extends string, Child> {
  type: Type
  children: Child[]
  direction: 'ltr' | 'rtl' | null
  format: ''
  indent: number
  version: number
}

export type LexicalText = {
  type: 'text'
  text: string
  /** Bit field: 1 bold, 2 italic. */
  format: number
  detail: 0
  mode: 'normal'
  style: ''
  version: 1
}
export type LexicalLineBreak = { type: 'linebreak'; version: 1 }
export type LexicalLink = LexicalElement<'link', LexicalText | LexicalLineBreak> & {
  id: string
  fields: { linkType: 'custom'; newTab: boolean; url: string }
}
export type LexicalInlineBlock = {
  type: 'inlineBlock'
  version: 1
  fields: { id: string; blockName: ''; text?: string } & (
    | { blockType: 'measurement'; quantity: number; unitId: string; scaling?: Scaling }
    | { blockType: 'ingredientUsageReference'; ingredientUsageId: string }
  )
}
export type LexicalInline = LexicalText | LexicalLineBreak | LexicalLink | LexicalInlineBlock
export type LexicalParagraph = LexicalElement<'paragraph', LexicalInline> & {
  textFormat: 0
  textStyle: ''
}
export type LexicalHeading = LexicalElement<'heading', LexicalInline> & { tag: 'h1' | 'h2' | 'h3' }
export interface LexicalListItem extends LexicalElement<'listitem', LexicalInline | LexicalList> {
  value: number
}
export interface LexicalList extends LexicalElement<'list', LexicalListItem> {
  listType: 'bullet' | 'number'
  tag: 'ul' | 'ol'
  start: 1
}
export type LexicalQuote = LexicalElement<'quote', LexicalInline>
export type LexicalDivider = { type: 'horizontalrule'; version: 1 }
export type LexicalTableCell = LexicalElement<'tablecell', LexicalParagraph> & {
  /** Bit field: 1 in a header row, 2 in a header column. */
  headerState: number
  colSpan: 1
  rowSpan: 1
  backgroundColor: null
}
export type LexicalTableRow = LexicalElement<'tablerow', LexicalTableCell>
export type LexicalTable = LexicalElement<'table', LexicalTableRow>
/** A block of Payload's editor: it has fields and no text. */
export type LexicalOwnBlock = {
  type: 'block'
  version: 2
  format: ''
  fields: { id: string; blockName: '' } & (
    | LexicalPicture
    | LexicalGallery
    | LexicalEmbed
    | LexicalRecipeCard
    | LexicalButton
    | LexicalPaywall
  )
}
export type LexicalPicture = {
  blockType: 'picture'
  imageId: string
  caption?: string
  width?: PictureWidth
}
export type LexicalGallery = {
  blockType: 'gallery'
  pictures: LexicalGalleryPicture[]
  caption?: string
}
/** A picture in a gallery: a row of Payload's array. */
export type LexicalGalleryPicture = { id: string; imageId: string; caption?: string }
export type LexicalEmbed = { blockType: 'embed'; url: string; title?: string }
export type LexicalRecipeCard = { blockType: 'recipeCard'; recipeId: string }
export type LexicalButton = { blockType: 'button'; label: string; href: string }
export type LexicalPaywall = { blockType: 'paywall' }
export type LexicalBlock =
  | LexicalParagraph
  | LexicalHeading
  | LexicalList
  | LexicalQuote
  | LexicalDivider
  | LexicalTable
  | LexicalOwnBlock

/** Lexical's bit for a cell of a header row. */
export const ROW_HEADER = 1
/** Lexical's bit for a cell of a header column. */
export const COLUMN_HEADER = 2
/** Lexical's bit for bold text. */
export const BOLD = 1
/** Lexical's bit for italic text. */
export const ITALIC = 2
