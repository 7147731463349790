import { foldText } from '@/src/parsing/plain-text'
import { cleanTitle, divideLines } from './divide'
import type { DocumentLine, RecipeStart } from './divide'
import type { HtmlBlock } from './html-blocks'
import { isRecognizedBlock } from './recognized'

/** A recipe of a document, or the whole document if it is not divided. */
export type DocumentPart = {
  title: string | null
  /** Whether the title is a heading or in bold type. */
  isMarked: boolean
  chapter: string | null
  /** Blocks before the title: of the chapter, or of the document. */
  before: HtmlBlock[]
  blocks: HtmlBlock[]
  /** Whether some of its text was recognised in pictures. */
  isRecognized: boolean
}

/** Divides blocks into recipes, in order, with a warning where the division is uncertain. */
export function divideBlocks(blocks: readonly HtmlBlock[]): {
  parts: DocumentPart[]
  doubt: string | null
} {
  const lines = blocks.flatMap((block, place) => block.lines.map((line) => ({ line, place })))
  const { starts, doubt } = divideLines(lines.map(({ line }) => line))
  if (starts.length === 0) {
    const isRecognized = blocks.some(isRecognizedBlock)
    return { parts: [{ ...UNDIVIDED, blocks: [...blocks], isRecognized }], doubt }
  }
  const placeOf = (at: number): number => lines[at]?.place ?? blocks.length
  const endOf = (at: number): number => placeOf(starts[at + 1]?.start ?? lines.length)
  const parts = starts.map(({ start, titleAt, chapter }: RecipeStart, at) => ({
    isRecognized: blocks.slice(at === 0 ? 0 : placeOf(start), endOf(at)).some(isRecognizedBlock),
    isMarked: isMarked(lines[titleAt]?.line),
    title: cleanTitle(lines[titleAt]?.line.text ?? '') || null,
    chapter,
    before: blocks.slice(at === 0 ? 0 : placeOf(start), placeOf(titleAt)),
    blocks: blocks.slice(placeOf(titleAt) + 1, endOf(at)),
  }))
  return { parts, doubt }
}

const UNDIVIDED = { title: null, isMarked: true, chapter: null, before: [] }

const isMarked = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.level > 0 || line.isStrong)

const MAX_KEY = 100

/** Formats the title of a recipe as a part of its key. */
export const formatTitleKey = (title: string): string => foldText(title).slice(0, MAX_KEY)

/**
 * Builds stable keys for the recipes of a document from their titles, independent of recipes added
 * before them; null for one without a title.
 */
export function buildPartKeys(titles: readonly (string | null)[]): (string | null)[] {
  const counts = new Map<string, number>()
  return titles.map((title) => {
    if (title === null) return null
    const key = formatTitleKey(title)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}
