import type { Element } from 'domhandler'
import { getClassNames, getElementText } from '../web-page/page-document'
import type { PageDocument } from '../web-page/page-document'

/** Elements that hold the text of a post, the most certain first. */
const PLACES: readonly ((element: Element) => boolean)[] = [
  (element) => element.attribs['itemprop'] === 'articleBody',
  (element) =>
    getClassNames(element).some((name) =>
      /^(?:e-content|entry-content|post-content|article-content|td-post-content)$/.test(name),
    ),
  (element) => element.name === 'article',
  (element) => element.name === 'main' || element.attribs['role'] === 'main',
  (element) => element.name === 'body',
]

/** Comments and lists of posts are made of articles too: of so many the longest is the post. */
const MAX_PLACES = 20

const longest = (elements: readonly Element[]): Element | undefined =>
  elements
    .map((element) => ({ element, length: getElementText(element).length }))
    .reduce<{ element?: Element; length: number }>(
      (best, each) => (each.length > best.length ? each : best),
      { length: -1 },
    ).element

/** Finds the element with the content of a page; returns null if there is none. */
export function findContentElement({ elements }: PageDocument): Element | null {
  for (const isPlace of PLACES) {
    const found = longest(elements.filter(isPlace).slice(0, MAX_PLACES))
    if (found) return found
  }
  return elements.find(({ name }) => name === 'p' || name === 'div') ?? null
}
