import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { getShortText } from '@/src/parsing/web-page/layout/short-text'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { getParentElement } from '@/src/parsing/web-page/page-document'

/** A tab and the panel that it shows. */
export type TitledPanel = [panel: Element, title: string]

const SWITCHES = new Set(['button', 'label', 'summary', 'a', 'span', 'li', 'div'])
/** Tags whose text is read without checking the class of their box. */
const SURE = new Set(['button', 'label'])
const BAR =
  /(?:^|[\s_-])(?:tabs?|tab-?\w{3,9}|bar|nav|navigation|switch(?:er)?|toggles?)(?:$|[\s_-])/i
/** Above the number on any real page. */
const MAX_SWITCHES = 300
const MAX_TABS = 8
const MAX_TITLE_LENGTH = 40

/**
 * Finds panels that are related to their tabs by order alone: as many boxes below a row of titles
 * as it has titles, or a box right below each button. Other content in such panels is neither list
 * nor method, whatever its title.
 */
export function findPanelsByOrder(elements: readonly Element[]): TitledPanel[] {
  const bars = new Map<Element, Element[]>()
  for (const element of elements.filter(isSwitch).slice(0, MAX_SWITCHES)) {
    const bar = getParentElement(element)
    if (bar) bars.set(bar, [...(bars.get(bar) ?? []), element])
  }
  return [...bars].flatMap(([bar, switches]) => panelsOfBar(bar, switches))
}

function panelsOfBar(bar: Element, all: readonly Element[]): TitledPanel[] {
  const sure = all.filter(({ name }) => SURE.has(name))
  const titled = (sure.length > 1 ? sure : all).flatMap((each): TitledPanel[] => {
    const title = getShortText(each, MAX_TITLE_LENGTH) ?? ''
    return title === '' ? [] : [[each, title]]
  })
  const titles = titled.map(([, title]) => title)
  if (titled.length > MAX_TABS) return []
  if (!titles.some(isIngredientsTitle) || !titles.some(isInstructionsTitle)) return []
  const panels = panelsOf(
    bar,
    titled.map(([each]) => each),
  )
  return panels.map((panel, at) => [panel, titles[at] ?? ''])
}

function isSwitch(element: Element): boolean {
  if (SURE.has(element.name)) return true
  const box = SWITCHES.has(element.name) ? getParentElement(element) : null
  return box !== null && isBar(box)
}

/** Cached, as it is checked for each part of a box. */
const known = new WeakMap<Element, boolean>()

function isBar(box: Element): boolean {
  const before = known.get(box)
  if (before !== undefined) return before
  const answer = BAR.test(
    `${box.attribs.class ?? ''} ${getParentElement(box)?.attribs.class ?? ''}`,
  )
  known.set(box, answer)
  return answer
}

function panelsOf(bar: Element, switches: readonly Element[]): Element[] {
  const below = switches.map((each) => nextOf(each))
  const own = below.filter((each) => each !== null && isBox(each) && !switches.includes(each))
  if (own.length === switches.length) return own.filter((each) => each !== null)
  const last = switches.at(-1)
  const inBar = last ? boxesBelow(last) : []
  const found = [inBar, boxesBelow(bar)].find((boxes) => boxes.length === switches.length)
  return found ?? []
}

const isBox = ({ name }: Element): boolean =>
  name === 'div' || name === 'section' || name === 'article' || name === 'ul' || name === 'ol'

function nextOf(element: Element): Element | null {
  let next = element.next
  while (next && !isTag(next)) next = next.next
  return next
}

// Boxes that look alike, one below the other.
function boxesBelow(element: Element): Element[] {
  const boxes: Element[] = []
  for (let next = nextOf(element); next && boxes.length <= MAX_TABS; next = nextOf(next)) {
    if (!isBox(next) || next.name !== (boxes[0] ?? next).name) break
    boxes.push(next)
  }
  return boxes
}
