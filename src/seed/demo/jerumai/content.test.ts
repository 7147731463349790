import { describe, expect, it } from 'vitest'
import { equipment } from '@/src/seed/catalogues/equipment'
import { ingredients } from '@/src/seed/catalogues/ingredients/index'
import { terms } from '@/src/seed/catalogues/terms/index'
import { units } from '@/src/seed/catalogues/units'
import type { DemoComment, DemoIngredientUsage, DemoRecipe } from '@/src/seed/demo/demo-content'
import { jerumai } from '@/src/seed/demo/jerumai/index'

const LISTED_SLUGS = [
  'cardamom-mango-rice-pudding',
  'charred-corn-coconut-soup',
  'coconut-dal',
  'coconut-fish-curry',
  'crisp-lace-pancakes',
  'cucumber-yoghurt-raita',
  'ginger-lime-soda',
  'green-papaya-salad',
  'lemongrass-chicken-skewers',
  'mango-lassi',
  'pandan-coconut-cake',
  'peanut-noodle-salad',
  'pineapple-sambal',
  'tamarind-prawns',
  'turmeric-lime-rice',
  'watermelon-chilli-salad',
]
const LOCKED_SLUGS = ['charred-corn-coconut-soup', 'pandan-coconut-cake', 'tamarind-prawns']

const slugsOf = (rows: readonly { slug: string }[]) => new Set(rows.map((row) => row.slug))
const published = jerumai.recipes.filter((recipe) => recipe.publishedDaysAgo !== undefined)
const cases = jerumai.recipes.map((recipe) => [recipe.slug, recipe] as const)

const usagesOf = (recipe: DemoRecipe): readonly DemoIngredientUsage[] =>
  recipe.ingredients.flatMap((group) => group.usages)
const stepsOf = (recipe: DemoRecipe) => recipe.instructions.flatMap((group) => group.instructions)
const stepTextOf = (recipe: DemoRecipe) =>
  stepsOf(recipe)
    .map((step) => step.text)
    .join('\n')
const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const referencesIn = (text: string) =>
  [...text.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1] ?? '')
const measurementsIn = (text: string) =>
  [...text.matchAll(/\(\((.*?)\)\)/g)].map((match) => match[1] ?? '')

/** Names from `used` that `known` does not hold. */
const missing = (used: readonly (string | undefined)[], known: ReadonlySet<string>) =>
  used.filter((name) => name !== undefined && !known.has(name))

