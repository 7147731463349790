import { describe, expect, it } from 'vitest'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import type { CatalogueIndex } from './catalogue-index'
import { draftRecipe } from './draft-recipe'

const index: CatalogueIndex = {
  unitId: (slug) => (slug === 'furlong' ? null : `unit-${slug}`),
  ingredient: (name) => (name === 'flour' ? { id: 'ingredient-flour', title: 'flour' } : null),
  termId: () => null,
  equipment: () => null,
}

const parsed = (given: Partial<ParsedRecipe>): ParsedRecipe => ({
  title: 'Buns',
  description: null,
  imageUrls: [],
  author: null,
  datePublished: null,
  yields: { number: null, text: null },
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
  warnings: [],
  ...given,
})

const draft = (given: Partial<ParsedRecipe>) => draftRecipe(parsed(given), index)
const usage = (line: string) =>
  draft({ ingredientGroups: [{ title: null, lines: [line] }] }).ingredientUsageGroups?.[0]
    ?.ingredientUsages[0]

describe('a recipe read from a page, as it is written', () => {
  it('says what it yields without the number and the words before it', () => {
    const words = (text: string) => draft({ yields: { number: 1, text } }).servingDescription
    expect(words('8 servings')).toBe('servings')
    expect(words('Makes 12 to 16 standard muffins')).toBe('standard muffins')
    expect(words('Yield: 1 9-inch cake')).toBe('9-inch cake')
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

  it('keeps the other amounts of a line beside the first, as a cook writes them', () => {
    expect(usage('98 grams (3/4 cup) flour')).toMatchObject({
      quantityMin: 98,
      unitId: 'unit-gram',
      ingredientId: 'ingredient-flour',
      note: '¾ cup',
      originalText: '98 grams (3/4 cup) flour',
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
})
