import { parseYield } from '@/src/parsing/yield'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import { asRecord, asText } from '../values'
import type { WordPressItem } from './wordpress-item'
import {
  cleanText,
  listEntries,
  dropEmptyLineGroups,
  dropEmptyStepGroups,
  formatIngredientLine,
  parseMinutes,
  asParagraph,
  parseStoredValue,
} from './wordpress-rows'

/**
 * Reads a recipe of the plugin WP Ultimate Recipe from the fields of its post; returns null if it
 * has no lines and no steps.
 */
export function readUltimateCard(
  { meta, terms }: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const ingredientGroups = ingredients(parseStoredValue(meta['recipe_ingredients']))
  const instructionGroups = directions(parseStoredValue(meta['recipe_instructions']), pictureUrl)
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const time = (name: string): number | null =>
    parseMinutes(meta[`recipe_${name}_time`], meta[`recipe_${name}_time_text`])
  const passive = time('passive')
  const of = (taxonomy: string): string[] => [...(terms[taxonomy] ?? [])]
  const picture = pictureUrl(meta['recipe_alternate_image'] ?? '')
  return {
    title: cleanText(meta['recipe_title']),
    description: asParagraph(meta['recipe_description']) || null,
    yields: parseYield(
      formatIngredientLine([meta['recipe_servings'], meta['recipe_servings_type']]) || null,
    ),
    prepTimeMinutes: time('prep'),
    cookTimeMinutes: time('cook'),
    customTime: passive === null ? null : { minutes: passive, label: 'Passive' },
    ingredientGroups,
    instructionGroups,
    categories: of('course'),
    cuisines: of('cuisine'),
    keywords: of('wpurp_keyword'),
    note: textToDocument(asText(meta['recipe_notes']) ?? ''),
    nutrition: readNutrition(asRecord(parseStoredValue(meta['recipe_nutritional']))),
    pictures: picture === null ? [] : [{ url: picture }],
  }
}

/** Groups consecutive rows with the same group name. */
function grouped<Group extends { title: string | null }>(
  groups: Group[],
  name: unknown,
  begin: (title: string | null) => Group,
): Group {
  const title = cleanText(name) || null
  const last = groups.at(-1)
  if (last && last.title === title) return last
  const group = begin(title)
  groups.push(group)
  return group
}

function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = []
  for (const { group, amount, unit, ingredient, notes } of listEntries(value)) {
    const line = formatIngredientLine([amount, unit, ingredient], notes)
    if (line !== '') grouped(groups, group, (title) => ({ title, lines: [] })).lines.push(line)
  }
  return dropEmptyLineGroups(groups)
}

function directions(
  value: unknown,
  pictureUrl: (attachmentId: string) => string | null,
): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = []
  for (const { group, description, image } of listEntries(value)) {
    const text = asParagraph(description)
    const url = pictureUrl(asText(image) ?? '')
    const step = { text, imageUrls: url === null ? [] : [url] }
    if (text !== '') grouped(groups, group, (title) => ({ title, steps: [] })).steps.push(step)
  }
  return dropEmptyStepGroups(groups)
}
