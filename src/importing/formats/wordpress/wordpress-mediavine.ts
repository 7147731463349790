import { parseDuration } from '@/src/parsing/duration'
import { decodeEntities, toPlainText } from '@/src/parsing/plain-text'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import { readRecipeNode } from '@/src/parsing/web-page/structured-data/recipe-node'
import { isNode } from '@/src/parsing/web-page/structured-data/schema-value'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import {
  asList,
  asNameList,
  asPositiveNumber,
  asRecord,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from '../values'
import { htmlToLines } from '../html-lines'
import type { WordPressItem } from './wordpress-item'

/**
 * Reads a Mediavine Create card from JSON in the post or its fields; returns null if there is none.
 * WordPress does not usually export these cards, as the plugin stores them in its own tables.
 */
export function readMediavineCard(item: WordPressItem): Partial<ImportedRecipe> | null {
  const sources = [item.content, ...Object.values(item.meta)]
  for (const source of sources) {
    const value = jsonOf(source)
    if (value === null) continue
    const card = readCard(value)
    if (card) return { title: decodeEntities(item.title).replace(/ Creation$/, ''), ...card }
  }
  return null
}

function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string' || !/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readCard(value: unknown): Partial<ImportedRecipe> | null {
  if (!isNode(value)) return null
  if (value['recipeIngredient'] !== undefined) {
    const { imageUrls, ...draft } = readRecipeNode(value)
    return { ...draft, pictures: imageUrls.slice(0, 1).map((url) => ({ url })) }
  }
  if (value['ingredients'] === undefined || value['instructions'] === undefined) return null
  const title = decodeEntities(getFirstTextOrEmpty(value, 'title'))
  const picture = getFirstTextOrEmpty(value, 'thumbnail_uri')
  return {
    ...(title === '' ? {} : { title }),
    rating: toRatingSummary('Mediavine Create', value['rating'], { count: value['rating_count'] }),
    description: toPlainText(getFirstTextOrEmpty(value, 'description')) || null,
    author: getFirstText(value, 'author'),
    yields: parseYield(getFirstText(value, 'yield')),
    prepTimeMinutes: seconds(value['prep_time']),
    cookTimeMinutes: seconds(value['active_time'] ?? value['cook_time']),
    totalTimeMinutes: seconds(value['total_time']),
    customTime: additional(value),
    ingredientGroups: ingredients(value['ingredients']),
    instructionGroups: parseInstructionGroups(
      htmlToLines(getFirstTextOrEmpty(value, 'instructions')),
    ),
    categories: termNames(value['category']),
    cuisines: termNames(value['secondary_term']),
    keywords: asNameList(getFirstTextOrEmpty(value, 'keywords')),
    note: textToDocument(getFirstTextOrEmpty(value, 'notes')),
    nutrition: readNutrition(jsonOf(value['nutrition']) ?? value['nutrition']),
    pictures: /^https?:/.test(picture) ? [{ url: picture }] : [],
  }
}

/** Times are in seconds, or written out in some exports. */
function seconds(value: unknown): number | null {
  const number = asPositiveNumber(value)
  return number === null ? parseDuration(asText(value)) : Math.round(number / 60) || null
}

function additional(value: Readonly<Record<string, unknown>>) {
  const minutes = seconds(value['additional_time'])
  return minutes === null
    ? null
    : { minutes, label: asText(value['additional_time_label']) ?? 'Additional' }
}

/** Reads lines with group names, groups with lines, or lists by group name. */
function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups = new Map<string, string[]>()
  for (const { heading, lines } of Array.isArray(value) ? value.map(partOf) : partsOf(value)) {
    const words = lines.map(lineOf).filter((line) => line !== '')
    if (words.length > 0) groups.set(heading, [...(groups.get(heading) ?? []), ...words])
  }
  return [...groups].map(([title, lines]) => ({ title: title || null, lines }))
}

type Part = { heading: string; lines: readonly unknown[] }

function partOf(entry: unknown): Part {
  const source = asRecord(entry)
  const heading = getFirstTextOrEmpty(source, 'group', 'title', 'name')
  return { heading, lines: Array.isArray(source['ingredients']) ? source['ingredients'] : [entry] }
}

const partsOf = (value: unknown): Part[] =>
  Object.entries(asRecord(value)).map(([heading, lines]) => ({
    heading: heading === 'mv-has-no-group' ? '' : heading,
    lines: asList(lines),
  }))

const lineOf = (line: unknown): string =>
  toPlainText(asText(line) ?? getFirstTextOrEmpty(asRecord(line), 'original_text', 'text'))

const termNames = (value: unknown): string[] => {
  const name =
    asText(value) ?? asText(asRecord(value)['name']) ?? asText(asRecord(value)['term_name'])
  return name === null || /^\d+$/.test(name) ? [] : [name]
}
