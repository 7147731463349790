import { parse as parseYaml } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { portableId, replaceTexts } from './portable-id'
import { cooklangFile, jsonLdFile, markdownFile } from './recipe-files'
import { textOf } from './recipe-words'
import type { ExportedRecipe } from './recipes'
import { exampleUsage } from '@/src/site/testing/example-content'

const GRAM = { id: 'gram', slug: 'gram', title: 'gram', pluralTitle: 'grams', abbreviation: 'g' }
const units = new Map([['gram', GRAM]])
const origin = { siteName: 'Bread', authorName: 'Ada', origin: 'https://bread.example', units }

const paragraph = (text: string): RichTextDocument => [{ type: 'paragraph', children: [{ text }] }]
const term = (title: string) => ({ id: title, slug: title.toLowerCase(), title })
const image = (key: string) => ({
  ...{ id: key, key, alt: null, lqip: null, width: 4, height: 3, crop: null, shareCrop: null },
})
const usage = (known: Partial<IngredientUsage>): IngredientUsage =>
  exampleUsage({ ...NO_PARTS, ...known })
const NO_PARTS = {
  ...{ id: 'u', quantityMin: null, quantityMax: null, unit: null, ingredient: null },
  ...{ ingredientTitleOverride: null, preparation: [], note: null, link: null },
}
const FLOUR = {
  ...{ id: 'i', slug: 'flour', title: 'flour', gramsPerLiter: null },
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
} as const

const flour = usage({
  ...{ id: 'flour', quantityMin: 500, quantityMax: 550, unit: GRAM, note: 'or more' },
  ...{ ingredient: FLOUR, preparation: paragraph('sifted') },
})
const water = usage({ id: 'water', ingredientTitleOverride: 'water {from} the #well' })

const list = (title: string | null, ...ingredientUsages: IngredientUsage[]) => ({
  ...{ id: `list ${title ?? ''}`, title, note: null, ingredientUsages },
})
const method = (title: string | null, text: string, timerMinutes: number | null) => ({
  ...{ id: `part ${title ?? ''}`, title, note: null },
  instructions: [
    {
      ...{ id: text, content: paragraph(text), timerMinutes, timers: [] },
      furtherTimers: timerMinutes === null ? null : [{ minutes: 15, label: 'rest {1}' }],
      ...{ note: null, video: null, images: [] },
    },
  ],
})

