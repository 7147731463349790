import { isWebAddress } from '../addresses/web-address'
import type {
  Block,
  ButtonBlock,
  GalleryPicture,
  LetterBlock,
  LetterDocument,
  Paragraph,
  RichTextDocument,
  WideBlock,
} from './document'
import { isList } from './document'
import { embedLink } from './embeds/embed-link'
import { tableLines } from './table'

/** The text that replaces a divider for clients that do not know it. */
const DIVIDER_TEXT = '* * *'

/**
 * Whether a block is of a type that every rich text may contain: of the other types, only quotes have text.
 */
export const isBasic = (block: LetterBlock): block is Block =>
  isList(block) || block.type === 'paragraph' || block.type === 'heading'

/** Whether a block is of a type that every wider text may contain. */
export const isWide = (block: LetterBlock): block is WideBlock =>
  block.type !== 'recipe-card' && block.type !== 'button' && block.type !== 'paywall'

/**
 * Reduces a wider text to the basic types: quotes, captions and rows of tables become paragraphs, embeds
 * links, and everything without text is omitted.
 */
export const basicDocument = (document: LetterDocument): RichTextDocument =>
  document
    .filter(({ type }) => type !== 'divider' && type !== 'paywall')
    .flatMap((block) => (isBasic(block) ? [block] : replacements(block, NO_ALTS).filter(hasText)))

/** The alternative text of a picture, by its id; undefined for none. */
export type AltOf = (imageId: string) => string | undefined

const NO_ALTS: AltOf = () => undefined
const hasText = ({ children }: Paragraph): boolean => children.length > 0

/**
 * A wider text for a client that knows the basic types alone. Each paragraph that replaces another
 * type is marked, so that it is not written back in its place.
 * @see docs/product/rich-text.md#reduced-texts
 */
export const reducedDocument = (document: LetterDocument, altOf: AltOf): RichTextDocument =>
  document.flatMap((block): readonly Block[] =>
    isBasic(block)
      ? [block]
      : replacements(block, altOf).map((each) => ({ ...each, reduced: true })),
  )

function replacements(block: Exclude<LetterBlock, Block>, altOf: AltOf): Paragraph[] {
  return isWide(block) ? wideReplacements(block, altOf) : [letterText(block)]
}

function letterText(block: Exclude<LetterBlock, WideBlock>): Paragraph {
  if (block.type === 'button') return buttonText(block)
  return textParagraph(block.type === 'paywall' ? DIVIDER_TEXT : undefined)
}

function wideReplacements(block: Exclude<WideBlock, Block>, altOf: AltOf): Paragraph[] {
  switch (block.type) {
    case 'quote':
      return [{ type: 'paragraph', children: block.children }]
    case 'divider':
      return [textParagraph(DIVIDER_TEXT)]
    case 'picture':
      return [pictureText(block, altOf)]
    case 'gallery':
      return [
        ...block.pictures.map((picture) => pictureText(picture, altOf)),
        ...(block.caption === undefined ? [] : [textParagraph(block.caption)]),
      ]
    case 'embed':
      return [{ type: 'paragraph', children: [embedLink(block)] }]
    case 'table':
      return tableLines(block).map((children) => ({ type: 'paragraph', children }))
  }
}

const pictureText = ({ imageId, caption }: GalleryPicture, altOf: AltOf): Paragraph =>
  textParagraph(altOf(imageId) ?? caption)

/** A link; a path on the site is no link of the document form. */
const buttonText = ({ label, href }: ButtonBlock): Paragraph =>
  isWebAddress(href)
    ? { type: 'paragraph', children: [{ type: 'link', href, children: [{ text: label }] }] }
    : textParagraph(label)

const textParagraph = (text: string | undefined): Paragraph => ({
  type: 'paragraph',
  children: text ? [{ text }] : [],
})
