import { foldText } from '@/src/parsing/plain-text'
import type { ImportRow } from '../../import-row'
import type { SourceFile } from '../../source/source-file'
import { divideLines } from './divide'
import type { RecipeStart } from './divide'
import { htmlBlocks } from './html-blocks'
import type { HtmlBlock } from './html-blocks'
import { recipeOfPart } from './part-recipe'
import type { ConvertedDocument } from './worker/document'

/** A recipe of a document, or the whole document where it is not divided. */
export type DocumentPart = { title: string | null; chapter: string | null; blocks: HtmlBlock[] }

/** The recipes of blocks, in their order, and a warning where the division is in doubt. */
export function divideBlocks(blocks: readonly HtmlBlock[]): {
  parts: DocumentPart[]
  doubt: string | null
} {
  const lines = blocks.flatMap((block, place) => block.lines.map((line) => ({ line, place })))
  const { starts, doubt } = divideLines(lines.map(({ line }) => line))
  if (starts.length === 0) return { parts: [{ title: null, chapter: null, blocks: [...blocks] }], doubt }
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

/** The rows of a converted document: a recipe each; the first has the warnings of the document. */
export function documentRows(file: SourceFile, { html, warnings }: ConvertedDocument): ImportRow[] {
  const { parts, doubt } = divideBlocks(htmlBlocks(html))
  const known = [...warnings, ...(doubt === null ? [] : [doubt])]
  const keys = partKeys(parts.map(({ title }) => title))
  return parts.map((part, at) => ({
    name: parts.length === 1 ? file.name : `${file.name} #${at + 1}`,
    read: () => {
      const recipe = recipeOfPart(part, file.name)
      const warnings = [...(at === 0 ? known : []), ...recipe.warnings]
      const key = keys[at] ?? keyOf(recipe.title)
      return { kind: 'recipe', sourceKey: `document:${file.name}#${key}`, recipe: { ...recipe, warnings } }
    },
  }))
}

const MAX_KEY = 100

const keyOf = (title: string): string => foldText(title).slice(0, MAX_KEY)

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
