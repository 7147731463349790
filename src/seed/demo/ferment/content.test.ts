import { describe, expect, it } from 'vitest'

import { equipment } from '@/src/seed/catalogues/equipment'
import { ingredients } from '@/src/seed/catalogues/ingredients'
import { terms } from '@/src/seed/catalogues/terms'
import { units } from '@/src/seed/catalogues/units'
import type { DemoIngredientUsage, DemoRecipe, Markup } from '@/src/seed/demo/demo-content'
import { ferment } from '@/src/seed/demo/ferment'

const plannedSlugs = [
  'beet-kvass',
  'classic-sauerkraut',
  'country-sourdough',
  'fermented-hot-sauce',
  'first-batch-kombucha',
  'half-sour-dill-pickles',
  'kimchi-fried-rice',
  'labneh-with-herbs',
  'milk-kefir',
  'miso-glazed-aubergine',
  'napa-cabbage-kimchi',
  'overnight-focaccia',
  'pineapple-tepache',
  'preserved-lemons',
  'sourdough-pancakes',
  'wild-ginger-beer',
]
const drinks = new Set([
  'beet-kvass',
  'first-batch-kombucha',
  'milk-kefir',
  'pineapple-tepache',
  'wild-ginger-beer',
])

const recipes = ferment.recipes
const published = recipes.filter((recipe) => recipe.publishedDaysAgo !== undefined)
const recipeSlugs = new Set(recipes.map((recipe) => recipe.slug))
const publishedSlugs = new Set(published.map((recipe) => recipe.slug))

function slugsOf(entries: readonly { slug: string }[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.slug))
}

const unitSlugs = slugsOf(units)
const ingredientSlugs = slugsOf(ingredients)
const equipmentSlugs = slugsOf(equipment)

/** What of `used` is not in `known`: an empty list when all is well. */
function missing(used: readonly string[], known: ReadonlySet<string>): string[] {
  return used.filter((slug) => !known.has(slug))
}

function usagesOf(recipe: DemoRecipe): readonly DemoIngredientUsage[] {
  return recipe.ingredients.flatMap((group) => group.usages)
}

function stepsOf(recipe: DemoRecipe): readonly Markup[] {
  return recipe.instructions.flatMap((group) => group.instructions.map((step) => step.text))
}

function allInstructionText(recipe: DemoRecipe): string {
  return stepsOf(recipe).join('\n')
}

function referencedKeys(recipe: DemoRecipe): string[] {
  return [...allInstructionText(recipe).matchAll(/\[\[([^\]]*)\]\]/g)].map(
    (match) => match[1] ?? '',
  )
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length
}

