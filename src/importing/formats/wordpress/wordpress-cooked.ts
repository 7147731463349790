import { decodeEntities, plainLines, plainText } from '@/src/parsing/plain-text'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { documentFromWords } from '@/src/importing/imported-recipe'
import { list, positive, record, textAt, words, wordsAt } from '../values'
import { readPhp } from './php-serialized'
import type { WordPressItem } from './wordpress-item'

type Source = Readonly<Record<string, unknown>>

/** A recipe of the plugin Cooked, which keeps all of it in one field; null where that is not there. */
export function cookedCard(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const settings = record(readPhp(textAt(item.meta, '_recipe_settings')))
  const ingredientGroups = ingredients(settings['ingredients'])
  const instructionGroups = directions(settings['directions'], pictureUrl)
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const servings = words(record(settings['nutrition'])['servings'])
  return {
    title: decodeEntities(item.title),
    description: plainLines(textAt(settings, 'excerpt', 'seo_description')).join(' ') || null,
    yields: parseYield(servings),
    prepTimeMinutes: positive(settings['prep_time']),
    cookTimeMinutes: positive(settings['cook_time']),
    totalTimeMinutes: positive(settings['total_time']),
    difficulty: DIFFICULTIES[textAt(settings, 'difficulty_level')] ?? null,
    ingredientGroups,
    instructionGroups,
    categories: [...(item.terms['cp_recipe_category'] ?? [])],
    cuisines: [...(item.terms['cp_recipe_cuisine'] ?? [])],
    methods: [...(item.terms['cp_recipe_cooking_method'] ?? [])],
    diets: [...(item.terms['cp_recipe_diet'] ?? [])],
    tags: [...(item.terms['cp_recipe_tags'] ?? [])],
    story: documentFromWords(withoutShortcodes(textAt(settings, 'content'))),
    note: documentFromWords(textAt(settings, 'notes')),
    videoUrl: wordsAt(record(settings['gallery']), 'video_url'),
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
  (Array.isArray(value) ? list(value) : Object.values(record(value))).map(record)

function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of rows(value)) {
    const heading = plainText(textAt(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, lines: [] })
    const line = [row['amount'], row['measurement'], row['name']]
      .map((part) => plainText(words(part) ?? ''))
      .filter((part) => part !== '')
      .join(' ')
    const substitute = plainText(
      ['sub_amount', 'sub_measurement', 'sub_name'].map((key) => textAt(row, key)).join(' '),
    )
    if (line !== '') groups.at(-1)?.lines.push(substitute ? `${line} (or ${substitute})` : line)
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

function directions(
  value: unknown,
  pictureUrl: (attachmentId: string) => string | null,
): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  for (const row of rows(value)) {
    const heading = plainText(textAt(row, 'section_heading_name'))
    if (heading !== '') groups.push({ title: heading, steps: [] })
    const text = plainLines(textAt(row, 'content')).join(' ')
    const url = pictureUrl(textAt(row, 'image'))
    if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: url === null ? [] : [url] })
  }
  return groups.filter(({ steps }) => steps.length > 0)
}
