import { parseDuration } from '@/src/parsing/duration'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { plainLines, plainText } from '@/src/parsing/plain-text'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { instructionGroupsOf } from '@/src/parsing/recipe-page/instructions'
import { imageUrlsOf, videoUrlOf } from '@/src/parsing/recipe-page/structured-data/media-value'
import {
  asList,
  firstText,
  isNode,
  property,
  textList,
} from '@/src/parsing/recipe-page/structured-data/schema-value'
import type { ParsedNutrition, RecipeDraft, SchemaNode } from '@/src/parsing/recipe-page/types'
import { parseYield } from '@/src/parsing/yield'

/** Reads a schema.org Recipe node, from whichever markup, into a draft. */
export function draftFromNode(
  node: SchemaNode,
  resolve: (value: unknown) => unknown = (value) => value,
): RecipeDraft {
  const get = (...names: string[]): unknown => resolve(property(node, ...names))
  return {
    title: firstText(get('name', 'headline', 'title')) ?? '',
    description: descriptionOf(get('description', 'summary')),
    imageUrls: imageUrlsOf(asList(get('image', 'photo', 'thumbnailUrl')).map(resolve)),
    author: firstText(asList(get('author', 'creator')).map(resolve)),
    datePublished: firstText(get('datePublished', 'dateCreated', 'published')),
    yields: parseYield(get('recipeYield', 'yield', 'yields')),
    prepTimeMinutes: minutes(get('prepTime', 'preptime')),
    cookTimeMinutes: minutes(get('cookTime', 'cooktime', 'performTime')),
    totalTimeMinutes: minutes(get('totalTime', 'totaltime', 'duration')),
    ingredientGroups: ingredientGroupsOf(
      get('recipeIngredient', 'ingredients', 'ingredient', 'supply'),
    ),
    instructionGroups: instructionGroupsOf(
      resolve(get('recipeInstructions', 'instructions', 'step')),
    ),
    keywords: textList(get('keywords'), /[,;]/),
    categories: textList(get('recipeCategory', 'recipeType'), /,/),
    cuisines: textList(get('recipeCuisine'), /,/),
    diets: diets(get('suitableForDiet')),
    videoUrl: videoUrlOf(asList(get('video')).map(resolve)),
    nutrition: nutritionOf(get('nutrition')),
    notes: [],
  }
}

function minutes(value: unknown): number | null {
  for (const item of asList(value)) {
    const range = isNode(item)
      ? (property(item, 'maxValue', 'minValue', 'value', 'name') ?? null)
      : item
    const found = parseDuration(typeof range === 'string' ? plainText(range) : range)
    if (found !== null) return found
  }
  return null
}

function descriptionOf(value: unknown): string | null {
  const first = asList(value).find((item) => typeof item === 'string' && item.trim() !== '')
  if (typeof first !== 'string') return null
  return collapseSpace(plainLines(first).join(' ')) || null
}

function diets(value: unknown): string[] {
  const names = textList(value, /,/).map((name) => name.replace(/^.*[/#]/, ''))
  return names.map((name) =>
    plainText(name.replace(/Diet$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
  )
}

function nutritionOf(value: unknown): ParsedNutrition {
  const node = asList(value).find(isNode)
  const values: Record<string, string> = {}
  for (const [key, raw] of Object.entries(node ?? {})) {
    const text = key.startsWith('@') ? null : firstText(raw)
    if (text) values[key] = text
  }
  const calories = /\d+(?:[.,]\d+)?/.exec(values.calories ?? '')?.[0]
  return { calories: calories === undefined ? null : Number(calories.replace(',', '.')), values }
}
