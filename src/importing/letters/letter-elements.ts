import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { MAX_BUTTON_LABEL, MAX_CAPTION } from '@/src/domain/rich-text/document'
import type { ButtonBlock } from '@/src/domain/rich-text/document'
import { isEmbedAddress, MAX_EMBED_TITLE } from '@/src/domain/rich-text/embeds/embed-address'
import type { Embed } from '@/src/domain/rich-text/document'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { getClassNames, getElementText } from '@/src/parsing/web-page/page-document'

const hasClass = (element: Element, names: RegExp): boolean =>
  getClassNames(element).some((name) => names.test(name))

/** Whether a node is where only paying readers read on, as Substack marks it. */
export const isPaywall = (node: ChildNode): boolean =>
  isTag(node) && hasClass(node, /^paywall(?:-jump)?$/)

/** Replaces Ghost's mark of a paywall, a comment, which parsing removes, by an element. */
export const withPaywallElements = (html: string): string =>
  html.replace(/<!--\s*members-only\s*-->/g, '<div class="paywall"></div>')

const BUTTON = /^(?:kg-btn|button|btn|mcnButton|mceButtonLink|wp-block-button__link)$/
/** Buttons of the old platform, which lead to its own functions. */
const OLD_FUNCTION =
  /^(?:subscription-widget\S*|captioned-button-wrap|kg-signup-card|share-dialog)$/

/** Reads a link that is shown as a button; null for any other element. */
export function readButton(element: Element): ButtonBlock | null {
  if (element.name !== 'a') return null
  const isButton = hasClass(element, BUTTON) || element.attribs['role'] === 'button'
  const href = (element.attribs['href'] ?? '').trim()
  const label = lineOf(element)
  if (!isButton || label === '' || label.length > MAX_BUTTON_LABEL) return null
  return isWebAddress(href) && href.length <= 2048 ? { type: 'button', label, href } : null
}

/** Whether an element is a form of the old platform, such as one to subscribe. */
export const isOldForm = (element: Element): boolean =>
  element.name === 'form' || hasClass(element, OLD_FUNCTION)

/** Whether an element is never shown, such as the preview text of a mail. */
export const isHidden = ({ attribs }: Element): boolean =>
  /display\s*:\s*none/i.test(attribs['style'] ?? '')

/** Reads a card with a link to another page, as Ghost has; null for any other element. */
export function readBookmark(element: Element): Embed | null {
  if (!hasClass(element, /^kg-bookmark-container$/)) return null
  const url = (element.attribs['href'] ?? '').trim()
  if (!isEmbedAddress(url)) return null
  const title = element.children.filter(isTag).flatMap((child) => titleIn(child))[0] ?? ''
  return { type: 'embed', url, ...(title === '' ? {} : { title: title.slice(0, MAX_EMBED_TITLE) }) }
}

const titleIn = (element: Element): string[] =>
  hasClass(element, /^kg-bookmark-title$/)
    ? [lineOf(element)]
    : element.children.filter(isTag).flatMap(titleIn)

/** Whether an element is a gallery of pictures. */
export const isGallery = (element: Element): boolean =>
  hasClass(element, /^(?:kg-gallery-card|image-gallery(?:-embed)?|wp-block-gallery)$/)

/** The text of an element as one line. */
export const lineOf = (element: Element): string => collapseSpace(getElementText(element)).trim()

/** The caption of a figure; null if it has none. */
export function captionOf(figure: Element): string | null {
  const caption = elementsIn(figure).find(({ name }) => name === 'figcaption')
  return caption ? lineOf(caption).slice(0, MAX_CAPTION).trim() || null : null
}

/** All elements within an element, in the order of the page. */
export function elementsIn(element: Element): Element[] {
  const found: Element[] = []
  const left: ChildNode[] = element.children.toReversed()
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isTag(node)) continue
    found.push(node)
    left.push(...node.children.toReversed())
  }
  return found
}
