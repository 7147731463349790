import type { References, WrittenPicture } from '@/src/domain/recipe-html/content'
import { pictureAddress } from '@/src/domain/recipe-html/picture-html'
import { referenceText } from '@/src/domain/recipe-html/rich-text-html'
import { isList, isText } from '@/src/domain/rich-text/document'
import type {
  Gallery,
  GalleryPicture,
  Heading,
  Inline,
  List,
  ListItem,
  Paragraph,
  Quote,
  TextLeaf,
  WideBlock,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { embedLink } from '@/src/domain/rich-text/embeds/embed-link'
import { tableLines } from '@/src/domain/rich-text/table'
import type {
  NewsletterBlock,
  NewsletterItem,
  NewsletterList,
  NewsletterPicture,
  NewsletterRun,
  NewsletterText,
} from './newsletter-blocks'

/**
 * Converts rich text to blocks of a newsletter. Rows of tables become paragraphs, embeds links, galleries
 * pictures one below another.
 * @see docs/product/mail.md#newsletters
 */
export const blocksFromRichText = (
  document: WideDocument,
  references: References,
): NewsletterBlock[] => document.flatMap((block) => blocksOf(block, references))

function blocksOf(block: WideBlock, references: References): NewsletterBlock[] {
  if (isList(block)) return [{ type: 'list', ...listOf(block, references) }]
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return textBlock(block, references)
    case 'divider':
      return [{ type: 'divider' }]
    case 'picture':
      return pictureBlocks(block, references)
    case 'gallery':
      return galleryBlocks(block, references)
    case 'embed':
      return paragraphs([runsOf([embedLink(block)], references)])
    case 'table':
      return paragraphs(tableLines(block).map((line) => runsOf(line, references)))
  }
}

function textBlock(block: Paragraph | Heading | Quote, references: References): NewsletterBlock[] {
  const runs = runsOf(block.children, references)
  if (!hasText({ runs })) return []
  if (block.type !== 'heading') return [{ type: block.type, runs }]
  // The first level is the title of the mail.
  return [{ type: 'heading', level: block.level === 3 ? 3 : 2, runs }]
}

const galleryBlocks = (
  { pictures, caption }: Gallery,
  references: References,
): NewsletterBlock[] => [
  ...pictures.flatMap((picture) => pictureBlocks(picture, references)),
  ...paragraphs([[{ text: caption ?? '', italic: true }]]),
]

const hasText = ({ runs }: { runs: NewsletterText }): boolean =>
  runs.some(({ text }) => text.trim() !== '')

const paragraphs = (texts: readonly NewsletterText[]): NewsletterBlock[] =>
  texts.map((runs) => ({ type: 'paragraph' as const, runs })).filter(hasText)

/** The runs of inline nodes: amounts and ingredients are text. */
const runsOf = (nodes: readonly Inline[], references: References): NewsletterRun[] =>
  nodes.flatMap((node) => {
    if (isText(node)) return [leafOf(node)]
    if (node.type !== 'link') return [{ text: referenceText(node, references) }]
    return node.children.map((leaf) => ({ ...leafOf(leaf), href: node.href }))
  })

const leafOf = ({ text, bold, italic }: TextLeaf): NewsletterRun => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
})

const listOf = ({ type, children }: List, references: References): NewsletterList => ({
  isNumbered: type === 'numbered-list',
  items: children.map((item) => itemOf(item, references)),
})

function itemOf({ children }: ListItem, references: References): NewsletterItem {
  const own = children.filter((child): child is Inline => !isList(child))
  const lists = children.filter(isList).map((list) => listOf(list, references))
  return { runs: runsOf(own, references), ...(lists.length > 0 ? { lists } : {}) }
}

function pictureBlocks(
  { imageId, caption }: GalleryPicture,
  { pictures, origin }: References,
): NewsletterBlock[] {
  const image = pictures.get(imageId)
  if (image === undefined) return paragraphs([[{ text: caption ?? '' }]])
  return [{ type: 'picture', picture: pictureOf(image, origin), caption: caption ?? null }]
}

/** A picture of a site at its absolute address; without alternative text, that of `alt`. */
export const pictureOf = (image: WrittenPicture, origin: string, alt = ''): NewsletterPicture => ({
  ...pictureAddress(image, origin),
  alt: image.alt ?? alt,
})
