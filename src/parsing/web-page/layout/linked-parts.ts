import type { Element } from 'domhandler'
import { findPanelsByOrder } from '@/src/parsing/web-page/layout/panels'
import type { TitledPanel } from '@/src/parsing/web-page/layout/panels'
import { getShortText } from '@/src/parsing/web-page/layout/short-text'
import { getParentElement } from '@/src/parsing/web-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/web-page/page-document'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'

/** Panels referenced by tabs and links within the page, each with its blocks. */
export interface LinkedParts {
  ingredients: TextBlock[][]
  instructions: TextBlock[][]
  /** Blocks of panels with comments, nutrition and the like. */
  stops: ReadonlySet<TextBlock>
}

/** Far above the number on any real page. */
const MAX_LINKS = 300

/**
 * Finds the parts that are separated from their titles: "Method" on a tab that shows `#panel-2`.
 */
export function findLinkedParts(page: PageDocument): LinkedParts {
  const titles = panelTitles(page)
  if (titles.size === 0) return { ingredients: [], instructions: [], stops: new Set() }
  const inside = blocksInside(page, titles)
  const of = (kind: PanelKind): TextBlock[][] =>
    [...titles].flatMap(([panel, own]) => (own === kind ? [inside.get(panel) ?? []] : []))
  return {
    ingredients: of('ingredients'),
    instructions: of('instructions'),
    stops: new Set(of('stop').flat()),
  }
}

type PanelKind = 'ingredients' | 'instructions' | 'stop'

function kindOf(title: string): PanelKind | null {
  if (isIngredientsTitle(title)) return 'ingredients'
  if (isInstructionsTitle(title)) return 'instructions'
  return isStopTitle(title) ? 'stop' : null
}

function panelTitles({ elements }: PageDocument): Map<Element, PanelKind> {
  const byId = new Map<string, Element>()
  for (const element of elements) {
    const { id } = element.attribs
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const titles = new Map<Element, PanelKind>()
  const add = (panels: readonly TitledPanel[], others: PanelKind | null): void => {
    for (const [panel, title] of panels) {
      const kind = kindOf(title) ?? others
      if (kind && !titles.has(panel)) titles.set(panel, kind)
    }
  }
  add(linked(elements, byId), null)
  add(besideBoth(labelled(elements, byId)), 'stop')
  add(labelled(elements, byId), null)
  add(findPanelsByOrder(elements), 'stop')
  return titles
}

// The panels beside those of list and method, where both stand in one box.
function besideBoth(panels: readonly TitledPanel[]): TitledPanel[] {
  const boxes = panels.flatMap(([panel, title]) =>
    isInstructionsTitle(title) ? [getParentElement(panel)] : [],
  )
  const beside = panels.filter(([panel]) => boxes.includes(getParentElement(panel)))
  return beside.some(([, title]) => isIngredientsTitle(title)) ? beside : []
}

function linked(elements: Element[], byId: ReadonlyMap<string, Element>): TitledPanel[] {
  return elements
    .filter(({ attribs }) => targetOf(attribs) !== null)
    .slice(0, MAX_LINKS)
    .flatMap((element) => {
      const panel = byId.get(targetOf(element.attribs) ?? '')
      return panel && panel !== element ? [[panel, titleOf(element)]] : []
    })
}

function targetOf(attribs: Element['attribs']): string | null {
  const named = attribs['aria-controls'] ?? attribs['data-tab'] ?? attribs['data-panel']
  const told = named ?? attribs['data-bs-target'] ?? attribs['data-target'] ?? attribs['href']
  if (told === undefined) return null
  if (told.startsWith('#')) return told.slice(1) || null
  return named ?? null
}

function labelled(elements: Element[], byId: ReadonlyMap<string, Element>): TitledPanel[] {
  return elements
    .filter(({ attribs }) => attribs['aria-label'] ?? attribs['aria-labelledby'])
    .slice(0, MAX_LINKS)
    .flatMap((panel) => {
      const label = byId.get(panel.attribs['aria-labelledby'] ?? '')
      const title = panel.attribs['aria-label'] ?? (label ? titleOf(label) : '')
      return title === '' ? [] : [[panel, title]]
    })
}

const MAX_TITLE_LENGTH = 80

// A link that was never closed holds the rest of the page: it is read no further than a title goes.
const titleOf = (element: Element): string => getShortText(element, MAX_TITLE_LENGTH) ?? ''

function blocksInside(
  { blocks }: PageDocument,
  titles: ReadonlyMap<Element, string>,
): Map<Element, TextBlock[]> {
  const inside = new Map<Element, TextBlock[]>()
  for (const block of blocks) {
    let panel: Element | null = block.element
    while (panel && !titles.has(panel)) panel = getParentElement(panel)
    const known = panel ? inside.get(panel) : undefined
    if (known) known.push(block)
    else if (panel) inside.set(panel, [block])
  }
  return inside
}
