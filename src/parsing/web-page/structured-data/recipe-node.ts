import { parseDuration } from '@/src/parsing/duration'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import { getImageUrls, getVideoUrl } from '@/src/parsing/web-page/structured-data/media-value'
import {
  asList,
  getFirstText,
  isNode,
  getProperty,
  getTexts,
} from '@/src/parsing/web-page/structured-data/schema-value'
import type { ParsedNutrition, RecipeDraft, SchemaNode } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'

/** Converts a schema.org Recipe node of any markup to a draft. */
export function readRecipeNode(
  node: SchemaNode,
  resolve: (value: unknown) => unknown = (value) => value,
): RecipeDraft {
  const get = (...names: string[]): unknown => resolve(getProperty(node, ...names))
  return {
    title: getFirstText(get('name', 'headline', 'title')) ?? '',
    description: descriptionOf(get('description', 'summary')),
    imageUrls: getImageUrls(asList(get('image', 'photo', 'thumbnailUrl')).map(resolve)),
    author: getFirstText(asList(get('author', 'creator')).map(resolve)),
    datePublished: getFirstText(get('datePublished', 'dateCreated', 'published')),
    yields: parseYield(get('recipeYield', 'yield', 'yields')),
    prepTimeMinutes: minutes(get('prepTime', 'preptime')),
    cookTimeMinutes: minutes(get('cookTime', 'cooktime', 'performTime')),
    totalTimeMinutes: minutes(get('totalTime', 'totaltime', 'duration')),
    ingredientGroups: parseIngredientGroups(
      get('recipeIngredient', 'ingredients', 'ingredient', 'supply'),
    ),
    instructionGroups: parseInstructionGroups(
      resolve(get('recipeInstructions', 'instructions', 'step')),
    ),
    keywords: getTexts(get('keywords'), /[,;]/),
    categories: getTexts(get('recipeCategory', 'recipeType'), /,/),
    cuisines: getTexts(get('recipeCuisine'), /,/),
    diets: diets(get('suitableForDiet')),
    videoUrl: getVideoUrl(asList(get('video')).map(resolve)),
    nutrition: nutritionOf(get('nutrition')),
    notes: [],
  }
}

function minutes(value: unknown): number | null {
  for (const item of asList(value)) {
    const range = isNode(item)
      ? (getProperty(item, 'maxValue', 'minValue', 'value', 'name') ?? null)
      : item
    const found = parseDuration(typeof range === 'string' ? toPlainText(range) : range)
    if (found !== null) return found
  }
  return null
}

function descriptionOf(value: unknown): string | null {
  const first = asList(value).find((item) => typeof item === 'string' && item.trim() !== '')
  if (typeof first !== 'string') return null
  return collapseSpace(toPlainLines(first).join(' ')) || null
}

function diets(value: unknown): string[] {
  const names = getTexts(value, /,/).map((name) => name.replace(/^.*[/#]/, ''))
  return names.map((name) =>
    toPlainText(name.replace(/Diet$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
  )
}

function nutritionOf(value: unknown): ParsedNutrition {
  const node = asList(value).find(isNode)
  const values: Record<string, string> = {}
  for (const [key, raw] of Object.entries(node ?? {})) {
    const text = key.startsWith('@') ? null : getFirstText(raw)
    if (text) values[key] = text
  }
  const calories = /\d+(?:[.,]\d+)?/.exec(values.calories ?? '')?.[0]
  return { calories: calories === undefined ? null : Number(calories.replace(',', '.')), values }
}
