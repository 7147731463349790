import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRatingCount, toRatingSummary } from '../imported-comment'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'
import { buildWxr, serializePhp } from '../testing/wxr'
import type { WxrItem } from '../testing/wxr'
import { WPRM } from '../testing/wprm'

// docs/product/ratings.md#imported-summaries

const LINES = { ingredients: '2 cups flour\n1 egg', directions: 'Mix.\n\nBake.' }
const SCHEMA = {
  '@type': 'Recipe',
  name: 'Loaf',
  recipeIngredient: ['2 cups flour', '1 egg'],
  recipeInstructions: ['Mix.', 'Bake.'],
}
const aggregate = (more: object) => ({
  aggregateRating: { '@type': 'AggregateRating', ...more },
})

/** Files of programs that know one rating of a recipe, or a summary, by what they call it. */
const PROGRAMS: [string, string, (rating: number) => object][] = [
  ['Paprika', 'paprika', (rating) => ({ uid: 'P', hash: 'A', name: 'Loaf', ...LINES, rating })],
  [
    'Mealie',
    'mealie',
    (rating) => ({
      ...{ slug: 'loaf', name: 'Loaf', recipeIngredient: [{ note: '1 egg' }] },
      ...{ recipeInstructions: [{ text: 'Mix.' }], recipeYield: '', dateAdded: '2022-02-03' },
      ...{ extras: {}, orgURL: '', rating },
    }),
  ],
  [
    'Tandoor',
    'tandoor',
    (rating) => ({
      ...{ name: 'Loaf', working_time: 10, waiting_time: 0, servings: 2, keywords: [], rating },
      steps: [{ instruction: 'Mix.', ingredients: [{ food: { name: 'egg' }, amount: 1 }] }],
    }),
  ],
  [
    'RecipeSage',
    'recipesage',
    (rating) => ({
      ...{ ...SCHEMA, creditText: 'Gran', isBasedOn: 'https://example.com/loaf' },
      ...(rating === 0
        ? {}
        : aggregate({ ratingValue: String(rating), ratingCount: '1', bestRating: '5' })),
    }),
  ],
]

const readJson = async (content: object) =>
  readAll(`${await createFiles({ 'loaf.json': JSON.stringify(content) })}/loaf.json`)

describe('ratings of recipe programs', () => {
  it.each(PROGRAMS)(
    '%s: the rating of a recipe is its summary',
    async (program, format, fileOf) => {
      for (const rating of [1, 4.5, 5]) {
        const { recipes, formats, problems } = await readJson(fileOf(rating))
        expect([...formats, ...problems]).toEqual([format])
        const count = program === 'RecipeSage' ? 1 : null
        expect(recipes[0]?.rating).toEqual({ program, average: rating, count })
        expect(recipes[0]?.warnings).toEqual([])
      }
    },
  )

  it.each(PROGRAMS)('%s: a recipe without a rating has no summary', async (_, __, fileOf) => {
    const { recipes } = await readJson(fileOf(0))
    expect(recipes[0]?.rating).toBeNull()
    expect(recipes[0]?.warnings).toEqual([])
  })

  it.each(PROGRAMS)('%s: a rating outside the scale is named', async (_, __, fileOf) => {
    const { recipes } = await readJson(fileOf(97))
    expect(recipes[0]?.rating).toBeNull()
    expect(recipes[0]?.warnings.join()).toMatch(/rating\w* \(97\)/i)
  })

  it('schema.org files have average, number and scale of their own', async () => {
    const rated = { ratingValue: '8,6', reviewCount: '1,234', bestRating: 10, worstRating: 1 }
    const { recipes } = await readJson({
      '@context': 'https://schema.org',
      ...SCHEMA,
      ...aggregate(rated),
    })
    expect(recipes[0]?.rating).toEqual({ program: 'website', average: 4.3, count: 1234 })
    expect(recipes[0]?.warnings.join()).not.toContain('1,234')
  })
})

describe('the number of ratings', () => {
  it('is a whole number that the database can store, or unknown', () => {
    const numbers = ['7', 7, '1,234', '1.234', '12’345', '1 234 567', '3.0']
    expect(numbers.map(parseRatingCount)).toEqual([7, 7, 1234, 1234, 12345, 1234567, 3])
    const none = [0, 0.3, -4, '', 'many', null, undefined, Number.NaN, 1e12, '99999999999', {}]
    expect(none.map(parseRatingCount)).toEqual(none.map(() => null))
    expect(toRatingSummary('website', 4, { count: 1e12 })).toMatchObject({
      average: 4,
      count: null,
    })
  })
})

const readBlog = async (...items: WxrItem[]) =>
  (await readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)).recipes

