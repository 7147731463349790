import {
  hasTitleClass,
  isHeadingBlock,
  getSignature,
} from '@/src/parsing/web-page/layout/block-kind'
import {
  cleanHeading,
  isIngredientHeading,
  dropTrailingTitles,
} from '@/src/parsing/web-page/ingredient-groups'
import { matchRows } from '@/src/parsing/web-page/layout/match-rows'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import type { PageRow } from '@/src/parsing/web-page/layout/page-rows'
import { getPageRows } from '@/src/parsing/web-page/layout/page-rows'
import {
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'

/** Maximum length of a list, as each line is compared with the whole page. */
const MAX_LIST_LENGTH = 1000

/**
 * Finds the headings between the lines of a flat list on the page and groups the lines under them.
 * Returns null if the page has no such headings.
 */
export function readLayoutGroups(
  lines: string[],
  page: PageDocument,
): ParsedIngredientGroup[] | null {
  if (lines.length > MAX_LIST_LENGTH) return null
  const rows = getPageRows(page)
  const places = matchRows(lines, rows)
  const found = places.filter((place) => place >= 0)
  if (found.length < Math.max(2, lines.length / 2)) return null
  const finder = new HeadingFinder(lines, places, rows)
  const titles = finder.titles()
  if (titles.size === 0 && finder.ownTitles.size === 0) return null
  return toGroups(lines, titles, finder.ownTitles)
}

function toGroups(
  lines: string[],
  titles: Map<number, string>,
  own: Set<number>,
): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  lines.forEach((line, i) => {
    const title = own.has(i) ? cleanHeading(line) : titles.get(i)
    if (title !== undefined || groups.length === 0) groups.push({ title: title ?? null, lines: [] })
    if (!own.has(i)) groups.at(-1)?.lines.push(line)
  })
  return dropTrailingTitles(groups)
}

class HeadingFinder {
  /** Lines of the list that the page shows as headings. */
  readonly ownTitles = new Set<number>()
  private readonly taken: Set<number>
  private readonly lineSignature: string

  constructor(
    private readonly lines: string[],
    private readonly places: number[],
    private readonly rows: readonly PageRow[],
  ) {
    this.taken = new Set(places)
    this.lineSignature = this.commonSignature()
    lines.forEach((line, i) => {
      if (this.isOwnTitle(line, i)) this.ownTitles.add(i)
    })
  }

  /** Maps each line that opens a group to the title before it. */
  titles(): Map<number, string> {
    const headings = new Map<number, PageRow>()
    let previous = -1
    this.places.forEach((place, line) => {
      if (place < 0) return
      const row = previous >= 0 ? this.headingBetween(previous, place) : null
      if (row) headings.set(line, row)
      previous = place
    })
    this.addFirst(headings)
    return new Map([...headings].map(([line, row]) => [line, cleanHeading(row.text)]))
  }

  private commonSignature(): string {
    const counts = new Map<string, number>()
    for (const place of this.places) {
      const row = this.rows[place]
      if (row) counts.set(getSignature(row.block), (counts.get(getSignature(row.block)) ?? 0) + 1)
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
  }

  private isOwnTitle(line: string, at: number): boolean {
    const row = this.rows[this.places[at] ?? -1]
    if (!row || at === this.lines.length - 1 || line.length > 60 || startsWithAmount(line))
      return false
    if (getSignature(row.block) === this.lineSignature) return false
    return isHeadingBlock(row.block) || hasTitleClass(row.block)
  }

  private headingBetween(start: number, end: number): PageRow | null {
    const between = this.rows
      .slice(start + 1, end)
      .filter((row, i) => !this.taken.has(start + 1 + i))
    return between.filter((row) => this.isTitle(row)).at(-1) ?? null
  }

  private isTitle(row: PageRow): boolean {
    if (!isTitleText(row.text)) return false
    if (isHeadingBlock(row.block) || row.text.endsWith(':')) return true
    return (
      row.text.length < 60 &&
      getSignature(row.block) !== this.lineSignature &&
      !startsWithAmount(row.text)
    )
  }

  // The first group has a title when what stands before it looks like the other titles.
  private addFirst(headings: Map<number, PageRow>): void {
    const line = this.places.findIndex((place) => place >= 0)
    const start = this.places[line] ?? 0
    const known = new Set([...headings.values()].map((row) => getSignature(row.block)))
    for (const row of this.rows.slice(Math.max(0, start - 4), start).reverse()) {
      if (isIngredientsTitle(row.text)) return
      if (!isTitleText(row.text) || startsWithAmount(row.text)) continue
      const isAlike = known.has(getSignature(row.block)) || isGroupName(row)
      if (isAlike) headings.set(line, row)
      if (isAlike || isHeadingBlock(row.block)) return
    }
  }
}

function isTitleText(text: string): boolean {
  if (text.length > 80 || isControl(text) || isStopTitle(text)) return false
  return !isIngredientsTitle(text) && !isInstructionsTitle(text)
}

const GROUP_CLASS =
  /ingredient[-_]?(?:s[-_])?(?:group|section|list|category)[-_]*(?:name|title|header|heading)|(?:group|section)[-_]*(?:name|title|header|heading).*ingredient|ing_category/i

function isGroupName({ block, text }: PageRow): boolean {
  return GROUP_CLASS.test(block.element.attribs.class ?? '') || isIngredientHeading(text)
}
