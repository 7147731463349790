import { composeAmount } from '../ingredient-lines/compose-amount'
import { isList, isText } from '../rich-text/document'
import type {
  GalleryPicture,
  Heading,
  IngredientUsageReference,
  Inline,
  List,
  Measurement,
  Table,
  TextLeaf,
  WideBlock,
  WideDocument,
} from '../rich-text/document'
import { embedLink } from '../rich-text/embeds/embed-link'
import { headerScope } from '../rich-text/table'
import { isWebAddress } from '../addresses/web-address'
import type { References, WrittenIngredient } from './content'
import { escapeHtml } from './escape'
import { figureHtml } from './picture-html'

/** Rich text as static HTML: references and measurements are plain text. */
export const richTextHtml = (document: WideDocument, references: References): string =>
  document.map((block) => blockHtml(block, references)).join('')

/** The name shown in an ingredient line; `''` if it has none. */
const ingredientName = (usage: WrittenIngredient): string =>
  usage.ingredientTitleOverride ?? usage.ingredient?.title ?? usage.text

/** Wraps HTML in a link; returns the HTML alone if the address is not allowed. */
export const linkHtml = (href: string | null, html: string): string =>
  href !== null && isWebAddress(href) ? `<a href="${escapeHtml(href)}">${html}</a>` : html

function blockHtml(block: WideBlock, references: References): string {
  if (block.type === 'divider') return '<hr>'
  if (block.type === 'picture') return shownPicture(block, references)
  if (block.type === 'gallery') {
    const figures = block.pictures.map((picture) => shownPicture(picture, references)).join('')
    const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''
    return `<figure>${figures}${caption}</figure>`
  }
  if (block.type === 'embed') return `<p>${nodeHtml(embedLink(block), references)}</p>`
  if (isList(block)) return listHtml(block, references)
  if (block.type === 'table') return tableHtml(block, references)
  const html = inlineHtml(block.children, references)
  if (block.type === 'quote') return `<blockquote><p>${html}</p></blockquote>`
  const tag = block.type === 'heading' ? headingTag(block) : 'p'
  return `<${tag}>${html}</${tag}>`
}

const shownPicture = (picture: GalleryPicture, { pictures, origin }: References): string =>
  figureHtml(pictures.get(picture.imageId), picture.caption, origin)

/** Below the recipe's own headings, which are of the second level. */
const headingTag = ({ level }: Heading): string => `h${level + 2}`

function tableHtml(table: Table, references: References): string {
  const rows = table.children.map((row, rowIndex) => {
    const cells = row.children.map((cell, columnIndex) => {
      const scope = headerScope(table, rowIndex, columnIndex)
      const html = inlineHtml(cell.children, references)
      return scope ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}

function listHtml(list: List, references: References): string {
  const tag = list.type === 'numbered-list' ? 'ol' : 'ul'
  const items = list.children.map(({ children }) => {
    const parts = children.map((child) =>
      isList(child) ? listHtml(child, references) : nodeHtml(child, references),
    )
    return `<li>${parts.join('')}</li>`
  })
  return `<${tag}>${items.join('')}</${tag}>`
}

const inlineHtml = (nodes: readonly Inline[], references: References): string =>
  nodes.map((node) => nodeHtml(node, references)).join('')

function nodeHtml(node: Inline, references: References): string {
  if (isText(node)) return leafHtml(node)
  if (node.type === 'link') return linkHtml(node.href, node.children.map(leafHtml).join(''))
  return escapeHtml(referenceText(node, references))
}

/** The text of a measurement or of a reference to an ingredient line. */
export function referenceText(
  node: IngredientUsageReference | Measurement,
  { usages, units }: Pick<References, 'usages' | 'units'>,
): string {
  if (node.text !== undefined) return node.text
  if (node.type === 'measurement') {
    const quantity = { quantityMin: node.quantity, quantityMax: null }
    return composeAmount(quantity, units.get(node.unitId) ?? null).text
  }
  const usage = usages.get(node.ingredientUsageId)
  return usage ? ingredientName(usage) : ''
}

function leafHtml({ text, bold, italic }: TextLeaf): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>')
  const slanted = italic ? `<em>${words}</em>` : words
  return bold ? `<strong>${slanted}</strong>` : slanted
}
