import { isTag, isText as isTextNode } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type {
  Block,
  Inline,
  List,
  ListItem,
  RichTextDocument,
  TextLeaf,
} from '@/src/domain/rich-text/document'
import { isText } from '@/src/domain/rich-text/document'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { parsePage } from '@/src/parsing/web-page/page-document'

const DROPPED = new Set(
  'script style iframe object embed noscript template form button select svg head title'.split(' '),
)
const BLOCKS = new Set(
  `p div section article header footer main aside blockquote figure figcaption table tbody thead
  tr td th pre address center details summary h1 h2 h3 h4 h5 h6 ul ol li dl dt dd hr body html`.split(
    /\s+/,
  ),
)

/**
 * Converts HTML to rich text: paragraphs, headings, lists, links, bold and italic stay, other
 * markup and pictures are removed, all text stays.
 * @see docs/product/rich-text.md#document-form
 */
export function htmlToDocument(html: string): RichTextDocument {
  return nodesToDocument(parsePage(html).root.children)
}

/** Converts nodes of a parsed page to rich text, as `htmlToDocument` does. */
export const nodesToDocument = (nodes: readonly ChildNode[]): RichTextDocument => blocksOf(nodes)

function blocksOf(nodes: readonly ChildNode[]): Block[] {
  const blocks: Block[] = []
  let line: ChildNode[] = []
  const endLine = (): void => {
    blocks.push(...paragraphs(line))
    line = []
  }
  for (const node of nodes) {
    if (!isTag(node) || !holdsBlocks(node)) line.push(node)
    else {
      endLine()
      blocks.push(...blockOf(node))
    }
  }
  endLine()
  return blocks
}

/** Cached, as the same elements are checked on every level. */
const known = new WeakMap<Element, boolean>()

function holdsBlocks(node: Element): boolean {
  const before = known.get(node)
  if (before !== undefined) return before
  const holds =
    BLOCKS.has(node.name) || node.children.some((child) => isTag(child) && holdsBlocks(child))
  known.set(node, holds)
  return holds
}

function blockOf(node: Element): Block[] {
  const heading = /^h([1-6])$/.exec(node.name)?.[1]
  if (heading !== undefined) {
    const children = trimmed(inlines(node.children, {}))
    const level = Number(heading) <= 2 ? 2 : 3
    return children.length === 0 ? [] : [{ type: 'heading', level, children }]
  }
  if (node.name === 'ul' || node.name === 'ol') return listOf(node)
  return DROPPED.has(node.name) ? [] : blocksOf(node.children)
}

function listOf(node: Element): List[] {
  const type = node.name === 'ol' ? 'numbered-list' : 'bulleted-list'
  const children = node.children.filter(isTag).flatMap(itemOf)
  return children.length === 0 ? [] : [{ type, children }]
}

function itemOf(node: Element): ListItem[] {
  const inner = node.children.flatMap((child) =>
    isTag(child) && (child.name === 'ul' || child.name === 'ol') ? listOf(child) : [],
  )
  const words = node.children.filter(
    (child) => !(isTag(child) && (child.name === 'ul' || child.name === 'ol')),
  )
  const children = [...trimmed(inlines(words, {})), ...inner]
  return children.length === 0 ? [] : [{ type: 'list-item', children }]
}

/** Two line breaks begin a paragraph, as old editors wrote them. */
function paragraphs(nodes: readonly ChildNode[]): Block[] {
  const leaves = inlines(nodes, {})
  const parts: Inline[][] = [[]]
  for (const leaf of leaves) {
    if (!isText(leaf)) parts.at(-1)?.push(leaf)
    else {
      const [first = '', ...rest] = leaf.text.split(/\n{2,}/)
      parts.at(-1)?.push({ ...leaf, text: first })
      for (const text of rest) parts.push([{ ...leaf, text }])
    }
  }
  return parts.flatMap((part) => {
    const children = trimmed(part)
    return children.length === 0 ? [] : [{ type: 'paragraph' as const, children }]
  })
}

type Marks = { bold?: true; italic?: true }

function inlines(nodes: readonly ChildNode[], marks: Marks): Inline[] {
  return merged(nodes.flatMap((node) => inlineOf(node, marks)))
}

function inlineOf(node: ChildNode, marks: Marks): Inline[] {
  if (isTextNode(node)) return [{ text: node.data.replace(/\s+/g, ' '), ...marks }]
  if (!isTag(node) || DROPPED.has(node.name)) return []
  if (node.name === 'br') return [{ text: '\n', ...marks }]
  if (node.name === 'a') return linkOf(node, marks)
  return inlines(node.children, { ...marks, ...marksOf(node) })
}

function marksOf({ name }: Element): Marks {
  if (name === 'b' || name === 'strong') return { bold: true }
  return name === 'i' || name === 'em' ? { italic: true } : {}
}

function linkOf(node: Element, marks: Marks): Inline[] {
  const href = (node.attribs['href'] ?? '').trim()
  const children = inlines(node.children, marks).flatMap((child): TextLeaf[] =>
    isText(child) ? [child] : 'children' in child ? [...child.children] : [],
  )
  if (!isWebAddress(href) || href.length > 2048) return children
  return children.some(({ text }) => text.trim() !== '') ? [{ type: 'link', href, children }] : []
}

/** Merges adjacent runs with the same marks, and collapses white space. */
function merged(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  let run: TextLeaf[] = []
  const endRun = (): void => {
    const [first] = run
    // Joined once, as growing a string leaf by leaf would be quadratic.
    if (first) result.push({ ...first, text: tidy(run.map(({ text }) => text).join('')) })
    run = []
  }
  for (const node of nodes) {
    const [first] = run
    if (isText(node) && (!first || areMarkedAlike(node, first))) run.push(node)
    else {
      endRun()
      if (isText(node)) run.push(node)
      else result.push(node)
    }
  }
  endRun()
  return result
}

const areMarkedAlike = (one: TextLeaf, other: TextLeaf): boolean =>
  one.bold === other.bold && one.italic === other.italic

const tidy = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/ ?\n ?/g, '\n')

/** Trims white space at both ends and drops empty runs. */
function trimmed(nodes: readonly Inline[]): Inline[] {
  const isWord = (node: Inline): boolean => !isText(node) || node.text.trim() !== ''
  const first = nodes.findIndex(isWord)
  const result = nodes
    .slice(Math.max(first, 0), first === -1 ? 0 : nodes.findLastIndex(isWord) + 1)
    .map((node) => (isText(node) ? { ...node } : node))
  const [begin, end] = [result[0], result.at(-1)]
  if (begin && isText(begin)) begin.text = begin.text.trimStart()
  if (end && isText(end)) end.text = end.text.trimEnd()
  return result.filter((node) => !isText(node) || node.text !== '')
}