describe.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (slug, recipe) => {
  const usages = usagesOf(recipe)
  const keys = usages.map((usage) => usage.key)

  it('names only units, ingredients and equipment of the catalogues', () => {
    expect(
      missing(
        usages.flatMap((usage) => usage.unit ?? []),
        unitSlugs,
      ),
    ).toEqual([])
    expect(
      missing(
        usages.flatMap((usage) => usage.ingredient ?? []),
        ingredientSlugs,
      ),
    ).toEqual([])
    expect(
      missing(
        recipe.equipment.map((piece) => piece.slug),
        equipmentSlugs,
      ),
    ).toEqual([])
    expect(usages.filter((usage) => !usage.ingredient && !usage.title)).toEqual([])
  })

  it('names only terms of the catalogues', () => {
    expect(missing(recipe.meals, slugsOf(terms.meal))).toEqual([])
    expect(missing(recipe.categories, slugsOf(terms.category))).toEqual([])
    expect(missing(recipe.cuisines, slugsOf(terms.cuisine))).toEqual([])
    expect(missing(recipe.methods, slugsOf(terms.method))).toEqual([])
    expect(missing(recipe.diets, slugsOf(terms.diet))).toEqual([])
  })

  it('gives every ingredient line a key of its own, and refers to each line in a step', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(missing(referencedKeys(recipe), new Set(keys))).toEqual([])
    expect(missing(keys, new Set(referencedKeys(recipe)))).toEqual([])
  })

  it('writes measurements as a number and a unit of the catalogue', () => {
    const text = allInstructionText(recipe)
    const measurements = [...text.matchAll(/\(\((.*?)\)\)/g)].map((match) => match[1] ?? '')
    const malformed = measurements.filter((inner) => !/^\d+(\.\d+)? [a-z-]+$/.test(inner))

    expect(malformed).toEqual([])
    expect(
      missing(
        measurements.map((inner) => inner.replace(/^\S+ /, '')),
        unitSlugs,
      ),
    ).toEqual([])
  })

  it('keeps references and measurements out of the texts that cannot show them', () => {
    const plain = [
      recipe.description,
      recipe.storyExcerpt,
      recipe.storyMore,
      recipe.note ?? '',
      ...usages.flatMap((usage) => [usage.preparation ?? '', usage.note ?? '']),
      ...recipe.instructions.flatMap((group) => group.instructions.map((step) => step.note ?? '')),
    ]

    expect(plain.filter((text) => /\[\[|\(\(/.test(text))).toEqual([])
  })

  it('is complete: ingredients, steps, story, times, equipment and words to find it by', () => {
    expect(usages.length).toBeGreaterThanOrEqual(drinks.has(slug) ? 4 : 7)
    expect(usages.length).toBeLessThanOrEqual(20)
    expect(stepsOf(recipe).length).toBeGreaterThanOrEqual(5)
    expect(stepsOf(recipe).length).toBeLessThanOrEqual(12)
    expect(wordCount(recipe.storyMore)).toBeGreaterThanOrEqual(150)
    expect(wordCount(recipe.storyMore)).toBeLessThanOrEqual(250)
    expect(recipe.equipment.length).toBeGreaterThanOrEqual(3)
    expect(recipe.equipment.length).toBeLessThanOrEqual(6)
    expect(recipe.keywords.length).toBeGreaterThanOrEqual(3)
    expect(recipe.tags.length).toBeGreaterThanOrEqual(1)
    expect(recipe.note).toBeTruthy()
    expect(recipe.prepTimeMinutes).toBeGreaterThan(0)
    expect(recipe.customTimeMinutes === undefined).toBe(recipe.customTimeLabel === undefined)
  })

  it('has only comments younger than itself, and replies younger than what they answer', () => {
    for (const comment of recipe.comments ?? []) {
      expect(comment.daysAgo).toBeLessThanOrEqual(recipe.publishedDaysAgo ?? -1)
      for (const reply of comment.replies ?? []) {
        expect(reply.daysAgo).toBeLessThanOrEqual(comment.daysAgo)
      }
    }
  })
})

describe('the recipes of the site ferment', () => {
  it('are the sixteen planned ones, published within 700 days, and one draft', () => {
    expect([...publishedSlugs].sort()).toEqual(plannedSlugs)
    expect(recipes).toHaveLength(17)
    expect(recipeSlugs.size).toBe(17)
    for (const recipe of published) expect(recipe.publishedDaysAgo).toBeLessThanOrEqual(700)
  })

  it('lock exactly the three that are planned as locked', () => {
    const locked = recipes.filter((recipe) => recipe.isLocked === true)
    expect(locked.map((recipe) => recipe.slug).sort()).toEqual([
      'country-sourdough',
      'miso-glazed-aubergine',
      'overnight-focaccia',
    ])
  })

  it('are discussed: eight or more with two to five comments, and the owner answers', () => {
    const discussed = recipes.filter((recipe) => recipe.comments !== undefined)
    expect(discussed.length).toBeGreaterThanOrEqual(8)
    for (const recipe of discussed) {
      expect(recipe.comments?.length).toBeGreaterThanOrEqual(2)
      expect(recipe.comments?.length).toBeLessThanOrEqual(5)
    }
    const replies = discussed.flatMap((recipe) =>
      (recipe.comments ?? []).flatMap((comment) => comment.replies ?? []),
    )
    expect(replies.filter((reply) => reply.user === 'owner').length).toBeGreaterThanOrEqual(1)
  })

  it('let only paying readers and the owner comment on locked recipes', () => {
    const comments = recipes
      .filter((recipe) => recipe.isLocked === true)
      .flatMap((recipe) => recipe.comments ?? [])
    const users = comments.flatMap((comment) => [
      comment.user,
      ...(comment.replies ?? []).map((reply) => reply.user),
    ])
    expect(missing(users, new Set(['monthly', 'yearly', 'owner']))).toEqual([])
  })
})
