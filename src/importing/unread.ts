import { plainText as documentText } from '@/src/domain/rich-text/plain-text'
import { plainLines } from '@/src/parsing/plain-text'
import type { ImportedRecipe } from './import-row'

/** A value of a source: the name of its field, and its text. */
export type SourceValue = { name: string; value: string }

/** Values that are named for a row at most; further ones are counted. */
const MAX_NAMED = 30
const MAX_NAMED_LENGTH = 200

/**
 * A recipe with a warning that names each value of its source that is in no part of it. A value counts
 * as stored where its words are in the recipe; those that a format reads as numbers, times, dates and
 * choices must be left out by the caller, and so must furniture.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function withUnread(recipe: ImportedRecipe, values: Iterable<SourceValue>): ImportedRecipe {
  const isStored = storedWords(recipe)
  const found = new Map<string, SourceValue>()
  for (const { name, value } of values) {
    for (const line of plainLines(value.replace(/\r?\n/g, '<br>'))) {
      if (!saysSomething(line) || isStored(line)) continue
      found.set(`${name} ${line}`, { name, value: line })
    }
  }
  if (found.size === 0) return recipe
  const named = [...found.values()].slice(0, MAX_NAMED).map(({ name, value }) => {
    const isLong = value.length > MAX_NAMED_LENGTH
    return `${name} (${isLong ? `${value.slice(0, MAX_NAMED_LENGTH)}…` : value})`
  })
  const more = found.size - named.length
  const warning = `Not stored, as there is no place for it: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
  return { ...recipe, warnings: [...recipe.warnings, warning] }
}

/** Nothing, no, and zero are no content. */
const saysSomething = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/^(?:0|false|null|none|undefined)$/i.test(text)

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Finds whether all words of a text are in a recipe: beside each other, or, of a longer text, at all. */
function storedWords(recipe: ImportedRecipe): (text: string) => boolean {
  const tokens = tokensOf(wordsOf(recipe))
  const together = ` ${tokens.join(' ')} `
  const known = new Set(tokens)
  return (text) => {
    const words = tokensOf(text)
    if (together.includes(` ${words.join(' ')} `)) return true
    return words.length >= 3 && words.every((word) => known.has(word))
  }
}

function wordsOf(recipe: ImportedRecipe): string {
  const { story, note, legacyHtml, ...rest } = recipe
  const html = legacyHtml === null ? '' : `${plainLines(legacyHtml).join('\n')}\n${legacyHtml}`
  return [
    documentText(story),
    documentText(note),
    html,
    JSON.stringify([rest, story, note]).replace(/\\[nrt]/g, ' '),
  ].join('\n')
}

/** All texts and numbers in a value, with the names of the fields that lead to them; lists have none. */
export function* leavesOf(value: unknown, name: string, depth = 0): Generator<SourceValue> {
  if (typeof value === 'string') yield { name, value }
  else if (typeof value === 'number') yield { name, value: String(value) }
  else if (typeof value === 'object' && value !== null && depth < 30) {
    for (const [key, each] of Object.entries(value)) {
      const inner = /^\d+$/.test(key) ? name : name === '' ? key : `${name}.${key}`
      yield* leavesOf(each, inner, depth + 1)
    }
  }
}