describe.each(cases)('the recipe %s', (_slug, recipe) => {
  it('names only units, ingredients and equipment of the catalogues', () => {
    const usages = usagesOf(recipe)
    expect(
      missing(
        usages.map((usage) => usage.unit),
        slugsOf(units),
      ),
    ).toEqual([])
    expect(
      missing(
        usages.map((usage) => usage.ingredient),
        slugsOf(ingredients),
      ),
    ).toEqual([])
    expect(
      missing(
        recipe.equipment.map((piece) => piece.slug),
        slugsOf(equipment),
      ),
    ).toEqual([])
  })

  it('names only terms of the catalogues', () => {
    expect(missing(recipe.meals, slugsOf(terms.meal))).toEqual([])
    expect(missing(recipe.categories, slugsOf(terms.category))).toEqual([])
    expect(missing(recipe.cuisines, slugsOf(terms.cuisine))).toEqual([])
    expect(missing(recipe.methods, slugsOf(terms.method))).toEqual([])
    expect(missing(recipe.diets, slugsOf(terms.diet))).toEqual([])
  })

  it('gives every ingredient a key of its own and something to call it by', () => {
    const usages = usagesOf(recipe)
    const keys = usages.map((usage) => usage.key)
    expect(keys).toEqual([...new Set(keys)])
    expect(usages.filter((usage) => !usage.ingredient && !usage.title)).toEqual([])
  })

  it('refers in its steps to ingredients it has, and to each of them at least once', () => {
    const keys = usagesOf(recipe).map((usage) => usage.key)
    const references = referencesIn(stepTextOf(recipe))
    expect(missing(references, new Set(keys))).toEqual([])
    expect(missing(keys, new Set(references))).toEqual([])
  })

  it('measures in its steps with numbers and units of the catalogue', () => {
    const known = slugsOf(units)
    const broken = measurementsIn(stepTextOf(recipe)).filter((measurement) => {
      const [, quantity, unit] = /^(\S+) (\S+)$/.exec(measurement) ?? []
      return !(Number(quantity) > 0) || unit === undefined || !known.has(unit)
    })
    expect(broken).toEqual([])
  })

  it('keeps references and measurements out of texts that are not steps', () => {
    const stepNotes = stepsOf(recipe).map((step) => step.note ?? '')
    const prose = [recipe.description, recipe.storyExcerpt, recipe.storyMore, recipe.note ?? '']
    expect([...prose, ...stepNotes].filter((text) => /\[\[|\(\(/.test(text))).toEqual([])
  })

  it('is complete: 8 to 20 ingredients, 5 to 12 steps, tools, timers, a story, times', () => {
    expect(usagesOf(recipe).length).toBeGreaterThanOrEqual(8)
    expect(usagesOf(recipe).length).toBeLessThanOrEqual(20)
    expect(stepsOf(recipe).length).toBeGreaterThanOrEqual(5)
    expect(stepsOf(recipe).length).toBeLessThanOrEqual(12)
    expect(stepsOf(recipe).some((step) => step.timerMinutes !== undefined)).toBe(true)
    expect(recipe.equipment.length).toBeGreaterThanOrEqual(3)
    expect(recipe.equipment.length).toBeLessThanOrEqual(6)
    expect(wordCount(recipe.storyMore)).toBeGreaterThanOrEqual(150)
    expect(wordCount(recipe.storyMore)).toBeLessThanOrEqual(250)
    expect(recipe.prepTimeMinutes).toBeGreaterThan(0)
    expect(recipe.customTimeMinutes === undefined).toBe(recipe.customTimeLabel === undefined)
    expect(recipe.keywords.length).toBeGreaterThan(2)
  })

  it('writes every range from the smaller amount to the larger', () => {
    const ranges = usagesOf(recipe).flatMap(({ quantity }) =>
      typeof quantity === 'object' ? [quantity] : [],
    )
    expect(ranges.filter(([min, max]) => min >= max)).toEqual([])
  })

  it('has comments only since it was published, and replies only after what they answer', () => {
    const early = (recipe.comments ?? []).flatMap((comment: DemoComment) => [
      ...(comment.daysAgo > (recipe.publishedDaysAgo ?? 0) ? [comment.text] : []),
      ...(comment.replies ?? [])
        .filter((reply) => reply.daysAgo > comment.daysAgo)
        .map((reply) => reply.text),
    ])
    expect(early).toEqual([])
  })
})

describe('the demo site jerumai', () => {
  it('has the sixteen recipes of the list, three of them locked, and one draft', () => {
    expect(published.map((recipe) => recipe.slug).sort()).toEqual(LISTED_SLUGS)
    expect(jerumai.recipes).toHaveLength(17)
    const locked = jerumai.recipes.filter((recipe) => recipe.isLocked)
    expect(locked.map((recipe) => recipe.slug).sort()).toEqual(LOCKED_SLUGS)
  })

  it('spreads its publishing dates over some two years, newest first', () => {
    const days = published.map((recipe) => recipe.publishedDaysAgo ?? -1)
    expect(days).toEqual([...new Set(days)].sort((one, other) => one - other))
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(800)
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(700)
  })

  it('shows only published recipes in its four collections and as featured', () => {
    const known = slugsOf(published)
    expect(jerumai.collections.map((collection) => collection.slug)).toEqual([
      'curries-and-dals',
      'cool-things',
      'street-snacks',
      'mango-season',
    ])
    for (const { recipes } of jerumai.collections) {
      expect(missing(recipes, known)).toEqual([])
      expect(recipes).toEqual([...new Set(recipes)])
    }
    expect(missing(jerumai.featuredRecipes, known)).toEqual([])
    expect(new Set(jerumai.featuredRecipes).size).toBe(5)
  })

  it('ends one collection description in a paragraph with a video', () => {
    const lastParagraphs = jerumai.collections.map(({ description }) =>
      description.split('\n\n').at(-1),
    )
    const videos = lastParagraphs.filter((text) => /^youtube=[\w-]{11}$/.test(text ?? ''))
    expect(videos).toHaveLength(1)
  })

  it('has comments on about eight recipes, two to five each, with an answer by the owner', () => {
    const discussed = jerumai.recipes.filter((recipe) => recipe.comments !== undefined)
    expect(discussed.length).toBeGreaterThanOrEqual(7)
    expect(discussed.length).toBeLessThanOrEqual(10)
    const outside = discussed.filter(
      ({ comments = [] }) => comments.length < 2 || comments.length > 5,
    )
    expect(outside.map((recipe) => recipe.slug)).toEqual([])
    const answers = discussed
      .flatMap((recipe) => recipe.comments ?? [])
      .filter((comment) => comment.text.includes('?'))
      .filter((comment) => comment.replies?.some((reply) => reply.user === 'owner'))
    expect(answers.length).toBeGreaterThanOrEqual(1)
  })

  it('has events to come and one that is past', () => {
    expect(jerumai.events.length).toBeGreaterThanOrEqual(3)
    expect(jerumai.events.filter((event) => event.inDays < 0)).toHaveLength(1)
  })

  it('has six links, two of them for a region with a discount', () => {
    expect(jerumai.links).toHaveLength(6)
    const regional = jerumai.links
      .map((link) => /^[^|]+\|(uk|us)\|\d+$/.exec(link.label)?.[0].split('|').slice(1).join('|'))
      .filter((label) => label !== undefined)
    expect(regional).toEqual(['uk|20', 'us|15'])
  })

  it('links to valid addresses, on its platforms and elsewhere', () => {
    expect(jerumai.headerLinks).toHaveLength(3)
    expect(jerumai.productLinks).toHaveLength(3)
    const platforms = jerumai.socialMediaLinks.map((link) => link.platform)
    expect(platforms).toEqual(['instagram', 'youtube', 'tiktok', 'pinterest', 'substack'])
    const addresses = [
      ...[jerumai.links, jerumai.headerLinks, jerumai.productLinks, jerumai.events]
        .flat()
        .map((link) => link.href),
      ...jerumai.socialMediaLinks.map((link) => link.url),
    ]
    expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([])
  })
})
