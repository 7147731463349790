import type { Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { getClassNames, findClosest, getParentElement } from '@/src/parsing/web-page/page-document'
import type { TextBlock } from '@/src/parsing/web-page/page-document'

const HEADING_TAGS = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'th',
  'legend',
  'caption',
  'summary',
])
const HEADING_CLASS =
  /(?:^|[-_])(?:heading|header|headline|title|subtitle|subheading|subhead|group-name|section-name|label|purpose)(?:$|[-_])/i

/**
 * Returns whether a block is marked up as a heading: by its tag, its class, or as entirely bold.
 */
export function isHeadingBlock(block: TextBlock): boolean {
  const { element } = block
  if (findClosest(element, (el) => isHeadingTag(el) && depthBetween(element, el) < 3)) return true
  return hasTitleClass(block) || isBold(element)
}

const isHeadingTag = ({ name, attribs }: Element): boolean =>
  HEADING_TAGS.has(name) || attribs.role === 'heading'

/** Returns whether the class of a block names it a title. */
export function hasTitleClass(block: TextBlock): boolean {
  return getClassNames(block.element).some((name) => HEADING_CLASS.test(name))
}

function depthBetween(from: Element, to: Element): number {
  let depth = 0
  let current: Element | null = from
  while (current && current !== to) {
    current = getParentElement(current)
    depth += 1
  }
  return depth
}

/** True when all text of an element stands in `strong`, `b`, `em` or `u`. */
function isBold(element: Element): boolean {
  let hasText = false
  for (const child of element.children) {
    if (isText(child)) {
      if (/[\p{L}\p{N}]/u.test(child.data)) return false
    } else if (isTag(child) && child.name !== 'br') {
      if (!['strong', 'b', 'em', 'u', 'i'].includes(child.name) && !isBold(child)) return false
      hasText = true
    }
  }
  return hasText
}

const FURNITURE =
  /(?:^|[\s_-])(?:shar(?:e|ing)|sharedaddy|social|comments?|respond|disqus|relatedposts|newsletter|subscri(?:be|ption)|cookies?|breadcrumbs?|tags|tag-?list|tag-?cloud|post-?tags|entry-meta|author-box|advert(?:isement)?s?|ad-slot|promo(?:tion)?s?|sponsored|affiliate|related-(?:posts?|recipes?|articles?)|teasers?|recirc(?:ulation)?|upsell)(?:$|[\s_-])/i
const WHOLE = new Set(['html', 'body', 'main', 'article', 'form'])

/**
 * Returns whether a block belongs to the site instead of the content: sharing, comments,
 * newsletter, cookies.
 */
export function isFurniture(block: TextBlock): boolean {
  const isNamed = ({ name, attribs }: Element): boolean =>
    !WHOLE.has(name) && FURNITURE.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)
  return findClosest(block.element, isNamed) !== null
}

/** Two links may be the words of a line. */
const MIN_LINKS = 3

/** Returns whether a block contains only links side by side: "Recipe | Video | Reviews (6)". */
export function isLinkBar({ element: { children } }: TextBlock): boolean {
  const parts = children.filter(isTag)
  const isBare = !children.some((node) => isText(node) && /[\p{L}\p{N}]/u.test(node.data))
  return isBare && parts.length >= MIN_LINKS && parts.every(({ name }) => name === 'a')
}

/** Returns whether a block is the caption of a picture; methods in pictures consist of them. */
export const isCaption = (block: TextBlock): boolean =>
  findClosest(block.element, ({ name }) => name === 'figcaption') !== null

/** Returns the tag and classes of a block, which headings of one list share. */
export function getSignature(block: TextBlock): string {
  const { element } = block
  return `${element.name}.${getClassNames(element).sort().join('.')}${isBold(element) ? '!' : ''}`
}
