import { describe, expect, it } from 'vitest'
import { NO_YIELD, parseYield } from '@/src/parsing/yield'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import type { CatalogueIndex } from './catalogue-index'
import { draftRecipe } from './draft-recipe'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'

const TERMS = new Set([
  'meal Dinner',
  'category Soups',
  'cuisine Thai',
  'diet Vegan',
  'method Frying',
])

const index: CatalogueIndex = {
  ...NO_CATALOGUE,
  unitBySlug: (slug) => ({
    ...{ id: `unit-${slug}`, slug, title: slug, pluralTitle: `${slug}s`, abbreviation: null },
  }),
  ingredient: (name) => (name === 'flour' ? { id: 'ingredient-flour', title: 'flour' } : null),
  termId: (kind, name) => (TERMS.has(`${kind} ${name}`) ? `${kind}-${name}` : null),
  equipment: () => null,
}

const parsed = (given: Partial<ParsedRecipe>): ParsedRecipe => ({
  title: 'Buns',
  description: null,
  imageUrls: [],
  author: null,
  datePublished: null,
  yields: NO_YIELD,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  ingredientGroups: [],
  instructionGroups: [],
  keywords: [],
  categories: [],
  cuisines: [],
  diets: [],
  videoUrl: null,
  nutrition: { calories: null, values: {} },
  language: 'en',
  siteName: null,
  canonicalUrl: null,
  notes: [],
  warnings: [],
  ...given,
})

const draft = (given: Partial<ParsedRecipe>) => draftRecipe(parsed(given), index)
const usage = (line: string) =>
  draft({ ingredientGroups: [{ title: null, lines: [line] }] }).ingredientUsageGroups?.[0]
    ?.ingredientUsages[0]

