import { parseDuration } from '@/src/parsing/duration'
import { decodeEntities, plainLines, plainText } from '@/src/parsing/plain-text'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { instructionGroupsOf } from '@/src/parsing/recipe-page/instructions'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { documentFromWords } from '@/src/importing/imported-recipe'
import { linesOfHtml } from '../html-lines'
import { cookedCard } from './wordpress-cooked'
import { mediavineCard } from './wordpress-mediavine'
import { readPhp } from './php-serialized'
import { list, names, positive, record, textAt, words, wordsAt } from '../values'
import type { WordPressItem } from './wordpress-item'

/** Post types of recipe plugins: they are shown within posts. */
export const CARD_TYPES: ReadonlySet<string> = new Set([
  'wprm_recipe',
  'tasty_recipe',
  'mv_create',
  'cp_recipe',
])

/** What a plugin's recipe says; null when the export does not hold it. */
export function cardOf(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const thumbnail = pictureUrl(textAt(item.meta, '_thumbnail_id'))
  const pictures = thumbnail === null ? [] : [{ url: thumbnail }]
  if (item.type === 'wprm_recipe') return { ...wprmCard(item, pictureUrl), pictures }
  if (item.type === 'tasty_recipe') return { ...tastyCard(item), pictures }
  const card = item.type === 'cp_recipe' ? cookedCard(item, pictureUrl) : mediavineCard(item)
  return card && { ...card, pictures: card.pictures?.length ? card.pictures : pictures }
}

const minutes = (value: string | undefined): number | null => positive(value)

function wprmCard(
  { title, content, terms, meta }: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> {
  const of = (taxonomy: string): string[] => [...(terms[taxonomy] ?? [])]
  const servings = [meta['wprm_servings'], meta['wprm_servings_unit']].filter(Boolean).join(' ')
  return {
    title: decodeEntities(title),
    description: plainLines(content || textAt(meta, 'wprm_summary')).join(' ') || null,
    author: words(meta['wprm_author_name']),
    yields: parseYield(servings || null),
    ...wprmTimes(meta),
    ingredientGroups: wprmIngredients(textAt(meta, 'wprm_ingredients')),
    instructionGroups: wprmInstructions(textAt(meta, 'wprm_instructions'), pictureUrl),
    equipment: list(readPhp(textAt(meta, 'wprm_equipment'))).flatMap(
      (each) => words(record(each)['name']) ?? [],
    ),
    categories: of('wprm_course'),
    cuisines: of('wprm_cuisine'),
    diets: of('wprm_suitablefordiet'),
    keywords: of('wprm_keyword').flatMap(names),
    note: documentFromWords(textAt(meta, 'wprm_notes')),
    videoUrl: videoIn(textAt(meta, 'wprm_video_embed')),
  }
}

function wprmTimes(meta: WordPressItem['meta']) {
  const custom = minutes(meta['wprm_custom_time'])
  const label = wordsAt(meta, 'wprm_custom_time_label') ?? 'Additional'
  return {
    prepTimeMinutes: minutes(meta['wprm_prep_time']),
    cookTimeMinutes: minutes(meta['wprm_cook_time']),
    totalTimeMinutes: minutes(meta['wprm_total_time']),
    customTime: custom === null ? null : { minutes: custom, label },
  }
}

const videoIn = (embed: string): string | null => /https?:\/\/[^\s"'<>]+/.exec(embed)?.[0] ?? null

const clean = (value: unknown): string => plainText(words(value) ?? '')

function wprmIngredients(serialized: string): ParsedIngredientGroup[] {
  return list(readPhp(serialized))
    .map(record)
    .map((group) => ({
      title: clean(group['name']) || null,
      lines: list(group['ingredients'])
        .map(record)
        .map(({ amount, unit, name, notes }) => {
          const line = [amount, unit, name]
            .map(clean)
            .filter((part) => part !== '')
            .join(' ')
          return clean(notes) === '' ? line : `${line}, ${clean(notes).replace(/^\((.*)\)$/, '$1')}`
        })
        .filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function wprmInstructions(
  serialized: string,
  pictureUrl: (attachmentId: string) => string | null,
): ParsedInstructionGroup[] {
  return list(readPhp(serialized))
    .map(record)
    .map((group) => ({
      title: clean(group['name']) || null,
      steps: list(group['instructions'])
        .map(record)
        .map((step) => {
          const url = pictureUrl(textAt(step, 'image'))
          return {
            text: plainLines(words(step['text']) ?? textAt(step, 'name')).join(' '),
            imageUrls: url === null ? [] : [url],
          }
        })
        .filter(({ text }) => text !== ''),
    }))
    .filter(({ steps }) => steps.length > 0)
}

function tastyCard({ title, terms, meta }: WordPressItem): Partial<ImportedRecipe> {
  return {
    title: decodeEntities(title),
    description: plainLines(textAt(meta, 'description')).join(' ') || null,
    author: words(meta['author_name']),
    yields: parseYield(words(meta['yield'])),
    ...tastyTimes(meta),
    ingredientGroups: ingredientGroupsOf(linesOfHtml(textAt(meta, 'ingredients'))),
    instructionGroups: instructionGroupsOf(linesOfHtml(textAt(meta, 'instructions'))),
    categories: [...names(textAt(meta, 'category')), ...(terms['category'] ?? [])],
    cuisines: names(textAt(meta, 'cuisine')),
    diets: names(textAt(meta, 'diet')),
    methods: names(textAt(meta, 'method')),
    keywords: names(textAt(meta, 'keywords')),
    note: documentFromWords(textAt(meta, 'notes')),
    videoUrl: videoIn(textAt(meta, 'video_url')),
  }
}

function tastyTimes(meta: WordPressItem['meta']) {
  const other = parseDuration(words(meta['additional_time_value']))
  const label = wordsAt(meta, 'additional_time_label') ?? 'Additional'
  return {
    prepTimeMinutes: parseDuration(words(meta['prep_time'])),
    cookTimeMinutes: parseDuration(words(meta['cook_time'])),
    totalTimeMinutes: parseDuration(words(meta['total_time'])),
    customTime: other === null ? null : { minutes: other, label },
  }
}
