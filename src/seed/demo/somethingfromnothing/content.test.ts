import { describe, expect, it } from 'vitest'
import { SOCIAL_PLATFORMS } from '@/src/contract/site'
import { isWebAddress } from '@/src/domain/web-address'
import { equipment } from '@/src/seed/catalogues/equipment'
import { ingredients } from '@/src/seed/catalogues/ingredients'
import { terms } from '@/src/seed/catalogues/terms'
import { units } from '@/src/seed/catalogues/units'
import type { DemoComment, DemoIngredientUsage, DemoRecipe } from '@/src/seed/demo/demo-content'
import { somethingfromnothing as site } from '@/src/seed/demo/somethingfromnothing'

const PUBLISHED = [
  'tomato-beans-on-toast',
  'stale-bread-soup',
  'crisp-rice-and-eggs',
  'onion-galette',
  'red-lentil-soup',
  'leek-and-potato-soup',
  'carrot-top-pesto-pasta',
  'one-pan-chickpea-pasta',
  'bread-and-butter-pudding',
  'brown-banana-loaf',
  'potato-tortilla',
  'cabbage-pancakes',
  'back-of-the-fridge-shakshuka',
  'one-chicken-three-dinners',
  'apple-crumble',
  'tinned-fish-cakes',
]
const LOCKED = ['onion-galette', 'one-chicken-three-dinners', 'tinned-fish-cakes']
const COLLECTIONS = [
  'fifteen-minute-dinners',
  'soups-for-the-week',
  'stretch-a-chicken',
  'sweet-leftovers',
]

const REFERENCE = /\[\[([^\]]+)\]\]/g
const MEASUREMENT = /\(\((\d+(?:\.\d+)?) ([a-z-]+)\)\)/g

type Named = readonly { readonly slug: string }[]

function slugs(catalogue: Named): ReadonlySet<string> {
  return new Set(catalogue.map(({ slug }) => slug))
}

function missing(names: readonly string[], catalogue: Named): readonly string[] {
  const known = slugs(catalogue)
  return names.filter((name) => !known.has(name))
}

function usagesOf(recipe: DemoRecipe): readonly DemoIngredientUsage[] {
  return recipe.ingredients.flatMap((group) => group.usages)
}

function stepsOf(recipe: DemoRecipe): readonly string[] {
  return recipe.instructions.flatMap((group) => group.instructions.map(({ text }) => text))
}

function matchesOf(recipe: DemoRecipe, pattern: RegExp, group: number): readonly string[] {
  return stepsOf(recipe).flatMap((text) =>
    [...text.matchAll(pattern)].flatMap((match) => match[group] ?? []),
  )
}

/** Texts where only the plain markup is understood: no references, no measurements. */
function plainTextsOf(recipe: DemoRecipe): readonly string[] {
  const comments = recipe.comments ?? []
  return [
    recipe.description,
    recipe.storyExcerpt,
    recipe.storyMore,
    recipe.note ?? '',
    ...comments.flatMap(({ text, replies = [] }) => [text, ...replies.map((reply) => reply.text)]),
  ]
}

function words(text: string): number {
  return text.split(/\s+/).length
}

function comments(): readonly { recipe: DemoRecipe; comment: DemoComment }[] {
  return site.recipes.flatMap((recipe) =>
    (recipe.comments ?? []).map((comment) => ({ recipe, comment })),
  )
}