const comment = (id: number, stars: number | null, key = 'wprm-comment-rating', approved = '1') =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ada</wp:comment_author>
    <wp:comment_approved>${approved}</wp:comment_approved><wp:comment_content>So good</wp:comment_content>${
      stars === null
        ? ''
        : `<wp:commentmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${stars}</wp:meta_value></wp:commentmeta>`
    }</wp:comment>`

const wprm = (meta: Record<string, string>): WxrItem => ({
  ...WPRM,
  meta: { ...WPRM.meta, ...meta },
})
const POST: WxrItem = { id: 10, title: 'Crêpes', content: '[wprm-recipe id="20"]' }
const SUMMARY = { wprm_rating_average: '4.8', wprm_rating_count: '212' }

describe('ratings of recipe plugins', () => {
  it('WP Recipe Maker: average and number of the card', async () => {
    const [recipe] = await readBlog(POST, wprm(SUMMARY))
    expect(recipe?.rating).toEqual({ program: 'WP Recipe Maker', average: 4.8, count: 212 })
    const [none] = await readBlog(POST, wprm({ wprm_rating_average: '0', wprm_rating_count: '0' }))
    expect(none?.rating).toBeNull()
  })

  it('WP Recipe Maker: versions that have the number in the serialised rating alone', async () => {
    const types = { comment: 3, no_comment: 0, user: 9 }
    const wprm_rating = serializePhp({ count: 12, total: 55, average: 4.59, type: types })
    for (const meta of [{ wprm_rating, wprm_rating_average: '4.59' }, { wprm_rating }]) {
      const [recipe] = await readBlog(POST, wprm(meta))
      expect(recipe?.rating).toEqual({ program: 'WP Recipe Maker', average: 4.59, count: 12 })
      expect(recipe?.warnings).toEqual([])
    }
  })

  it('Tasty Recipes: average and number of the card', async () => {
    const tasty = {
      ...{ ingredients: '<ul><li>1 onion</li></ul>', instructions: '<ol><li>Chop.</li></ol>' },
      ...{ average_rating: '4.6666666666667', total_reviews: '1,024' },
    }
    const [recipe] = await readBlog(
      { id: 11, title: 'Soup day', content: '[tasty-recipe id="40"]' },
      { id: 40, type: 'tasty_recipe', title: 'Soup', meta: tasty },
    )
    expect(recipe?.rating).toEqual({ program: 'Tasty Recipes', average: 4.67, count: 1024 })
    expect(recipe?.warnings).toEqual([])
  })

  it('Mediavine Create: average and number of the card', async () => {
    const card = {
      title: 'Bread',
      ingredients: [{ original_text: '500 g flour' }],
      instructions: '<p>Mix.</p>',
    }
    const published = JSON.stringify({ ...card, rating: '4.9', rating_count: '87' })
    const [recipe] = await readBlog({
      ...{ id: 50, type: 'mv_create', title: 'Bread Creation' },
      meta: { type: 'recipe', published },
    })
    expect(recipe?.rating).toEqual({ program: 'Mediavine Create', average: 4.9, count: 87 })
  })

  it.each(['wprm-comment-rating', 'ERRating', 'rating', 'cookbook_comment_rating'])(
    'stars of comments in the field %s are read',
    async (key) => {
      const extra = comment(1, 4, key) + comment(2, null, key)
      const [recipe] = await readBlog({ ...POST, extra }, WPRM)
      expect(recipe?.comments.map(({ stars }) => stars)).toEqual([4, null])
    },
  )

  it('a summary that counts the stars of the comments alone is left out', async () => {
    const extra = comment(1, 5) + comment(2, 4)
    const meta = { wprm_rating_average: '4.5', wprm_rating_count: '2' }
    const [recipe] = await readBlog({ ...POST, extra }, wprm(meta))
    expect(recipe?.rating).toBeNull()
    expect(recipe?.comments).toHaveLength(2)
    expect(recipe?.warnings).toEqual([])
  })

  it('a summary with more ratings than the comments have is kept', async () => {
    const extra = comment(1, 5) + comment(2, 4)
    const [recipe] = await readBlog({ ...POST, extra }, wprm(SUMMARY))
    expect(recipe?.rating).toEqual({ program: 'WP Recipe Maker', average: 4.8, count: 212 })
  })

  it('the stars of spam do not replace a summary', async () => {
    const extra = comment(1, 1, 'wprm-comment-rating', 'spam')
    const meta = { wprm_rating_average: '4.8' }
    const [recipe] = await readBlog({ ...POST, extra }, wprm(meta))
    expect(recipe?.rating).toEqual({ program: 'WP Recipe Maker', average: 4.8, count: null })
  })
})

const LEGACY = '../shared/data/legacy'

describe.skipIf(!existsSync(LEGACY))('real exports', () => {
  it('have the ratings that stand in their files, and no others', async () => {
    const ratings: [string, object[]][] = []
    const files = [
      'nextcloud-cookbook/nextcloud.zip',
      'mealie/mealie-export.zip',
      'tandoor/tandoor.zip',
    ]
    for (const file of [...files, 'paprika/paprika-export.zip', 'wordpress-wprm/wprm-all.xml']) {
      const { recipes } = await readAll(`${LEGACY}/${file}`)
      expect(recipes.length, file).toBeGreaterThan(0)
      ratings.push([file, recipes.flatMap(({ rating }) => rating ?? [])])
    }
    const rated = ratings.filter(([, found]) => found.length > 0)
    expect(rated).toEqual([[files[0], [{ program: 'website', average: 5, count: 4 }]]])
  })

  it('of WP Recipe Maker keep a rating that one of their recipes is given', async () => {
    const xml = readFileSync(`${LEGACY}/wordpress-wprm/wprm-all.xml`, 'utf8')
    const edited = xml
      .replace(/(wprm_rating_average\]\]><\/wp:meta_key>\s*<wp:meta_value><!\[CDATA\[)0/, '$14.25')
      .replace(/(wprm_rating_count\]\]><\/wp:meta_key>\s*<wp:meta_value><!\[CDATA\[)0/, '$18')
    const { recipes } = await readAll(`${await createFiles({ 'all.xml': edited })}/all.xml`)
    expect(recipes.flatMap(({ rating }) => rating ?? [])).toEqual([
      { program: 'WP Recipe Maker', average: 4.25, count: 8 },
    ])
  })
})
