import { parseDuration } from '@/src/parsing/duration'
import { decodeEntities, toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { parseIngredientGroups, dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { textToDocument, getUrlPath } from '@/src/importing/imported-recipe'
import { readNutrition, readPrefixedNutrition } from '@/src/importing/nutrition'
import { htmlToLines } from '../html-lines'
import { readCookedCard } from './wordpress-cooked'
import { readDeliciousCard } from './wordpress-delicious'
import { readUltimateCard } from './wordpress-ultimate'
import { extractWpzoomRecipes } from './wordpress-wpzoom'
import { readMediavineCard } from './wordpress-mediavine'
import { readPhp } from './php-serialized'
import {
  asList,
  asNameList,
  asPositiveNumber,
  asRecord,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from '../values'
import type { WordPressItem } from './wordpress-item'

/** Post types of recipe plugins, which are displayed within posts. */
export const CARD_TYPES: ReadonlySet<string> = new Set([
  'wprm_recipe',
  'tasty_recipe',
  'mv_create',
  'cp_recipe',
  'wpzoom_rcb',
])

/** Returns whether an item has a recipe in its own fields; other posts may display it. */
export const containsCard = ({ meta }: WordPressItem): boolean =>
  meta['delicious_recipes_metadata'] !== undefined ||
  meta['recipe_ingredients'] !== undefined ||
  meta['recipe_instructions'] !== undefined

/** Reads the recipe in the fields of a post; returns null if there is none. */
export const readCardInFields = (
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null =>
  readDeliciousCard(item, pictureUrl) ?? readUltimateCard(item, pictureUrl)

/** Reads a plugin's recipe; returns null if the export does not contain it. */
export function readCard(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  const thumbnail = pictureUrl(getFirstTextOrEmpty(item.meta, '_thumbnail_id'))
  const pictures = thumbnail === null ? [] : [{ url: thumbnail }]
  if (item.type === 'wprm_recipe') return { ...wprmCard(item, pictureUrl), pictures }
  if (item.type === 'tasty_recipe') return { ...tastyCard(item), pictures }
  const card = otherCard(item, pictureUrl)
  return card && { ...card, pictures: card.pictures?.length ? card.pictures : pictures }
}

function otherCard(
  item: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> | null {
  if (item.type === 'cp_recipe') return readCookedCard(item, pictureUrl)
  if (item.type === 'mv_create') return readMediavineCard(item)
  if (item.type === 'wpzoom_rcb') return extractWpzoomRecipes(item.content).cards[0] ?? null
  const card = readCardInFields(item, pictureUrl)
  const address = getUrlPath(item.link)
  const title = card?.title || decodeEntities(item.title)
  return card && { ...card, title, formerPaths: address === null ? [] : [address] }
}

const minutes = (value: string | undefined): number | null => asPositiveNumber(value)

function wprmCard(
  { title, content, terms, meta }: WordPressItem,
  pictureUrl: (attachmentId: string) => string | null,
): Partial<ImportedRecipe> {
  const of = (taxonomy: string): string[] => [...(terms[taxonomy] ?? [])]
  const servings = [meta['wprm_servings'], meta['wprm_servings_unit']].filter(Boolean).join(' ')
  return {
    title: decodeEntities(title),
    description:
      toPlainLines(content || getFirstTextOrEmpty(meta, 'wprm_summary')).join(' ') || null,
    author: asText(meta['wprm_author_name']),
    yields: parseYield(servings || null),
    ...wprmTimes(meta),
    ingredientGroups: wprmIngredients(getFirstTextOrEmpty(meta, 'wprm_ingredients')),
    instructionGroups: wprmInstructions(getFirstTextOrEmpty(meta, 'wprm_instructions'), pictureUrl),
    equipment: asList(readPhp(getFirstTextOrEmpty(meta, 'wprm_equipment'))).flatMap(
      (each) => asText(asRecord(each)['name']) ?? [],
    ),
    categories: of('wprm_course'),
    cuisines: of('wprm_cuisine'),
    diets: of('wprm_suitablefordiet'),
    keywords: of('wprm_keyword').flatMap(asNameList),
    note: textToDocument(getFirstTextOrEmpty(meta, 'wprm_notes')),
    videoUrl: videoIn(getFirstTextOrEmpty(meta, 'wprm_video_embed')),
    nutrition: readPrefixedNutrition('wprm_nutrition_', meta),
    rating: wprmRating(meta),
  }
}

/** Versions before the count had a field of its own have it in the serialised rating alone. */
function wprmRating(meta: WordPressItem['meta']) {
  const { average, count } = asRecord(readPhp(getFirstTextOrEmpty(meta, 'wprm_rating')))
  return toRatingSummary('WP Recipe Maker', meta['wprm_rating_average'] ?? average, {
    count: meta['wprm_rating_count'] ?? count,
  })
}

function wprmTimes(meta: WordPressItem['meta']) {
  const custom = minutes(meta['wprm_custom_time'])
  const label = getFirstText(meta, 'wprm_custom_time_label') ?? 'Additional'
  return {
    prepTimeMinutes: minutes(meta['wprm_prep_time']),
    cookTimeMinutes: minutes(meta['wprm_cook_time']),
    totalTimeMinutes: minutes(meta['wprm_total_time']),
    customTime: custom === null ? null : { minutes: custom, label },
  }
}

const videoIn = (embed: string): string | null => /https?:\/\/[^\s"'<>]+/.exec(embed)?.[0] ?? null

const clean = (value: unknown): string => toPlainText(asText(value) ?? '')

function wprmIngredients(serialized: string): ParsedIngredientGroup[] {
  const groups = asList(readPhp(serialized))
    .map(asRecord)
    .map((group) => ({
      title: clean(group['name']) || null,
      lines: asList(group['ingredients'])
        .map(asRecord)
        .map(({ amount, unit, name, notes }) => {
          const line = [amount, unit, name]
            .map(clean)
            .filter((part) => part !== '')
            .join(' ')
          return clean(notes) === '' ? line : `${line}, ${clean(notes).replace(/^\((.*)\)$/, '$1')}`
        })
        .filter((line) => line !== ''),
    }))
  return dropEmptyGroups(groups)
}

function wprmInstructions(
  serialized: string,
  pictureUrl: (attachmentId: string) => string | null,
): ParsedInstructionGroup[] {
  return asList(readPhp(serialized))
    .map(asRecord)
    .map((group) => ({
      title: clean(group['name']) || null,
      steps: asList(group['instructions'])
        .map(asRecord)
        .map((step) => {
          const url = pictureUrl(getFirstTextOrEmpty(step, 'image'))
          return {
            text: toPlainLines(asText(step['text']) ?? getFirstTextOrEmpty(step, 'name')).join(' '),
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
    description: toPlainLines(getFirstTextOrEmpty(meta, 'description')).join(' ') || null,
    author: asText(meta['author_name']),
    yields: parseYield(asText(meta['yield'])),
    ...tastyTimes(meta),
    ingredientGroups: parseIngredientGroups(htmlToLines(getFirstTextOrEmpty(meta, 'ingredients'))),
    instructionGroups: parseInstructionGroups(
      htmlToLines(getFirstTextOrEmpty(meta, 'instructions')),
    ),
    categories: [
      ...asNameList(getFirstTextOrEmpty(meta, 'category')),
      ...(terms['category'] ?? []),
    ],
    cuisines: asNameList(getFirstTextOrEmpty(meta, 'cuisine')),
    diets: asNameList(getFirstTextOrEmpty(meta, 'diet')),
    methods: asNameList(getFirstTextOrEmpty(meta, 'method')),
    keywords: asNameList(getFirstTextOrEmpty(meta, 'keywords')),
    note: textToDocument(getFirstTextOrEmpty(meta, 'notes')),
    videoUrl: videoIn(getFirstTextOrEmpty(meta, 'video_url')),
    nutrition: readNutrition(Object.fromEntries(TASTY_NUTRIENTS.map((key) => [key, meta[key]]))),
    rating: toRatingSummary('Tasty Recipes', meta['average_rating'], {
      count: meta['total_reviews'],
    }),
  }
}

const TASTY_NUTRIENTS = [
  'serving_size',
  'calories',
  'sugar',
  'sodium',
  'fat',
  'saturated_fat',
  'unsaturated_fat',
  'trans_fat',
  'carbohydrates',
  'fiber',
  'protein',
  'cholesterol',
]

function tastyTimes(meta: WordPressItem['meta']) {
  const other = parseDuration(asText(meta['additional_time_value']))
  const label = getFirstText(meta, 'additional_time_label') ?? 'Additional'
  return {
    prepTimeMinutes: parseDuration(asText(meta['prep_time'])),
    cookTimeMinutes: parseDuration(asText(meta['cook_time'])),
    totalTimeMinutes: parseDuration(asText(meta['total_time'])),
    customTime: other === null ? null : { minutes: other, label },
  }
}