describe.each(site.recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (_, recipe) => {
  it('names only ingredients, units, equipment and terms of the catalogues', () => {
    const usages = usagesOf(recipe)
    const named = usages.flatMap(({ ingredient = [] }) => ingredient)
    const measured = usages.flatMap(({ unit = [] }) => unit)
    const tools = recipe.equipment.map(({ slug }) => slug)
    expect({
      ingredients: missing(named, ingredients),
      units: missing(measured, units),
      equipment: missing(tools, equipment),
      terms: [
        ...missing(recipe.meals, terms.meal),
        ...missing(recipe.categories, terms.category),
        ...missing(recipe.cuisines, terms.cuisine),
        ...missing(recipe.methods, terms.method),
        ...missing(recipe.diets, terms.diet),
      ],
    }).toEqual({ ingredients: [], units: [], equipment: [], terms: [] })
  })

  it('shows a name for every ingredient, and each key is its own', () => {
    const usages = usagesOf(recipe)
    expect(usages.filter(({ ingredient, title }) => !ingredient && !title)).toEqual([])
    expect(new Set(usages.map(({ key }) => key)).size).toBe(usages.length)
  })

  it('uses every listed ingredient in a step, and refers to no other', () => {
    const keys = new Set(usagesOf(recipe).map(({ key }) => key))
    expect(new Set(matchesOf(recipe, REFERENCE, 1))).toEqual(keys)
  })

  it('measures in steps with units of the catalogue, and leaves no broken markup', () => {
    expect(missing(matchesOf(recipe, MEASUREMENT, 2), units)).toEqual([])
    for (const text of stepsOf(recipe)) {
      expect(text.replace(REFERENCE, '').replace(MEASUREMENT, '')).not.toMatch(
        /\[\[|\]\]|\(\(|\)\)/,
      )
    }
    for (const text of plainTextsOf(recipe)) expect(text).not.toMatch(/\[\[|\(\(/)
  })

  it('is complete: ingredients, steps, equipment, story and times', () => {
    const sizes = [usagesOf(recipe), stepsOf(recipe), recipe.equipment].map(({ length }) => length)
    const [ingredientCount = 0, stepCount = 0, equipmentCount = 0] = sizes
    expect(ingredientCount).toBeGreaterThanOrEqual(7)
    expect(ingredientCount).toBeLessThanOrEqual(16)
    expect(stepCount).toBeGreaterThanOrEqual(5)
    expect(stepCount).toBeLessThanOrEqual(11)
    expect(equipmentCount).toBeGreaterThanOrEqual(3)
    expect(equipmentCount).toBeLessThanOrEqual(6)
    expect(words(recipe.storyMore)).toBeGreaterThanOrEqual(150)
    expect(words(recipe.storyMore)).toBeLessThanOrEqual(250)
    expect(recipe.note).toBeTruthy()
    expect(recipe.prepTimeMinutes).toBeGreaterThan(0)
    expect(recipe.cookTimeMinutes).toBeGreaterThan(0)
    expect(recipe.customTimeLabel === undefined).toBe(recipe.customTimeMinutes === undefined)
  })
})

describe('the site', () => {
  it('has the sixteen recipes of the list, three of them locked, and one draft', () => {
    const published = site.recipes.filter(({ publishedDaysAgo }) => publishedDaysAgo !== undefined)
    const locked = site.recipes.filter(({ isLocked }) => isLocked)
    expect(published.map(({ slug }) => slug).sort()).toEqual([...PUBLISHED].sort())
    expect(locked.map(({ slug }) => slug).sort()).toEqual([...LOCKED].sort())
    expect(site.recipes).toHaveLength(PUBLISHED.length + 1)
  })

  it('was published over the last 800 days, no two recipes on one day', () => {
    const days = site.recipes.flatMap(({ publishedDaysAgo = [] }) => publishedDaysAgo)
    expect(new Set(days).size).toBe(days.length)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(800)
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(700)
  })

  it('collects and features only recipes that can be read', () => {
    expect(site.collections.map(({ slug }) => slug)).toEqual(COLLECTIONS)
    const named = [...site.collections.flatMap(({ recipes }) => recipes), ...site.featuredRecipes]
    expect(named.filter((slug) => !PUBLISHED.includes(slug))).toEqual([])
    expect(site.featuredRecipes).toHaveLength(5)
  })

  it('promises fifteen minutes only where the times add up to them', () => {
    const quick = site.collections.find(({ slug }) => slug === 'fifteen-minute-dinners')
    const minutes = site.recipes
      .filter(({ slug }) => quick?.recipes.includes(slug))
      .map(({ prepTimeMinutes = 0, cookTimeMinutes = 0 }) => prepTimeMinutes + cookTimeMinutes)
    expect(minutes).toHaveLength(quick?.recipes.length ?? -1)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(15)
  })

  it('fills its pages of links, events, products and the about page', () => {
    expect(site.links).toHaveLength(6)
    expect(site.headerLinks).toHaveLength(3)
    expect(site.socialMediaLinks).toHaveLength(5)
    expect(site.productLinks).toHaveLength(3)
    expect(site.events.length).toBeGreaterThanOrEqual(3)
    expect(site.events.filter(({ inDays }) => inDays < 0)).toHaveLength(1)
    const paragraphs = site.about.split('\n\n').length
    expect(paragraphs).toBeGreaterThanOrEqual(3)
    expect(paragraphs).toBeLessThanOrEqual(5)
  })

  it('links to web addresses, and to platforms an author may choose', () => {
    const places = [...site.links, ...site.headerLinks, ...site.productLinks, ...site.events]
    const addresses = [
      ...places.map(({ href }) => href),
      ...site.socialMediaLinks.map(({ url }) => url),
    ]
    expect(addresses.filter((address) => !isWebAddress(address))).toEqual([])
    const platforms = site.socialMediaLinks.map(({ platform }) => platform)
    const allowed: readonly string[] = SOCIAL_PLATFORMS
    expect(platforms.filter((platform) => !allowed.includes(platform))).toEqual([])
  })
})

describe('the comments', () => {
  it('stand under eight recipes or more, two to five each, with an answer by the owner', () => {
    const counts = site.recipes.flatMap((recipe) => recipe.comments?.length ?? [])
    expect(counts.length).toBeGreaterThanOrEqual(8)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(5)
    const replies = comments().flatMap(({ comment }) => comment.replies ?? [])
    expect(replies.some(({ user }) => user === 'owner')).toBe(true)
  })

  it('come after what they comment on, oldest first', () => {
    for (const recipe of site.recipes) {
      const days = (recipe.comments ?? []).map(({ daysAgo }) => daysAgo)
      expect([...days].sort((a, b) => b - a)).toEqual(days)
    }
    for (const { recipe, comment } of comments()) {
      const days = [comment, ...(comment.replies ?? [])].map(({ daysAgo }) => daysAgo)
      expect([...days].sort((a, b) => b - a)).toEqual(days)
      expect(comment.daysAgo).toBeLessThanOrEqual(recipe.publishedDaysAgo ?? -1)
    }
  })

  it('are written under locked recipes only by those who can read them', () => {
    const users = comments()
      .filter(({ recipe }) => recipe.isLocked)
      .flatMap(({ comment }) => [comment, ...(comment.replies ?? [])])
      .map(({ user }) => user)
    expect(users.filter((user) => user === 'free' || user === 'visitor')).toEqual([])
  })
})
