import type { Element } from 'domhandler'
import { getHeadingLevel, getParentElement } from '@/src/parsing/web-page/page-document'
import type { PageDocument, TextBlock } from '@/src/parsing/web-page/page-document'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'

/** The part of a recipe in a region of the page. */
type RegionKind = 'ingredients' | 'instructions'

const CLASS_WORDS: Record<RegionKind, RegExp> = {
  ingredients: /ingr[eé]d|zutat|skladnik|surovin|hozzaval|ainekset|malzeme/i,
  instructions:
    /instruction|direction(?!al)|(?:^|[-_ ])methods?(?:$|[-_ ])|prepara(?:tion|cion|cao|zione)|procedure|recipe-?steps?|(?:^|[-_ ])steps?(?:$|[-_ ])|zubereitung|bereiding|postup|tillag|fremgang|elabora[cç]/i,
}

/**
 * Finds candidate runs of blocks for a part, by class name or below its title. Of nested candidates
 * the narrow one comes first.
 */
export function findRegions(page: PageDocument, kind: RegionKind): TextBlock[][] {
  const regions = [...titleRegions(page, kind), ...classRegions(page, kind)]
  return regions.filter((blocks) => blocks.length > 0).slice(0, MAX_REGIONS)
}

function classRegions(page: PageDocument, kind: RegionKind): TextBlock[][] {
  const roots = kindRoots(page)
  const regions: TextBlock[][] = []
  let last: RootedBlock | null = null
  for (const block of page.blocks) {
    const found = roots.get(block.element)
    if (found?.kind !== kind) continue
    const { root } = found
    const isSame: boolean =
      last !== null && (last.root === root || isNeighbour(last, { block, root }))
    if (!isSame) regions.push([])
    regions.at(-1)?.push(block)
    last = { block, root }
  }
  return regions
}

interface RootedBlock {
  block: TextBlock
  root: Element
}

// Items that each carry the class stand in one list; headings may stand between them.
function isNeighbour(last: RootedBlock, next: RootedBlock): boolean {
  if (next.block.index - last.block.index > 3) return false
  const [a, b] = [last.root.parent, next.root.parent]
  return a === b || a?.parent === b?.parent
}

interface KindRoot {
  kind: RegionKind
  root: Element
}

/** Far above the number on any real page. */
const MAX_REGIONS = 200

const TOO_WIDE = new Set(['html', 'body', 'main', 'article', 'header', 'form'])

// The part that the nearest ancestor with a telling class or id belongs to, and the outermost such one.
function kindRoots(page: PageDocument): Map<Element, KindRoot> {
  const roots = new Map<Element, KindRoot>()
  for (const element of page.elements) {
    const box = getParentElement(element)
    const parent = box ? roots.get(box) : undefined
    const own = TOO_WIDE.has(element.name) ? null : detectPartByName(element)
    if (own && parent?.kind !== own) roots.set(element, { kind: own, root: element })
    else if (parent) roots.set(element, parent)
  }
  return roots
}

/** Returns the part of a recipe that the class or id of an element names, or null. */
export function detectPartByName(element: Element): RegionKind | null {
  const names = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''} ${element.attribs.itemprop ?? ''} ${element.attribs['data-testid'] ?? ''}`
  if (names.length < 6) return null
  if (CLASS_WORDS.ingredients.test(names)) return 'ingredients'
  return CLASS_WORDS.instructions.test(names) ? 'instructions' : null
}

const MAX_LENGTH = 70
const MAX_TITLES = 30

function titleRegions(page: PageDocument, kind: RegionKind): TextBlock[][] {
  const isTitle = kind === 'ingredients' ? isIngredientsTitle : isInstructionsTitle
  const isOther = kind === 'ingredients' ? isInstructionsTitle : isIngredientsTitle
  return page.blocks
    .filter((block) => isTitle(block.text))
    .slice(0, MAX_TITLES)
    .flatMap((title) => {
      const rank = getHeadingRank(title.element)
      const following = page.blocks.slice(title.index + 1, title.index + 1 + MAX_LENGTH)
      const end = following.findIndex((block, i) => isEnd(block, i, rank, isOther, kind))
      return nested(title, end < 0 ? following : following.slice(0, end))
    })
}

// The part of a run that stands in the same container as its title, for each container outwards.
function nested(title: TextBlock, run: TextBlock[]): TextBlock[][] {
  const regions: TextBlock[][] = []
  let length = 0
  for (
    let box = getParentElement(title.element);
    box && length < run.length;
    box = getParentElement(box)
  ) {
    const inner = run.filter((block) => isInside(block.element, box))
    if (inner.length > length) {
      regions.push(inner)
      length = inner.length
    }
  }
  return regions.length ? regions : [run]
}

function isInside(element: Element, box: Element | null): boolean {
  for (let el: Element | null = element; el; el = getParentElement(el)) if (el === box) return true
  return false
}

function isEnd(
  block: TextBlock,
  at: number,
  rank: number,
  isOther: (text: string) => boolean,
  kind: RegionKind,
): boolean {
  if (isOther(block.text) || isStopTitle(block.text)) return true
  if (at === 0) return false
  if (kind === 'ingredients' && block.text.length > 220) return true
  return isNextChapter(block, rank)
}

// A heading of the same or a higher rank, unless it titles a part ("For the sauce", "Step 2").
function isNextChapter(block: TextBlock, rank: number): boolean {
  const own = getHeadingRank(block.element)
  if (own > 3 || own > rank) return false
  return own < rank || !/^(?:for |step|für |pour |para )/i.test(block.text)
}

/** Returns 1 to 6 for a block in `h1` to `h6`, 7 for anything else. */
export function getHeadingRank(element: Element): number {
  for (let el: Element | null = element, i = 0; el && i < 3; i += 1) {
    const level = getHeadingLevel(el)
    if (level > 0) return level
    el = getParentElement(el)
  }
  return 7
}
