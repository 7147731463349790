import { generate } from 'css-tree'
import type { CssNode, Rule } from 'css-tree'

/** A part of every page that readers have to see: its label, and whether it is legally required. */
export type PagePart = { label: string; isDuty: boolean }

const WHATEVER: PagePart = { label: 'all content of the page', isDuty: true }
const DUTY: PagePart = { label: 'required content', isDuty: true }
const CONTENT: PagePart = { label: 'the content of the page', isDuty: false }
const PAGE: PagePart = { label: 'the page', isDuty: false }

const PARTS: ReadonlyMap<string, PagePart> = new Map([
  ['html', PAGE],
  ['body', PAGE],
  ['main', CONTENT],
  ['footer', { label: 'the footer with the terms', isDuty: true }],
])

/** Returns the part of every page that a rule applies to, or null. */
export function findMatchedPart({ prelude }: Rule): PagePart | null {
  if (prelude.type !== 'SelectorList') return PAGE
  for (const selector of prelude.children) {
    const last = selector.type === 'Selector' ? getLastCompound(selector.children.toArray()) : null
    // A pseudo-element is a separate box and may be hidden.
    if (last?.some(isPseudoElement) === true) continue
    const part = last === null ? PAGE : partOf(last)
    if (part !== null) return part
  }
  return null
}

/** Returns whether a node is a pseudo-element, also with a single colon. */
const isPseudoElement = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && /^(?:before|after)$/i.test(node.name))

/** Returns whether a rule styles the `::before` or `::after` of a part of every page. */
export const isPagePseudoElement = ({ prelude }: Rule): boolean =>
  prelude.type === 'SelectorList' &&
  prelude.children.some((selector) => {
    const last = selector.type === 'Selector' ? getLastCompound(selector.children.toArray()) : []
    const element = last.filter((node) => !isPseudoElement(node))
    return element.length < last.length && partOf(element) !== null
  })

/** Returns the last compound of a selector. */
export const getLastCompound = (nodes: readonly CssNode[]): CssNode[] =>
  nodes.slice(nodes.map(({ type }) => type).lastIndexOf('Combinator') + 1)

/** Returns the page part that a compound selector matches. */
function partOf(compound: readonly CssNode[]): PagePart | null {
  const text = compound.map((node) => generate(node)).join('')
  if (/data-duty/i.test(text)) return DUTY
  const type = compound.find((node) => node.type === 'TypeSelector')
  const named = type && PARTS.get(type.name.toLowerCase())
  if (named !== undefined) return named
  if (text.includes('#main')) return CONTENT
  const isNamed = compound.some(
    ({ type: kind }) => kind === 'ClassSelector' || kind === 'IdSelector',
  )
  const isElement = type !== undefined && type.name !== '*'
  return isNamed || isElement ? null : WHATEVER
}
