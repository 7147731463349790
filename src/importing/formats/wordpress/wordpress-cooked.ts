import { decodeEntities, toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import {
  asList,
  asPositiveNumber,
  asRecord,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from '../values'
import { readPhp } from './php-serialized'
import type { WordPressItem } from './wordpress-item'

type Source = Readonly<Record<string, unknown>>

/**
 * Reads a recipe of the plugin Cooked, which stores it in a single field; returns null without that
 * field.
 */
export function readCookedCard(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const settings = asRecord(readPhp(getFirstTextOrEmpty(item.meta, '_recipe_settings')))
  const ingredientGroups = ingredients(settings['ingredients'])
  const instructionGroups = directions(settings['directions'], pictureUrl)
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const servings = asText(asRecord(settings['nutrition'])['servings'])
  return {
    title: decodeEntities(item.title),
    description:
      toPlainLines(getFirstTextOrEmpty(settings, 'excerpt', 'seo_description')).join(' ') || null,
    yields: parseYield(servings),
    prepTimeMinutes: asPositiveNumber(settings['prep_time']),
    cookTimeMinutes: asPositiveNumber(settings['cook_time']),
    totalTimeMinutes: asPositiveNumber(settings['total_time']),
    difficulty: DIFFICULTIES[getFirstTextOrEmpty(settings, 'difficulty_level')] ?? null,
    ingredientGroups,
    instructionGroups,
    categories: [...(item.terms['cp_recipe_category'] ?? [])],
    cuisines: [...(item.terms['cp_recipe_cuisine'] ?? [])],
    methods: [...(item.terms['cp_recipe_cooking_method'] ?? [])],
    diets: [...(item.terms['cp_recipe_diet'] ?? [])],
    tags: [...(item.terms['cp_recipe_tags'] ?? [])],
    story: textToDocument(withoutShortcodes(getFirstTextOrEmpty(settings, 'content'))),
    note: textToDocument(getFirstTextOrEmpty(settings, 'notes')),
    nutrition: readNutrition({ ...asRecord(settings['nutrition']), servings: null }),
    videoUrl: getFirstText(asRecord(settings['gallery']), 'video_url'),
  }
}

const DIFFICULTIES: Readonly<Record<string, 'easy' | 'medium' | 'hard'>> = {
  '1': 'easy',
  '2': 'medium',
  '3': 'hard',
}

/** The plugin's own layout: `[cooked-info left="author"]` and the like. */
const withoutShortcodes = (text: string): string => text.replace(/\[cooked-[^\]]*\]/gi, '')

/** Sorts entries by the plugin's numbers. */
const rows = (value: unknown): Source[] =>
  (Array.isArray(value) ? asList(value) : Object.values(asRecord(value))).map(asRecord)

function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of rows(value)) {
    const heading = toPlainText(getFirstTextOrEmpty(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, lines: [] })
    const line = [row['amount'], row['measurement'], row['name']]
      .map((part) => toPlainText(asText(part) ?? ''))
      .filter((part) => part !== '')
      .join(' ')
    const substitute = toPlainText(
      ['sub_amount', 'sub_measurement', 'sub_name']
        .map((key) => getFirstTextOrEmpty(row, key))
        .join(' '),
    )
    if (line !== '') groups.at(-1)?.lines.push(substitute ? `${line} (or ${substitute})` : line)
  }
  return dropEmptyGroups(groups)
}

function directions(
  value: unknown,
  pictureUrl: (attachmentId: string) => string | null,
): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  for (const row of rows(value)) {
    const heading = toPlainText(getFirstTextOrEmpty(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, steps: [] })
    const text = toPlainLines(getFirstTextOrEmpty(row, 'content')).join(' ')
    const url = pictureUrl(getFirstTextOrEmpty(row, 'image'))
    if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: url === null ? [] : [url] })
  }
  return groups.filter(({ steps }) => steps.length > 0)
}
