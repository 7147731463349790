import { isHeadingBlock, signature } from '@/src/parsing/recipe-page/block-kind'
import { headingTitle } from '@/src/parsing/recipe-page/ingredient-groups'
import { matchBlocks } from '@/src/parsing/recipe-page/match-blocks'
import type { TextBlock } from '@/src/parsing/recipe-page/page-document'
import { isControl, isIngredientsTitle, isInstructionsTitle, isStopTitle } from '@/src/parsing/recipe-page/section-words'

/** A titled run of items. */
export interface TitledGroup<T> {
  title: string | null
  items: T[]
}

/**
 * Finds the headings that stand between the lines of a flat list on the page and groups the lines
 * under them. Null when the page shows no such headings.
 */
export function groupsFromLayout(lines: string[], blocks: TextBlock[]): TitledGroup<string>[] | null {
  const places = matchBlocks(lines, blocks)
  const found = places.filter((place) => place >= 0)
  if (found.length < Math.max(2, lines.length / 2)) return null
  const headings = headingsBetween(places, blocks)
  if (headings.size === 0) return null
  const groups: TitledGroup<string>[] = []
  lines.forEach((line, i) => {
    const title = headings.get(i)
    const current = groups.at(-1)
    if (title !== undefined || !current) groups.push({ title: title ?? null, items: [line] })
    else current.items.push(line)
  })
  return groups
}

// For each line that opens a group the title before it.
function headingsBetween(places: number[], blocks: TextBlock[]): Map<number, string> {
  const taken = new Set(places)
  const headings = new Map<number, TextBlock>()
  let previous = -1
  places.forEach((place, line) => {
    if (place < 0) return
    if (previous >= 0) {
      const block = headingIn(blocks.slice(previous + 1, place).filter((b) => !taken.has(b.index)))
      if (block) headings.set(line, block)
    }
    previous = place
  })
  addFirst(places, blocks, headings)
  return new Map([...headings].map(([line, block]) => [line, headingTitle(block.text)]))
}

function headingIn(between: TextBlock[]): TextBlock | null {
  const candidates = between.filter((block) => isTitle(block) && (isHeadingBlock(block) || block.text.endsWith(':')))
  return candidates.at(-1) ?? null
}

function isTitle(block: TextBlock): boolean {
  const { text } = block
  if (text.length > 80 || isControl(text) || isStopTitle(text)) return false
  return !isIngredientsTitle(text) && !isInstructionsTitle(text)
}

// The first group has a title when what stands before it looks like the other titles.
function addFirst(places: number[], blocks: TextBlock[], headings: Map<number, TextBlock>): void {
  const line = places.findIndex((place) => place >= 0)
  const start = places[line] ?? 0
  const known = new Set([...headings.values()].map(signature))
  for (let i = start - 1; i >= Math.max(0, start - 4); i -= 1) {
    const block = blocks[i]
    if (!block || isIngredientsTitle(block.text)) return
    if (!isTitle(block)) continue
    const isAlike = known.has(signature(block)) || isGroupName(block)
    if (isAlike) headings.set(line, block)
    if (isAlike || isHeadingBlock(block)) return
  }
}

function isGroupName(block: TextBlock): boolean {
  const names = block.element.attribs.class ?? ''
  return /ingredient[-_]?(?:s[-_])?(?:group|section|list)[-_]*(?:name|title|header|heading)|(?:group|section)[-_]*(?:name|title|header|heading).*ingredient/i.test(names)
}
