import { describe, expect, it } from 'vitest'
import { recipeStructuredData, scriptJson } from './structured-data'
import type { RecipeFacts } from './structured-data'

const facts: RecipeFacts = {
  url: 'https://ferment.example/recipes/kimchi',
  name: 'Kimchi',
  description: 'Cut first, then salted.',
  language: null,
  authorName: 'Ilse Brandt',
  siteName: 'Ferment',
  publishedAt: '2025-03-01T08:00:00.000Z',
  updatedAt: '2025-03-02T08:00:00.000Z',
  imageAlt: null,
  images: ['https://ferment.example/media/a', 'https://ferment.example/media/b'],
  times: { prepTimeMinutes: 75, cookTimeMinutes: 5, customTimeMinutes: 3000 },
  keywords: ['kimchi', 'napa cabbage'],
  categories: ['Snack'],
  cuisines: ['Korean'],
  yieldServings: 3,
  yieldMax: null,
  servingDescription: 'quart jars',
  ingredients: ['1800 grams napa cabbage'],
  instructionGroups: [
    {
      title: 'Salt',
      steps: [
        {
          text: 'Quarter the cabbage.',
          url: 'https://ferment.example/recipes/kimchi#s',
          image: null,
        },
      ],
    },
  ],
  youtubeVideoId: 'dQw4w9WgXcQ',
  rating: null,
  reviews: [],
  isLocked: false,
}

// docs/product/media.md#alternative-text
it('pictures carry what they show, where somebody has said it', () => {
  const images = ['https://a.example/1.jpg']
  const imageOf = (imageAlt: string | null) =>
    recipeStructuredData({ ...facts, images, imageAlt })['image']
  expect(imageOf(null)).toEqual(images)
  expect(imageOf('A loaf')).toEqual([{ '@type': 'ImageObject', url: images[0], caption: 'A loaf' }])
})

describe('structured data of a recipe', () => {
  it('names the language of a text that is not in the language of its site', () => {
    expect(recipeStructuredData({ ...facts, language: 'ko' })).toMatchObject({ inLanguage: 'ko' })
    expect(recipeStructuredData(facts)['inLanguage']).toBeUndefined()
  })

  it('carries what search engines require and recommend', () => {
    expect(recipeStructuredData(facts)).toMatchObject({
      '@type': 'Recipe',
      name: 'Kimchi',
      image: facts.images,
      author: { '@type': 'Person', name: 'Ilse Brandt' },
      datePublished: facts.publishedAt,
      prepTime: 'PT1H15M',
      cookTime: 'PT5M',
      totalTime: 'P2DT3H20M',
      keywords: 'kimchi, napa cabbage',
      recipeCategory: ['Snack'],
      recipeCuisine: ['Korean'],
      recipeYield: ['3', '3 quart jars'],
      recipeIngredient: ['1800 grams napa cabbage'],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Salt', itemListElement: [{ '@type': 'HowToStep' }] },
      ],
      video: { '@type': 'VideoObject', uploadDate: facts.publishedAt },
    })
  })

  it('gives steps of a group without a title one by one', () => {
    const steps = facts.instructionGroups[0]?.steps ?? []
    const data = recipeStructuredData({ ...facts, instructionGroups: [{ title: null, steps }] })
    expect(data['recipeInstructions']).toEqual([
      { '@type': 'HowToStep', text: 'Quarter the cabbage.', url: steps[0]?.url },
    ])
  })

  it('leaves prep and cook time out unless both are known', () => {
    const data = recipeStructuredData({
      ...facts,
      times: { prepTimeMinutes: 10, cookTimeMinutes: null, customTimeMinutes: null },
    })
    expect(data).not.toHaveProperty('prepTime')
    expect(data).toMatchObject({ totalTime: 'PT10M' })
  })

  it('of a locked one says so and leaks neither steps nor video', () => {
    const data = recipeStructuredData({ ...facts, isLocked: true })
    expect(data).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.premium-content' },
    })
    expect(scriptJson(data)).not.toMatch(/Quarter the cabbage|dQw4w9WgXcQ/)
  })

  it('says the number of servings before a range of them', () => {
    const data = recipeStructuredData({ ...facts, yieldMax: 4, servingDescription: null })
    expect(data).toMatchObject({ recipeYield: ['3', '3-4 servings'] })
    const one = recipeStructuredData({ ...facts, yieldServings: 1, servingDescription: null })
    expect(one).toMatchObject({ recipeYield: ['1', '1 serving'] })
  })

  it('leaves out what is not there', () => {
    const text = scriptJson(
      recipeStructuredData({
        ...facts,
        description: null,
        imageAlt: null,
        images: [],
        keywords: [],
        yieldServings: null,
        ingredients: [],
        instructionGroups: [],
        youtubeVideoId: null,
      }),
    )
    expect(text).not.toMatch(/description|"image"|keywords|recipeYield|recipeI|video/)
  })
})

describe('JSON in a script', () => {
  it('cannot end the script, and stays the same data', () => {
    const value = { name: '</script><!-- \u2028' }
    const text = scriptJson(value)
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toEqual(value)
  })
})
