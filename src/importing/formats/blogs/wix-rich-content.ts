import { asList, asRecord, asText, getFirstText, getFirstTextOrEmpty } from '../values'
import { collectFieldValues } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import { escapeText } from '../posts'

type Node = Readonly<Record<string, unknown>>

/** A Wix post as HTML; `values` are the texts of its nodes. */
export type RichContent = { html: string; values: SourceValue[] }

/** Converts Wix's rich content (Ricos JSON) to HTML; returns null for other text. */
export function readRichContent(text: string): RichContent | null {
  try {
    const root = asRecord(JSON.parse(text))
    if (!Array.isArray(root['nodes'])) return null
    return { html: childrenOf(root), values: collectFieldValues(root, LAYOUT) }
  } catch {
    return null
  }
}

/** Fields for the layout and behaviour of a node. */
const LAYOUT =
  /^(?:metadata|documentStyle)\.|(?:^|\.)(?:key|style|\w*[sS]tyle|\w*[aA]lignment|\w*[cC]olor|containerData|width|height|level|target|rel|src|url|\w*Url|fontSize|fontWeightValue|indentation|lineHeight|layout|spoiler|textWrap|crop|duration|decorations|colWidthRatio|colsMinWidth|rowsHeight|name|mimeType|\w*Behavior|expandMode|initialExpandedItems)(?:\.|$)/

const TAGS: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  BLOCKQUOTE: 'blockquote',
  TABLE: 'table',
  TABLE_ROW: 'tr',
  TABLE_CELL: 'td',
  CODE_BLOCK: 'pre',
  CAPTION: 'figcaption',
}

const childrenOf = (node: Node): string =>
  asList(node['nodes'])
    .map((child) => htmlOf(asRecord(child)))
    .join('')

const WRITTEN: Readonly<Record<string, (node: Node) => string>> = {
  TEXT: textOf,
  HEADING: (node) => {
    const level = Number(asRecord(node['headingData'])['level'] ?? 2)
    const tag = `h${Math.min(6, Math.max(1, Math.round(level) || 2))}`
    return `<${tag}>${childrenOf(node)}</${tag}>`
  },
  COLLAPSIBLE_ITEM_TITLE: (node) => `<h3>${childrenOf(node).replace(/<\/?p>/g, '')}</h3>`,
  // Paragraphs within a list item become its lines.
  LIST_ITEM: (node) => `<li>${childrenOf(node).replace(/^<p>|<\/p>$/g, '')}</li>`,
  DIVIDER: () => '<hr>',
  IMAGE: (node) => pictureOf(asRecord(node['imageData'])),
  GALLERY: (node) =>
    asList(asRecord(node['galleryData'])['items'])
      .map((item) => pictureOf(asRecord(item)))
      .join(''),
  VIDEO: (node) => frameOf(addressIn(asRecord(asRecord(node['videoData'])['video']))),
  EMBED: (node) => frameOf(getFirstText(asRecord(node['embedData']), 'src')),
  HTML: (node) =>
    getFirstText(asRecord(node['htmlData']), 'html') ??
    frameOf(getFirstText(asRecord(node['htmlData']), 'url')),
  LINK_PREVIEW: (node) => linkOf(asRecord(node['linkPreviewData'])),
  BUTTON: (node) => linkOf(asRecord(node['buttonData'])),
}

function htmlOf(node: Node): string {
  const type = getFirstTextOrEmpty(node, 'type')
  if (Object.hasOwn(TAGS, type)) {
    const tag = TAGS[type] ?? 'p'
    return `<${tag}>${childrenOf(node)}</${tag}>`
  }
  return Object.hasOwn(WRITTEN, type) ? (WRITTEN[type]?.(node) ?? '') : childrenOf(node)
}

function textOf(node: Node): string {
  const data = asRecord(node['textData'])
  const text = typeof data['text'] === 'string' ? data['text'] : ''
  return asList(data['decorations'])
    .map(asRecord)
    .reduce(decorated, escapeText(text).replace(/\r?\n/g, '<br>'))
}

function decorated(html: string, decoration: Node): string {
  const type = getFirstTextOrEmpty(decoration, 'type')
  if (type === 'ITALIC') return `<em>${html}</em>`
  const isBold = type === 'BOLD' && Number(decoration['fontWeightValue'] ?? 700) >= 600
  if (isBold) return `<strong>${html}</strong>`
  const url = addressIn(asRecord(asRecord(decoration['linkData'])['link']))
  return type === 'LINK' && url !== null ? `<a href="${quoted(url)}">${html}</a>` : html
}

const quoted = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** An address in a node, or in its `src`. */
const addressIn = (data: Node): string | null =>
  getFirstText(data, 'url') ?? getFirstText(asRecord(data['src']), 'url')

const frameOf = (url: string | null): string =>
  url === null ? '' : `<p><a href="${quoted(url)}">${quoted(url)}</a></p>`

function linkOf(data: Node): string {
  const url = addressIn(asRecord(data['link'])) ?? getFirstText(data, 'url')
  const text = getFirstText(data, 'title', 'text') ?? url
  return url === null || text === null
    ? ''
    : `<p><a href="${quoted(url)}">${escapeText(text)}</a></p>`
}

function pictureOf(data: Node): string {
  const image = asRecord(data['image'])
  const source = asRecord(image['src'] ?? asRecord(image['media'])['src'])
  const url = resolveWixPicture(getFirstText(source, 'url', 'id'))
  if (url === null) return ''
  const alt = getFirstTextOrEmpty(data, 'altText')
  const caption = getFirstText(data, 'caption', 'title')
  const below = caption === null ? '' : `<figcaption>${escapeText(caption)}</figcaption>`
  return `<figure><img src="${quoted(url)}" alt="${quoted(alt)}">${below}</figure>`
}

/**
 * Resolves a Wix picture reference (`wix:image://v1/ID/name.jpg#…`, an id or an address) to its
 * address.
 */
export function resolveWixPicture(value: unknown): string | null {
  const text = asText(value)
  if (text === null) return null
  if (/^https?:\/\//i.test(text)) return text
  const id = /^wix:image:\/\/v1\/([^/#]+)/.exec(text)?.[1] ?? text
  return /^[\w~%.-]+\.\w{3,4}$/.test(id) ? `https://static.wixstatic.com/media/${id}` : null
}