describe('a recipe read from a page, as it is written', () => {
  it('says what it yields without the number and the words before it', () => {
    const words = (text: string) => draft({ yields: parseYield(text) }).servingDescription
    expect(words('8 servings')).toBe('servings')
    expect(words('Makes 12 to 16 standard muffins')).toBe('standard muffins')
    expect(words('Yield: 1 9-inch cake')).toBe('9-inch cake')
    expect(words('Makes 2 dozen rolls')).toBe('rolls')
    expect(words('Makes ½ cup')).toBe('cup')
    expect(words('4')).toBeNull()
    expect(words('a crowd')).toBeNull()
  })

  it('keeps the time that is neither preparation nor cooking under a name of its own', () => {
    const times = { prepTimeMinutes: 20, cookTimeMinutes: 25, totalTimeMinutes: 165 }
    expect(draft(times)).toMatchObject({ customTimeMinutes: 120, customTimeLabel: 'Additional' })
    expect(draft({ totalTimeMinutes: 40 })).toMatchObject({
      customTimeMinutes: 40,
      customTimeLabel: 'Total',
    })
    expect(draft({ prepTimeMinutes: 30, totalTimeMinutes: 30 }).customTimeMinutes).toBeUndefined()
  })

  it('keeps a line as it is written, with the other amounts in it', () => {
    expect(usage('98 grams (3/4 cup) flour')).toMatchObject({
      quantityMin: 98,
      unitId: 'unit-gram',
      ingredientId: 'ingredient-flour',
      text: '98 grams (3/4 cup) flour',
      spans: [{ role: 'main' }, { role: 'equivalent', unit: 'cup' }, { kind: 'name' }],
    })
  })

  it('shows a name the catalogue does not have as it was written', () => {
    expect(usage('2 cups crushed biscuits')).toMatchObject({
      ingredientId: null,
      ingredientTitleOverride: expect.stringContaining('biscuits'),
    })
  })

  it('begins a group at a heading among lines', () => {
    const { ingredientUsageGroups } = draft({
      ingredientGroups: [{ title: null, lines: ['1 cup flour', 'For the glaze:', '1 cup sugar'] }],
    })
    expect(ingredientUsageGroups).toMatchObject([
      { title: null, ingredientUsages: [{}] },
      { title: expect.stringMatching(/glaze/i), ingredientUsages: [{}] },
    ])
  })

  it('never publishes ahead of today, whatever a page says', () => {
    const { publishedAt } = draft({ datePublished: '2999-01-01' })
    expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(draft({ datePublished: 'last spring' }).publishedAt).toBeNull()
  })

  it('knows the video of a YouTube link, and of no other', () => {
    const id = (videoUrl: string) => draft({ videoUrl }).youtubeVideoId
    expect(id('https://www.youtube.com/embed/abcdefghijk')).toBe('abcdefghijk')
    expect(id('https://youtu.be/abcdefghijk?t=3')).toBe('abcdefghijk')
    expect(id('https://vimeo.com/123456')).toBeNull()
  })

  it('has the title, the description and the times of the page', () => {
    const told = { description: 'Soft.', prepTimeMinutes: 20, cookTimeMinutes: 25 }
    expect(draft({ ...told, yields: parseYield('8-10 buns') })).toMatchObject({
      ...told,
      title: 'Buns',
      slug: 'buns',
      yieldServings: 8,
      yieldMax: 10,
      servingDescription: 'buns',
    })
    expect(draft({ title: '!!!' }).slug).toBe('recipe')
    expect(draft({ title: 'x'.repeat(600) }).title).toHaveLength(500)
  })

  it('has a step for each step, with the time that is said in it', () => {
    const steps = ['Knead.', 'Bake for 20 minutes.'].map((text) => ({ text, imageUrls: [] }))
    expect(draft({ instructionGroups: [{ title: ' Dough ', steps }] }).instructionGroups).toEqual([
      {
        title: 'Dough',
        instructions: [
          { content: 'Knead.', timerMinutes: null },
          { content: 'Bake for 20 minutes.', timerMinutes: 20 },
        ],
      },
    ])
  })

  it('is filed under what the catalogue has of categories, cuisines, diets and keywords', () => {
    const told = { categories: ['Dinner', 'Soups', 'Lunch'], cuisines: ['Thai'] }
    expect(draft({ ...told, diets: ['Vegan'], keywords: ['Frying'] })).toMatchObject({
      mealIds: ['meal-Dinner'],
      foodCategoryIds: ['category-Soups'],
      cuisineIds: ['cuisine-Thai'],
      dietIds: ['diet-Vegan'],
      methodIds: ['method-Frying'],
    })
    // A diet that is only a keyword counts too, and once.
    expect(draft({ diets: ['Vegan'], keywords: ['Vegan'] }).dietIds).toEqual(['diet-Vegan'])
    expect(draft({ keywords: ['Vegan'] }).dietIds).toEqual(['diet-Vegan'])
  })

  it('keeps each keyword once, without those that are empty or too long, and at most 200', () => {
    const long = 'x'.repeat(200)
    const keywords = [' rye', 'rye', '', long, `${long}x`]
    expect(draft({ keywords }).keywords).toEqual(['rye', long])
    const many = Array.from({ length: 201 }, (_, at) => `word ${at}`)
    expect(draft({ keywords: many }).keywords).toEqual(many.slice(0, 200))
  })

  it('keeps both ends of an amount, the preparation, and the size within the name', () => {
    expect(usage('2-3 cups flour, sifted')).toMatchObject({
      quantityMin: 2,
      quantityMax: 3,
      unitId: 'unit-cup',
      ingredientTitleOverride: null,
      preparation: [{ children: [{ text: 'sifted' }] }],
    })
    expect(usage('2 large apples')?.ingredientTitleOverride).toBe('large apples')
  })

  it('shows the name of an ingredient as the catalogue writes it, where only case differs', () => {
    const shouting = { ...index, ingredient: () => ({ id: 'f', title: 'FLOUR' }) }
    const lines = [{ title: null, lines: ['1 cup flour'] }]
    expect(
      draftRecipe(parsed({ ingredientGroups: lines }), shouting).ingredientUsageGroups,
    ).toMatchObject([{ ingredientUsages: [{ ingredientId: 'f', ingredientTitleOverride: null }] }])
  })

  it('keeps in its text a unit the catalogue does not have', () => {
    const bare = { ...index, unitBySlug: () => undefined }
    const lines = [{ title: null, lines: ['2 cups flour'] }]
    expect(
      draftRecipe(parsed({ ingredientGroups: lines }), bare).ingredientUsageGroups,
    ).toMatchObject([{ ingredientUsages: [{ unitId: null, text: '2 cups flour' }] }])
  })

  it('keeps a heading without lines, which is the title of what follows', () => {
    const groups = [
      { title: null, lines: [] },
      { title: 'Sauce', lines: [] },
      { title: ' Dough ', lines: ['1 cup flour'] },
    ]
    expect(draft({ ingredientGroups: groups }).ingredientUsageGroups).toMatchObject([
      { title: 'Sauce', ingredientUsages: [] },
      { title: 'Dough', ingredientUsages: [{}] },
    ])
  })

  it('calls the rest of the time additional as soon as one of the parts is told', () => {
    expect(draft({ cookTimeMinutes: 10, totalTimeMinutes: 40 })).toMatchObject({
      customTimeMinutes: 30,
      customTimeLabel: 'Additional',
    })
    expect(draft({ prepTimeMinutes: 10, totalTimeMinutes: 40 })).toMatchObject({
      customTimeMinutes: 30,
      customTimeLabel: 'Additional',
    })
    expect(draft({ prepTimeMinutes: 10 })).not.toHaveProperty('customTimeMinutes')
  })

  it('never publishes a page that tells no date', () => {
    expect(draft({ datePublished: null }).publishedAt).toBeNull()
    expect(draft({ datePublished: '2019-04-01' }).publishedAt).toBe('2019-04-01T00:00:00.000Z')
  })
})
