import { foldText } from '@/src/parsing/plain-text'
import { divideLines } from './divide'
import type { RecipeStart } from './divide'
import type { HtmlBlock } from './html-blocks'

/** A recipe of a document, or the whole document where it is not divided. */
export type DocumentPart = { title: string | null; chapter: string | null; blocks: HtmlBlock[] }

/** The recipes of blocks, in their order, and a warning where the division is in doubt. */
export function divideBlocks(blocks: readonly HtmlBlock[]): {
  parts: DocumentPart[]
  doubt: string | null
} {
  const lines = blocks.flatMap((block, place) => block.lines.map((line) => ({ line, place })))
  const { starts, doubt } = divideLines(lines.map(({ line }) => line))
  if (starts.length === 0)
    return { parts: [{ title: null, chapter: null, blocks: [...blocks] }], doubt }
  const placeOf = (at: number): number => lines[at]?.place ?? blocks.length
  const parts = starts.map(({ start, titleAt, chapter }: RecipeStart, at) => ({
    title: lines[titleAt]?.line.text ?? null,
    chapter,
    blocks: blocks
      .slice(placeOf(start), placeOf(starts[at + 1]?.start ?? lines.length))
      .filter((block) => block !== blocks[placeOf(titleAt)]),
  }))
  return { parts, doubt }
}

const MAX_KEY = 100

/** The title of a recipe as a part of its key. */
export const keyOf = (title: string): string => foldText(title).slice(0, MAX_KEY)

/**
 * Names the recipes of a document for ever, by their titles: other recipes may be added before them.
 * Null for one without a title.
 */
export function partKeys(titles: readonly (string | null)[]): (string | null)[] {
  const counts = new Map<string, number>()
  return titles.map((title) => {
    if (title === null) return null
    const key = keyOf(title)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}
