import { decodeEntities, toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { dropEmptyGroups } from '@/src/parsing/recipe-page/ingredient-groups'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import { asList, asPositiveNumber, asRecord, firstTextOrEmpty, asText, firstText } from '../values'
import { readPhp } from './php-serialized'
import type { WordPressItem } from './wordpress-item'

type Source = Readonly<Record<string, unknown>>

/** A recipe of the plugin Cooked, which keeps all of it in one field; null where that is not there. */
export function readCookedCard(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const settings = asRecord(readPhp(firstTextOrEmpty(item.meta, '_recipe_settings')))
  const ingredientGroups = ingredients(settings['ingredients'])
  const instructionGroups = directions(settings['directions'], pictureUrl)
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const servings = asText(asRecord(settings['nutrition'])['servings'])
  return {
    title: decodeEntities(item.title),
    description:
      toPlainLines(firstTextOrEmpty(settings, 'excerpt', 'seo_description')).join(' ') || null,
    yields: parseYield(servings),
    prepTimeMinutes: asPositiveNumber(settings['prep_time']),
    cookTimeMinutes: asPositiveNumber(settings['cook_time']),
    totalTimeMinutes: asPositiveNumber(settings['total_time']),
    difficulty: DIFFICULTIES[firstTextOrEmpty(settings, 'difficulty_level')] ?? null,
    ingredientGroups,
    instructionGroups,
    categories: [...(item.terms['cp_recipe_category'] ?? [])],
    cuisines: [...(item.terms['cp_recipe_cuisine'] ?? [])],
    methods: [...(item.terms['cp_recipe_cooking_method'] ?? [])],
    diets: [...(item.terms['cp_recipe_diet'] ?? [])],
    tags: [...(item.terms['cp_recipe_tags'] ?? [])],
    story: textToDocument(withoutShortcodes(firstTextOrEmpty(settings, 'content'))),
    note: textToDocument(firstTextOrEmpty(settings, 'notes')),
    nutrition: readNutrition({ ...asRecord(settings['nutrition']), servings: null }),
    videoUrl: firstText(asRecord(settings['gallery']), 'video_url'),
  }
}

const DIFFICULTIES: Readonly<Record<string, 'easy' | 'medium' | 'hard'>> = {
  '1': 'easy',
  '2': 'medium',
  '3': 'hard',
}

/** The plugin's own layout: `[cooked-info left="author"]` and the like. */
const withoutShortcodes = (text: string): string => text.replace(/\[cooked-[^\]]*\]/gi, '')

/** Entries by a number of the plugin's own, in order. */
const rows = (value: unknown): Source[] =>
  (Array.isArray(value) ? asList(value) : Object.values(asRecord(value))).map(asRecord)

function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of rows(value)) {
    const heading = toPlainText(firstTextOrEmpty(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, lines: [] })
    const line = [row['amount'], row['measurement'], row['name']]
      .map((part) => toPlainText(asText(part) ?? ''))
      .filter((part) => part !== '')
      .join(' ')
    const substitute = toPlainText(
      ['sub_amount', 'sub_measurement', 'sub_name']
        .map((key) => firstTextOrEmpty(row, key))
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
    const heading = toPlainText(firstTextOrEmpty(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, steps: [] })
    const text = toPlainLines(firstTextOrEmpty(row, 'content')).join(' ')
    const url = pictureUrl(firstTextOrEmpty(row, 'image'))
    if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: url === null ? [] : [url] })
  }
  return groups.filter(({ steps }) => steps.length > 0)
}
