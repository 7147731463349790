import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parentElement } from '@/src/parsing/recipe-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/recipe-page/page-document'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/recipe-page/layout/section-words'

/** Panels that tabs and links within the page name: each with the blocks in it. */
export interface LinkedParts {
  ingredients: TextBlock[][]
  instructions: TextBlock[][]
  /** Blocks of panels with comments, nutrition and the like. */
  stops: ReadonlySet<TextBlock>
}

/** Far more than any real page has. */
const MOST_LINKS = 300

/** Finds the parts that stand apart from their titles: "Method" on a tab that shows `#panel-2`. */
export function linkedParts(page: PageDocument): LinkedParts {
  const titles = panelTitles(page)
  if (titles.size === 0) return { ingredients: [], instructions: [], stops: new Set() }
  const inside = blocksInside(page, titles)
  const named = (isNamed: (title: string) => boolean): TextBlock[][] =>
    [...titles].flatMap(([panel, title]) => (isNamed(title) ? [inside.get(panel) ?? []] : []))
  return {
    ingredients: named(isIngredientsTitle),
    instructions: named(isInstructionsTitle),
    stops: new Set(named(isStopTitle).flat()),
  }
}

function panelTitles({ elements }: PageDocument): Map<Element, string> {
  const byId = new Map<string, Element>()
  for (const element of elements) {
    const { id } = element.attribs
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const titles = new Map<Element, string>()
  for (const [panel, title] of [...linked(elements, byId), ...labelled(elements, byId)]) {
    const isPart = isIngredientsTitle(title) || isInstructionsTitle(title) || isStopTitle(title)
    if (isPart && !titles.has(panel)) titles.set(panel, title)
  }
  return titles
}

function linked(elements: Element[], byId: ReadonlyMap<string, Element>): [Element, string][] {
  return elements
    .filter(({ attribs }) => targetOf(attribs) !== null)
    .slice(0, MOST_LINKS)
    .flatMap((element) => {
      const panel = byId.get(targetOf(element.attribs) ?? '')
      return panel && panel !== element ? [[panel, shortText(element)]] : []
    })
}

function targetOf(attribs: Element['attribs']): string | null {
  const told =
    attribs['aria-controls'] ??
    attribs['data-bs-target'] ??
    attribs['data-target'] ??
    attribs['href']
  if (told === undefined) return null
  if (told.startsWith('#')) return told.slice(1) || null
  return told === attribs['aria-controls'] ? told : null
}

function labelled(elements: Element[], byId: ReadonlyMap<string, Element>): [Element, string][] {
  return elements
    .filter(({ attribs }) => attribs['aria-label'] ?? attribs['aria-labelledby'])
    .slice(0, MOST_LINKS)
    .flatMap((panel) => {
      const label = byId.get(panel.attribs['aria-labelledby'] ?? '')
      const title = panel.attribs['aria-label'] ?? (label ? shortText(label) : '')
      return title === '' ? [] : [[panel, title]]
    })
}

/** A title has no more parts and letters. */
const MOST_PARTS = 40
const LONGEST_TITLE = 80

// A link that was never closed holds the rest of the page: it is read no further than a title goes.
function shortText(element: Element): string {
  const open: ChildNode[] = [element]
  let text = ''
  for (let parts = 0; open.length > 0; parts += 1) {
    if (parts > MOST_PARTS || text.length > LONGEST_TITLE) return ''
    const node = open.pop()
    if (node && isText(node)) text += node.data.slice(0, LONGEST_TITLE + 1)
    else if (node && isTag(node)) open.push(...node.children.slice(0, MOST_PARTS).reverse())
  }
  return collapseSpace(text)
}

function blocksInside(
  { blocks }: PageDocument,
  titles: ReadonlyMap<Element, string>,
): Map<Element, TextBlock[]> {
  const inside = new Map<Element, TextBlock[]>()
  for (const block of blocks) {
    let panel: Element | null = block.element
    while (panel && !titles.has(panel)) panel = parentElement(panel)
    const known = panel ? inside.get(panel) : undefined
    if (known) known.push(block)
    else if (panel) inside.set(panel, [block])
  }
  return inside
}
