import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import render from 'dom-serializer'
import { getClassNames, getElementText, parsePage } from '../web-page/page-document'
import { findContentElement } from './page-content'

/** Elements of the page frame around authored text. */
const FRAME = new Set(
  'nav header footer aside form button select iframe script style noscript template svg dialog'.split(
    ' ',
  ),
)
const FRAME_ROLES = /^(?:navigation|complementary|contentinfo|search|banner|dialog)$/
const FRAME_NAMES =
  /^(?:comments?|comments?[-_](?:area|list|respond|section|form)|respond|related(?:[-_].*)?|shar(?:e|ing)(?:[-_].*)?|sharedaddy|social(?:[-_].*)?|sidebar(?:[-_].*)?|widget(?:[-_].*)?|newsletter(?:[-_].*)?|subscribe(?:[-_].*)?|sign-?up(?:[-_].*)?|breadcrumbs?(?:[-_].*)?|cookies?[-_].*|adverts?|ads?|ad-(?:slot|unit|container)|promo(?:[-_].*)?|byline|(?:post|entry)[-_](?:meta|footer|header)|author-(?:box|bio)|nav(?:bar|igation)?|pagination|post-navigation|jump-to-recipe|toc|table-of-contents|screen-reader-text|sr-only|visually-hidden|menu)$/i

/** Plugin cards, which were parsed except for their notes. */
const CARDS =
  /^(?:wprm-recipe-container|tasty-recipes|mv-create-card|mv-recipe-card|easyrecipe|zrdn-recipe-container|cooked-recipe-wrapper|wp-block-wpzoom-recipe-card-block-recipe-card|dr-summary-holder|wpurp-container|jetpack-recipe|mpprecipe-container|recipe-card|recipecard)$/i
const CARD_NOTES =
  /^(?!.*(?:ingredient|instruction|direction))(?:.+[-_])?notes(?:[-_](?:container|body|block|content))?$/i

/** Text of a page outside its recipe: the text around it, and the notes in its card. */
export type PageStory = { html: string; notes: string }

/**
 * Reads the text around the recipe of a page, without furniture of the site; returns null if the
 * content element is unknown.
 */
export function readPageStory(html: string): PageStory | null {
  const content = findContentElement(parsePage(html))
  if (!content) return null
  const notes: string[] = []
  const kept = keptNodes(content.children, notes)
  return { html: render(kept), notes: notes.join('\n') }
}

/** Elements with authored text; other text counts only as prose. */
const WRITTEN = /^(?:p|li|h[1-6]|blockquote|t[dh]|d[dt]|pre|figcaption)$/
const BLOCKS =
  /^(?:p|li|ul|ol|h[1-6]|blockquote|table|tbody|thead|tfoot|tr|t[dh]|dl|d[dt]|pre|figure|figcaption|div|section|article|main|details|summary|center|hr)$/

/** Filters adjacent nodes; `notes` collects those of cards. */
function keptNodes(nodes: readonly ChildNode[], notes: string[]): ChildNode[] {
  const kept: ChildNode[] = []
  let line: ChildNode[] = []
  const endLine = (): void => {
    if (isProse(textOf(line))) kept.push(...line)
    line = []
  }
  for (const node of nodes) {
    if (!isTag(node) || !holdsBlocks(node)) {
      if (!isTag(node) || !isFrame(node)) line.push(node)
      continue
    }
    endLine()
    if (isFrame(node)) continue
    if (isCard(node)) notes.push(...notesIn(node))
    else if (keepsWords(node, notes)) kept.push(node)
    else dropTitle(kept)
  }
  endLine()
  return kept
}

/** Returns whether a block has text left; lists of links only are menus or tables of contents. */
function keepsWords(block: Element, notes: string[]): boolean {
  if (
    WRITTEN.test(block.name) &&
    !block.children.some((child) => isTag(child) && holdsBlocks(child))
  )
    return !isMereLink(block)
  block.children = WRITTEN.test(block.name)
    ? block.children.flatMap((child) =>
        isTag(child) && holdsBlocks(child) ? keptNodes([child], notes) : [child],
      )
    : keptNodes(block.children, notes)
  return block.children.length > 0 && !isMereLink(block)
}

/** Drops the heading of a dropped list. */
function dropTitle(kept: ChildNode[]): void {
  const last = kept.at(-1)
  if (last && isTag(last) && /^h[1-6]$/.test(last.name)) kept.pop()
}

/**
 * Returns whether an element is or contains a block; cached, as elements are checked repeatedly.
 */
const known = new WeakMap<Element, boolean>()
function holdsBlocks(element: Element): boolean {
  const before = known.get(element)
  if (before !== undefined) return before
  const holds =
    BLOCKS.test(element.name) ||
    FRAME.has(element.name) ||
    element.children.some((child) => isTag(child) && holdsBlocks(child))
  known.set(element, holds)
  return holds
}

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (isTag(node) ? getElementText(node) : isText(node) ? node.data : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns whether a text is a sentence, or as long as one. */
const isProse = (text: string): boolean =>
  /\S+ \S+ \S+ \S.*[.!?…:]["'”’)]*$|[。！？]$/u.test(text) || text.split(' ').length >= 8

/** Returns whether a block contains only links within the page or without a sentence. */
function isMereLink(block: Element): boolean {
  const words = block.children.filter((child) => isTag(child) || textOf([child]) !== '')
  const links = words.filter(isTag).filter(({ name }) => name === 'a')
  const isWithin = links.every(({ attribs }) => attribs['href']?.startsWith('#'))
  return links.length > 0 && links.length === words.length && (isWithin || !isProse(textOf(words)))
}

function isFrame(element: Element): boolean {
  const { role, hidden, style = '', id = '', itemprop = '' } = element.attribs
  return (
    FRAME.has(element.name) ||
    hidden !== undefined ||
    FRAME_ROLES.test(role ?? '') ||
    /display\s*:\s*none/i.test(style) ||
    /^(?:comment|review|author|publisher)$/.test(itemprop) ||
    [...getClassNames(element), id].some((name) => FRAME_NAMES.test(name))
  )
}

/** Returns whether an element is a plugin card or marked up as a recipe. */
const isCard = (element: Element): boolean =>
  /\/Recipe$/.test(element.attribs['itemtype'] ?? '') ||
  getClassNames(element).some((name) => CARDS.test(name))

function notesIn(card: Element): string[] {
  const isNotes = (element: Element): boolean =>
    getClassNames(element).some((name) => CARD_NOTES.test(name))
  const found: string[] = []
  const open: ChildNode[] = [...card.children].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    if (isNotes(node)) found.push(render(node.children))
    else open.push(...[...node.children].reverse())
  }
  return found
}