const recipe = (known: Partial<ExportedRecipe> = {}): ExportedRecipe => ({
  ...{ id: 'r', title: 'Loaf', slug: 'loaf', description: 'Crusty.', publishedAt: null },
  ...{ createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z' },
  ...{ yieldServings: 2, yieldMax: 3, servingDescription: 'loaves', difficultyLevel: 'easy' },
  ...{ prepTimeMinutes: 20, cookTimeMinutes: null, customTimeMinutes: null },
  ...{ customTimeLabel: null, privacySetting: 'public', isLocked: false, instructionCount: 2 },
  ...{ meals: [term('Dinner')], categories: [term('Bread')], cuisines: [], diets: [] },
  ...{ methods: [term('Baking')], tags: [term('Gran’s')], keywords: ['rye'], collections: [] },
  seo: null,
  ...{
    images: [image('a.jpg'), image('b.jpg')],
    video: null,
    language: null,
    youtubeVideoId: null,
  },
  ...{
    storyExcerpt: null,
    storyMore: [],
    storyImages: [],
    note: [],
    legacyRecipeData: null,
    contributors: [],
  },
  ...{ sourceKey: null, sourceUrl: null, equipmentUsages: [], ingredientUsageCount: 2 },
  ...{ rating: null, importedRating: null },
  ingredientUsageGroups: [list(null, flour), list('Later', water)],
  instructionGroups: [method(null, 'Mix @all\nwell.', 5), method('Baking', 'Bake.', null)],
  ...known,
})

const LOAF_ID = '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a01'
const MISSING_ID = '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a02'

/** Splits a file into its front matter and the rest. */
const parts = (file: string): [unknown, string] => {
  const [, front = '', rest = ''] = /^---\n([\s\S]*?)---\n\n?([\s\S]*)$/.exec(file) ?? []
  return [parseYaml(front), rest]
}

describe('an id in an export', () => {
  it('is a UUID made of what names the thing, on whatever site', () => {
    expect(portableId('unit', 'gram')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    )
    expect(portableId('unit', 'gram')).toBe(portableId('unit', 'gram'))
    expect(portableId('unit', 'gram')).not.toBe(portableId('unit', 'cup'))
    expect(portableId('a', 'b')).not.toBe(portableId('ab'))
  })

  it('takes the place of the stored one at any depth, and of nothing else', () => {
    const names = new Map([['x', 'y']])
    const value = { x: 'x', list: ['x', { deep: 'x' }], other: 'ax', none: null, count: 1 }
    expect(replaceTexts(value, names)).toEqual({
      ...{ x: 'y', list: ['y', { deep: 'y' }], other: 'ax', none: null, count: 1 },
    })
  })
})

describe('words of an exported recipe', () => {
  const text: RichTextDocument = [
    {
      type: 'paragraph',
      children: [
        { text: 'Mix ' },
        { type: 'ingredient-usage-reference', ingredientUsageId: 'flour' },
        { type: 'ingredient-usage-reference', ingredientUsageId: 'gone' },
        { text: ' with ' },
        { type: 'measurement', quantity: 350, unitId: 'gram' },
        { text: '.' },
      ],
    },
  ]

  it('name the ingredients and amounts a text refers to', () => {
    expect(textOf(text, recipe(), units)).toBe('Mix flour with 350 grams.')
    expect(textOf(text, recipe(), new Map())).toBe('Mix flour with 350.')
    expect(textOf(null, recipe(), units)).toBe('')
  })
})

describe('the Cooklang of a recipe', () => {
  it('marks ingredients before the steps, without signs that mean something there', () => {
    const [front, rest] = parts(cooklangFile(recipe({ note: paragraph('One.\nTwo.') }), origin))
    expect(front).toEqual({
      ...{ title: 'Loaf', slug: 'loaf', description: 'Crusty.', draft: true },
      ...{ servings: '2-3 loaves', 'prep time': '20 minutes', difficulty: 'easy' },
      ...{ course: ['Dinner', 'Bread'], tags: ['Baking', 'Gran’s', 'rye'] },
      image: '../images/a.jpg',
    })
    expect(rest).toBe(
      [
        '@flour{500–550%gram}(sifted)',
        '= Later',
        '@water from the well{}',
        '= Method',
        'Mix all well. ~{5%minutes} ~rest 1{15%minutes}',
        '= Baking',
        'Bake.',
        '> One.\n> Two.\n',
      ].join('\n\n'),
    )
  })

  it('of a published recipe is no draft, and says nothing it does not know', () => {
    const [front] = parts(
      cooklangFile(
        recipe({ publishedAt: '2020-01-02T00:00:00.000Z', images: [], yieldServings: null }),
        origin,
      ),
    )
    expect(front).toMatchObject({ date: '2020-01-02T00:00:00.000Z' })
    for (const name of ['draft', 'image', 'servings', 'cook time', 'cuisine', 'source']) {
      expect(front).not.toHaveProperty(name)
    }
  })
})

describe('the Markdown of a recipe', () => {
  it('has story, lists, numbered steps and notes under headings', () => {
    const storyMore: RichTextDocument = [
      { type: 'heading', level: 2, children: [{ text: 'Why' }] },
      { type: 'paragraph', children: [{ text: 'Because.' }] },
    ]
    const [, rest] = parts(markdownFile(recipe({ storyMore, note: paragraph('Keeps.') }), origin))
    expect(rest).toBe(
      [
        'Crusty.',
        '### Why',
        'Because.',
        '## Ingredients',
        '- 500–550 grams flour, sifted (or more)',
        '### Later',
        '- water {from} the #well',
        '## Method',
        '1. Mix @all well.',
        '### Baking',
        '1. Bake.',
        '## Notes',
        'Keeps.\n',
      ].join('\n\n'),
    )
  })

  it('of a stored post is its HTML, without headings for what it has not', () => {
    const post = recipe({
      ...{ legacyRecipeData: { content: '<p>As it was</p>' }, description: null },
      ...{ ingredientUsageGroups: [], instructionGroups: [] },
    })
    expect(parts(markdownFile(post, origin))[1]).toBe('<p>As it was</p>\n')
    const odd = recipe({ legacyRecipeData: { content: 1 }, description: null })
    expect(parts(markdownFile(odd, origin))[1]).toMatch(/^## Ingredients/)
  })

  // docs/product/rich-text.md#wider-texts
  it('has the quotations and dividers of the story', () => {
    const storyMore: ExportedRecipe['storyMore'] = [
      { type: 'quote', children: [{ text: 'Salt it.\nTwice.' }] },
      { type: 'divider' },
    ]
    expect(parts(markdownFile(recipe({ storyMore }), origin))[1]).toContain(
      '> Salt it.\n> Twice.\n\n---\n\n## Ingredients',
    )
  })

  // docs/product/rich-text.md#embeds
  it('has the embeds of the story as links, which their titles do not end', () => {
    const markdown = (title?: string) =>
      parts(
        markdownFile(
          recipe({
            storyMore: [
              { type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ', ...(title ? { title } : {}) },
            ],
          }),
          origin,
        ),
      )[1]
    expect(markdown()).toContain('[Video on YouTube](<https://youtu.be/dQw4w9WgXcQ>)')
    expect(markdown('a](javascript:b')).toContain(
      '[a\\](javascript:b](<https://youtu.be/dQw4w9WgXcQ>)',
    )
  })

  // docs/product/rich-text.md#galleries
  it('has each picture of a gallery with its caption, and the caption of all', () => {
    const image = { key: 'crumb.jpg', width: 8, height: 8, lqip: null, crop: null }
    const storyImages = [{ ...image, id: LOAF_ID, alt: 'A [cut] loaf' }]
    const storyMore: ExportedRecipe['storyMore'] = [
      {
        type: 'gallery',
        pictures: [
          { imageId: LOAF_ID, caption: 'The crumb.' },
          { imageId: MISSING_ID, caption: 'The crust.' },
        ],
        caption: 'Our bakery.',
      },
    ]
    expect(parts(markdownFile(recipe({ storyMore, storyImages }), origin))[1]).toContain(
      '![A \\[cut\\] loaf](../images/crumb.jpg)\n\nThe crumb.\n\nThe crust.\n\nOur bakery.\n\n## Ingredients',
    )
  })

  // docs/product/rich-text.md#tables
  it('has the tables of the story, whatever is written in their cells', () => {
    const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] }) as const
    const children = [
      { type: 'table-row', children: [cell('Flour'), cell('Water')] },
      { type: 'table-row', children: [cell('rye | dark'), cell('a\nb')] },
    ] as const
    const markdown = (storyMore: ExportedRecipe['storyMore']) =>
      parts(markdownFile(recipe({ storyMore }), origin))[1]
    expect(markdown([{ type: 'table', headerRow: true, children }])).toContain(
      '| Flour | Water |\n| --- | --- |\n| rye \\| dark | a<br>b |',
    )
    expect(markdown([{ type: 'table', children }])).toContain(
      '|  |  |\n| --- | --- |\n| Flour | Water |\n',
    )
  })
})

describe('the JSON-LD of a recipe', () => {
  it('names its address, its author and the pictures beside it', () => {
    const data: unknown = JSON.parse(jsonLdFile(recipe(), origin))
    expect(data).toMatchObject({
      name: 'Loaf',
      author: { name: 'Ada' },
      image: ['../images/a.jpg', '../images/b.jpg'],
      recipeIngredient: ['500–550 grams flour, sifted (or more)', 'water {from} the #well'],
    })
    expect(JSON.stringify(data)).toContain('https://bread.example/recipes/loaf')
  })
})
