import { describe, expect, it } from 'vitest'
import { recipeDocument } from '@/search/recipe-document'
import { fieldNames } from '@/src/contract/plain-fields'
import type { FieldTable } from '@/src/contract/plain-fields'
import { Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import type { Recipe as RecipeShape } from '@/src/contract/recipe/recipe'
import { HEAD_FIELDS, RECIPE_FIELDS, WITHHELD_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { recipeStructuredData } from '@/src/domain/recipes/structured-data'
import { recipeFacts } from '@/src/site/pages/recipe/recipe-facts'
import { metaText } from '@/src/site/parts/cards/recipe-meta'
import { exampleRecipe, exampleSite } from '@/src/site/testing/example-content'
import { feedItem } from '@/src/server/feeds/feed'
import { presentCard, presentRecipe } from './present'
import type { RecipeRow } from './present'

const MANAGER = { planType: null, isManager: true }
/** A word for a field that the product does not know. */
const UNKNOWN = 'quassia'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with a field more in every object of it, as a later version may have stored one. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields)
  if (!isObject(value)) return value
  const known = Object.entries(value).map(([name, each]) => [name, withUnknownFields(each)])
  return { ...Object.fromEntries(known), unlisted: UNKNOWN, unlistedText: [{ text: UNKNOWN }] }
}

const NO_SEO: RecipeRow['seo'] = {
  title: null,
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialImage: null,
}

/** A recipe in the contract's shape as the statement would give it. */
function rowOf(recipe: RecipeShape): RecipeRow {
  return {
    ...recipe,
    seo: recipe.seo ?? NO_SEO,
    storyMore: lexicalFromDocument(recipe.storyMore),
    note: lexicalFromDocument(recipe.note),
    ingredientUsageGroups: recipe.ingredientUsageGroups.map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map((usage) => ({
        ...usage,
        preparation: lexicalFromDocument(usage.preparation),
      })),
    })),
    instructionGroups: recipe.instructionGroups.map((group) => ({
      ...group,
      instructions: group.instructions.map((step) => ({
        ...step,
        content: lexicalFromDocument(step.content ?? []),
      })),
    })),
  }
}

const withUnknown = (recipe: RecipeShape): RecipeRow =>
  // The fields more are the point.
  withUnknownFields(rowOf(recipe)) as RecipeRow

const term = (title: string) => ({ id: exampleRecipe().id, slug: title, title })
const full = exampleRecipe({
  video: { id: exampleRecipe().id, key: 'v.mp4', poster: null },
  meals: [term('dinner')],
  tags: [term('winter')],
  collections: [term('bread')],
  equipmentUsages: [
    {
      id: exampleRecipe().id,
      equipment: { id: exampleRecipe().id, title: 'whisk', featuredImage: null },
      equipmentTitleOverride: null,
      imageOverride: null,
      note: 'large',
      link: null,
    },
  ],
  legacyRecipeData: { content: '<p>Long ago.</p>' },
})
const locked = exampleRecipe({ ...full, privacySetting: 'subscribers_only' })

describe('a field of a stored recipe that the product does not know', () => {
  it.each([
    ['a reader without rights', locked, ANONYMOUS_READER],
    ['a reader of a public recipe', full, ANONYMOUS_READER],
    ['who works on the site', locked, MANAGER],
  ])('does not come to %s', (_, recipe, reader) => {
    expect(JSON.stringify(presentRecipe(withUnknown(recipe), reader))).not.toContain(UNKNOWN)
  })

  it('does not come with a card', () => {
    const row = { ...withUnknown(full), image: null, ingredientUsageCount: 1 }
    expect(JSON.stringify(presentCard(row))).not.toContain(UNKNOWN)
  })

  it('is in no feed, no structured data and no picture for links', () => {
    for (const stored of [full, locked]) {
      const recipe = presentRecipe(withUnknown(stored), ANONYMOUS_READER)
      const units = new Map()
      const references = { usages: new Map(), units, language: null }
      const facts = recipeFacts(recipe, exampleSite(), references, 'http://localhost')
      const told = [
        feedItem(recipe, 'http://localhost', units),
        recipeStructuredData(facts),
        metaText(recipe),
      ]
      expect(JSON.stringify(told)).not.toContain(UNKNOWN)
    }
  })

  it('is in no search document', () => {
    const source = {
      id: full.id,
      siteId: full.id,
      title: 'Rye loaf',
      description: null,
      isLocked: true,
      ratingScore: 4.5,
      publishedAt: 0,
      totalMinutes: 40,
      ingredients: ['rye'],
      otherNames: [],
      keywords: [],
      terms: [{ facet: 'tags', slug: 'winter', title: 'Winter' }],
      collections: [],
      synonyms: null,
    } as const
    const stored = withUnknownFields(source) as typeof source
    expect(JSON.stringify(recipeDocument(stored))).not.toContain(UNKNOWN)
  })
})

describe('a locked recipe', () => {
  const answer = presentRecipe(rowOf(locked), ANONYMOUS_READER)

  it('has the fields marked as head as they are, and of the others nothing', () => {
    for (const name of fieldNames(HEAD_FIELDS)) expect(answer[name], name).toEqual(locked[name])
    for (const name of fieldNames(WITHHELD_FIELDS)) {
      expect([null, 'none'], name).toContain(answer[name]?.length === 0 ? 'none' : answer[name])
    }
  })

  it('is a recipe of the contract, and so is the whole one', () => {
    expect(Recipe.strict().parse(answer)).toEqual(answer)
    const whole = presentRecipe(rowOf(locked), MANAGER)
    expect(Recipe.strict().parse(whole)).toEqual(whole)
    const shown = { isLocked: false, ingredientUsageCount: 1, legacyRecipeData: null }
    expect(whole).toEqual({ ...locked, ...shown })
  })

  // docs/product/recipes.md#stored-posts
  it('comes with its stored post only as long as it has no ingredient and no step', () => {
    const post = { ...full, ingredientUsageGroups: [], instructionGroups: [] }
    expect(presentRecipe(rowOf(post), ANONYMOUS_READER)).toMatchObject({
      legacyRecipeData: { content: '<p>Long ago.</p>' },
    })
  })
})

describe('the table of plain fields', () => {
  const written = Object.keys(RecipeWrite.shape)
  const PARTS = [
    'images',
    'videoId',
    'legacyRecipeData',
    'tagIds',
    'methodIds',
    'foodCategoryIds',
    'mealIds',
    'cuisineIds',
    'dietIds',
    'contributorIds',
    'seo',
    'keywords',
    'ingredientUsageGroups',
    'instructionGroups',
    'equipmentUsages',
  ]

  it('has everything that authors write and that is not a part with rows of its own', () => {
    const table: FieldTable = RECIPE_FIELDS
    const plain = fieldNames(table).filter((name) => table[name]?.by !== 'server')
    expect([...plain, ...PARTS].toSorted()).toEqual(written.toSorted())
  })

  it('marks what cards show', () => {
    const table: FieldTable = RECIPE_FIELDS
    for (const name of fieldNames(table)) {
      expect(table[name]?.shown === 'card', name).toBe(name in RecipeCard.shape)
    }
  })
})
