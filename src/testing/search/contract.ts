import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACETS } from '@/search/engine'
import type { Facet, SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import { fieldNames } from '@/src/contract/plain-fields'
import { SEARCHED_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { coinWord } from '@/src/testing/gating/locked-recipe'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { makeSearchKitchen } from '@/src/testing/search/kitchen'
import type { SearchKitchen } from '@/src/testing/search/kitchen'

/** An engine under test. */
export type EngineUnderTest = {
  payload: Payload
  engine: SearchEngine
  /** Resolves when everything that was written has reached the engine. */
  settled: () => Promise<void>
}

/** What every search engine has to do: each test a behaviour that readers count on. */
export function describeSearchContract(name: string, start: () => Promise<EngineUnderTest>): void {
  let under: EngineUnderTest
  let kitchen: SearchKitchen
  let titles: Map<string, string>

  beforeAll(async () => {
    under = await start()
    kitchen = await makeSearchKitchen(under.payload)
    titles = new Map([...kitchen.ids].map(([title, id]) => [id, title]))
    await under.settled()
  }, 120_000)

  const ask = (request: Partial<SearchRequest> = {}): Promise<SearchAnswer> =>
    under.engine.search({
      siteId: kitchen.siteId,
      text: '',
      ingredients: [],
      facets: {},
      maxMinutes: null,
      orderBy: request.text ? 'relevance' : 'published_at_desc',
      limit: 24,
      offset: 0,
      wantsFacets: false,
      wantsHighlights: false,
      ...request,
    })
  const namesOf = ({ recipeIds }: SearchAnswer): string[] =>
    recipeIds.map((id) => titles.get(id) ?? id)
  const found = async (request: Partial<SearchRequest>): Promise<string[]> =>
    namesOf(await ask(request))
  const chosen = (facet: Facet, ...terms: string[]) => ({ [facet]: terms.map(kitchen.slug) })
  const counts = async (request: Partial<SearchRequest> = {}) => {
    const { facets } = await ask({ ...request, wantsFacets: true, limit: 0 })
    const plain = (slug: string): string => slug.replace(/^t-[0-9a-f]{8}-/, '')
    return Object.fromEntries(
      FACETS.map((facet) => [
        facet,
        Object.fromEntries([...(facets?.[facet] ?? [])].map(([slug, n]) => [plain(slug), n])),
      ]),
    )
  }

  describe(`${name}: words`, () => {
    it.each([
      ['a word of the title', 'gratin', ['Broccoli gratin']],
      ['whatever its capitals', 'GrAtIn', ['Broccoli gratin']],
      ['a word of the description', 'patience', ['Pommes Anna']],
      ['a word of an ingredient', 'caraway', ['Rye bread']],
      ['a keyword', 'takeaway', ['Green curry']],
      ['the title of a term', 'thai', ['Green curry']],
      ['the beginning of a word', 'lenti', ['Lentil soup with spinach']],
      ['one letter, as the beginning of a word', 'z', []],
      ['several words of different places', 'curry coconut', ['Green curry']],
      ['several words in any order', 'soup lentil', ['Lentil soup with spinach']],
      ['a word and the beginning of another', 'rye bre', ['Rye bread']],
      ['only recipes that hold every word', 'rye curry', []],
      ['words divided by hyphens', 'hard boiled', ["Chef's salad"]],
      ['a word written with an apostrophe', "chef's", ["Chef's salad"]],
      ['a word written with a curly apostrophe', 'chef’s', ["Chef's salad"]],
      ['a number with a sign', '50%', ['Green curry']],
      ['words between spaces of all kinds', ' \t rye \u00a0 bread  ', ['Rye bread']],
      [
        'words that say nothing beside ones that do',
        'the soup of lentils',
        ['Lentil soup with spinach'],
      ],
      ['Hebrew', 'שקשוקה', ['שקשוקה']],
      ['the beginning of a Hebrew word', 'שקש', ['שקשוקה']],
      ['Cyrillic, whatever its capitals', 'борщ', ['Борщ']],
    ])('finds %s', async (_, text, expected) => {
      expect(await found({ text })).toEqual(expected)
    })

    it.each([
      ['béchamel without its accent', 'bechamel', 'Béchamel'],
      ['béchamel with it', 'BÉCHAMEL', 'Béchamel'],
      ['béchamel in two code points', 'be\u0301chamel', 'Béchamel'],
      ['gruyère without its accent', 'gruyere', 'Broccoli gratin'],
      ['chickpeas for "chikpea"', 'chikpea', 'Chickpea stew'],
      ['broccoli for "brocoli"', 'brocoli', 'Broccoli gratin'],
      ['spinach for two letters changed places', 'spniach', 'Lentil soup with spinach'],
      ['potatoes for a letter too many', 'pottatoes', 'Pommes Anna'],
      ['a long word with two typos', 'brokkoli', 'Broccoli gratin'],
      ['one wrong word among right ones', 'chikpea stew', 'Chickpea stew'],
      ['coriander for cilantro', 'cilantro', 'Green curry'],
      ['beetroot for beet', 'beet', 'Борщ'],
      ["a word of the site's own for another", 'hotpot', 'Chickpea stew'],
      ["two words for one of the site's own", 'roggenbrot', 'Rye bread'],
      ['a word in the plural for one of it', 'gratins', 'Broccoli gratin'],
    ])('finds %s', async (_, text, expected) => {
      expect(await found({ text })).toContain(expected)
    })

    it('takes no short word for another one', async () => {
      expect(await found({ text: 'rue' })).toEqual([])
    })

    it('does not read a word as one that is far from it', async () => {
      expect(await found({ text: 'chocolate' })).toEqual([])
    })

    it('finds everything when nothing is looked for', async () => {
      const { total, recipeIds } = await ask({ text: '   ' })
      expect([total, recipeIds.length]).toEqual([12, 12])
    })
  })

  describe(`${name}: what must never be found`, () => {
    it.each([
      ['a draft', 'draft'],
      ['a recipe of tomorrow', 'tomorrow'],
      ['a recipe of another site', 'others'],
      ['a word that only another site has', 'xylophone'],
      ['a near miss of a word that only another site has', 'xylophome'],
      ['the steps of a locked recipe', 'zirconium'],
      ['the story of a locked recipe', 'vanillapods'],
    ])('finds nothing for %s', async (_, text) => {
      expect(await ask({ text })).toMatchObject({ total: 0, recipeIds: [], didYouMean: null })
    })

    it('counts no draft, no recipe of tomorrow and none of another site', async () => {
      expect(await counts()).toMatchObject({ meals: { dinner: 6 }, cuisines: { thai: 1 } })
    })

    it('suggests no word of drafts, of tomorrow, of other sites, of steps or stories', async () => {
      for (const text of ['draf', 'tomor', 'xylo', 'zirco', 'vanillap']) {
        const { siteId } = kitchen
        expect(await under.engine.suggest({ siteId, text, limit: 5 })).toEqual([])
      }
    })

    it('finds a locked recipe by what anyone may read of it, but tells no ingredient', async () => {
      for (const text of ['risotto', 'saffron', 'parmesan']) {
        const answer = await ask({ text, wantsHighlights: true })
        expect(namesOf(answer)).toEqual(['Saffron risotto'])
        const [id = ''] = answer.recipeIds
        expect(answer.highlights.get(id)?.ingredients ?? []).toEqual([])
      }
      expect(await found({ facets: chosen('meals', 'dinner'), text: 'gold' })).toHaveLength(1)
    })

    it('finds no locked recipe by an ingredient after its first three', async () => {
      for (const text of ['marrowbone', 'marrow', 'marrowbnoe']) {
        const { recipeIds, didYouMean } = await ask({ text })
        expect([recipeIds, didYouMean]).toEqual([[], null])
        expect(await found({ ingredients: [text] })).toEqual([])
      }
    })
  })

  describe(`${name}: order and pages`, () => {
    it('puts a title with the word before an ingredient, and that before a description', async () => {
      expect(await found({ text: 'broccoli' })).toEqual(['Broccoli gratin', 'Pommes Anna'])
      const bechamel = await found({ text: 'bechamel' })
      expect(bechamel).toEqual(['Béchamel', 'Broccoli gratin'])
    })

    it('puts the newest first in lists', async () => {
      expect((await found({})).slice(0, 3)).toEqual([
        'Chickpea stew',
        'Broccoli gratin',
        'Béchamel',
      ])
      expect(await found({ text: 'spinach', orderBy: 'published_at_desc' })).toEqual([
        'Chickpea stew',
        'Lentil soup with spinach',
      ])
    })

    it('puts the oldest first when asked to', async () => {
      expect((await found({ orderBy: 'published_at_asc' }))[0]).toBe('Saffron risotto')
      const facets = chosen('cuisines', 'french')
      expect(await found({ facets, orderBy: 'published_at_asc' })).toEqual([
        'Pommes Anna',
        'Béchamel',
        'Broccoli gratin',
      ])
    })

    it('goes by title when asked to, whatever the accents', async () => {
      const facets = chosen('cuisines', 'french')
      expect(await found({ facets, orderBy: 'title_asc' })).toEqual([
        'Béchamel',
        'Broccoli gratin',
        'Pommes Anna',
      ])
    })

    it('takes relevance without words for the newest first', async () => {
      expect((await found({ orderBy: 'relevance' }))[0]).toBe('Chickpea stew')
    })

    it('gives one page after the other, each recipe once', async () => {
      const pages = await Promise.all([0, 5, 10].map((offset) => ask({ limit: 5, offset })))
      expect(pages.map(({ recipeIds }) => recipeIds.length)).toEqual([5, 5, 2])
      expect(new Set(pages.flatMap(({ recipeIds }) => recipeIds)).size).toBe(12)
      expect(pages.map(({ total }) => total)).toEqual([12, 12, 12])
    })

    it('pages through what was found for words', async () => {
      const first = await ask({ text: 'soup', limit: 1 })
      const second = await ask({ text: 'soup', limit: 1, offset: 1 })
      expect([first.total, second.total]).toEqual([3, 3])
      expect(first.recipeIds).not.toEqual(second.recipeIds)
    })

    it('has an empty page behind the last one, and still the number of all', async () => {
      expect(await ask({ offset: 1_000_000 })).toMatchObject({ total: 12, recipeIds: [] })
      const far = { text: 'soup', offset: 1_000_000 }
      expect(await ask(far)).toMatchObject({ total: 3, recipeIds: [] })
    })

    it('only counts when no recipe is wanted', async () => {
      expect(await ask({ limit: 0 })).toMatchObject({ total: 12, recipeIds: [] })
      expect(await ask({ text: 'soup', limit: 0 })).toMatchObject({ total: 3, recipeIds: [] })
    })
  })

  describe(`${name}: facets`, () => {
    it('finds what is filed under a term', async () => {
      expect(await found({ facets: chosen('cuisines', 'thai') })).toEqual(['Green curry'])
    })

    it('ors the terms of one facet', async () => {
      const { total } = await ask({ facets: chosen('meals', 'lunch', 'breakfast') })
      expect(total).toBe(6)
    })

    it('ands the facets', async () => {
      const facets = { ...chosen('meals', 'dinner'), ...chosen('diets', 'vegan') }
      expect(await found({ facets })).toEqual(['Chickpea stew', 'Green curry'])
    })

    it('ands facets and words', async () => {
      expect(await found({ text: 'spinach', facets: chosen('categories', 'soup') })).toEqual([
        'Lentil soup with spinach',
      ])
    })

    it('knows all six facets', async () => {
      const facets = {
        ...chosen('meals', 'dinner'),
        ...chosen('cuisines', 'thai'),
        ...chosen('diets', 'vegan'),
        ...chosen('tags', 'weeknight'),
      }
      expect(await found({ facets })).toEqual(['Green curry'])
      const bread = { ...chosen('categories', 'bread'), ...chosen('methods', 'baked') }
      expect(await found({ facets: bread })).toEqual(['Rye bread'])
    })

    it('finds nothing for unknown slugs, and nothing more beside known ones', async () => {
      expect(await found({ facets: { meals: ['unknown'] } })).toEqual([])
      const facets = { cuisines: [kitchen.slug('thai'), 'unknown'] }
      expect(await found({ facets })).toEqual(['Green curry'])
    })

    it('counts the terms of the whole site', async () => {
      expect(await counts()).toEqual({
        meals: { dinner: 6, lunch: 4, breakfast: 2 },
        categories: { soup: 3, bread: 1 },
        methods: { baked: 3 },
        cuisines: { french: 3, thai: 1 },
        diets: { vegan: 3 },
        tags: { weeknight: 2 },
      })
    })

    it('counts a facet without regard to its own choice', async () => {
      const counted = await counts({ facets: chosen('meals', 'dinner') })
      expect(counted['meals']).toEqual({ dinner: 6, lunch: 4, breakfast: 2 })
      expect(counted['cuisines']).toEqual({ french: 2, thai: 1 })
      expect(counted['diets']).toEqual({ vegan: 2 })
    })

    it('counts each of two chosen facets by what the other leaves', async () => {
      const facets = { ...chosen('meals', 'dinner'), ...chosen('cuisines', 'french') }
      const counted = await counts({ facets })
      expect(counted['meals']).toEqual({ dinner: 2 })
      expect(counted['cuisines']).toEqual({ french: 2, thai: 1 })
      expect(counted['methods']).toEqual({ baked: 2 })
    })

    it('counts what words leave', async () => {
      expect(await counts({ text: 'spinach' })).toMatchObject({
        meals: { dinner: 1, lunch: 1 },
        diets: { vegan: 2 },
        methods: {},
      })
    })

    it('counts nothing where nothing is found', async () => {
      const counted = await counts({ text: 'nowhere' })
      expect(Object.values(counted).every((each) => Object.keys(each).length === 0)).toBe(true)
    })

    it('counts without pages and pages without counts', async () => {
      expect((await ask({ wantsFacets: false })).facets).toBeNull()
      expect((await ask({ wantsFacets: true, limit: 1 })).recipeIds).toHaveLength(1)
    })
  })

  describe(`${name}: ingredients and time`, () => {
    it.each([
      [['chickpeas'], ['Chickpea stew']],
      [['chickpea'], ['Chickpea stew']],
      [['chickpeas', 'spinach'], ['Chickpea stew']],
      [['spinach'], ['Chickpea stew', 'Lentil soup with spinach']],
      [['red lentils'], ['Lentil soup with spinach']],
      [['Potato'], ['Pommes Anna']],
      [['garbanzo beans'], ['Chickpea stew']],
      [['spinach', 'ham'], []],
      [['broccoli'], ['Broccoli gratin']],
      [['gratin'], []],
    ])('finds what can be made with %j', async (ingredients, expected) => {
      expect(await found({ ingredients })).toEqual(expected)
    })

    it('understands a question for what can be made', async () => {
      const text = 'What can I make with chickpeas and spinach?'
      expect(await found({ text })).toEqual(['Chickpea stew'])
    })

    it('joins ingredients with words and terms', async () => {
      expect(await found({ ingredients: ['spinach'], text: 'soup' })).toEqual([
        'Lentil soup with spinach',
      ])
      const facets = chosen('meals', 'dinner')
      expect(await found({ ingredients: ['spinach'], facets })).toEqual(['Chickpea stew'])
    })

    it('leaves out what takes longer, and what says nothing of its time', async () => {
      expect(await found({ maxMinutes: 20 })).toEqual(['Béchamel', 'שקשוקה'])
      expect(await found({ maxMinutes: 25, facets: chosen('diets', 'vegan') })).toEqual([
        'Green curry',
      ])
      expect(await found({ maxMinutes: 0 })).toEqual([])
    })

    it('counts terms within a time', async () => {
      expect(await counts({ maxMinutes: 30 })).toMatchObject({
        meals: { lunch: 2, dinner: 1, breakfast: 1 },
      })
    })
  })

  describe(`${name}: highlights, suggestions and what was meant`, () => {
    const highlightsOf = async (text: string, title: string) => {
      const { highlights } = await ask({ text, wantsHighlights: true })
      return highlights.get(kitchen.ids.get(title) ?? '')
    }

    it('tells where the words are in the title', async () => {
      const highlights = await highlightsOf('chickpea stew', 'Chickpea stew')
      expect(highlights?.title).toEqual([
        [0, 8],
        [9, 13],
      ])
    })

    it('tells where the words are in a title with accents', async () => {
      const highlights = await highlightsOf('bechamel', 'Béchamel')
      expect(highlights?.title).toEqual([[0, 8]])
    })

    it('tells which ingredients fit', async () => {
      const highlights = await highlightsOf('spinach', 'Chickpea stew')
      expect(highlights).toEqual({ title: [], ingredients: ['spinach'] })
    })

    it('tells no highlights unless asked to', async () => {
      expect((await ask({ text: 'spinach' })).highlights.size).toBe(0)
    })

    it.each([
      ['brocoli', 'broccoli'],
      ['Brocoli gratin', 'broccoli gratin'],
      ['spniach soup', 'spinach soup'],
    ])('tells what was meant by %s', async (text, meant) => {
      expect((await ask({ text })).didYouMean?.toLowerCase()).toBe(meant)
    })

    it('has nothing to say where words were right, or nothing is near', async () => {
      expect((await ask({ text: 'broccoli' })).didYouMean).toBeNull()
      expect((await ask({ text: 'brocc' })).didYouMean).toBeNull()
      expect((await ask({ text: 'qqqqqqq' })).didYouMean).toBeNull()
    })

    it('suggests words to go on with, the most frequent first', async () => {
      const { siteId } = kitchen
      const texts = async (text: string) =>
        (await under.engine.suggest({ siteId, text, limit: 3 })).map((each) => each.text)
      expect((await texts('spin'))[0]).toBe('spinach')
      expect(await texts('rye bre')).toContain('rye bread')
      expect(await texts('')).toEqual([])
      expect(await texts('qqqq')).toEqual([])
    })

    it('keeps to as many suggestions as are wanted', async () => {
      const { siteId } = kitchen
      expect(await under.engine.suggest({ siteId, text: 's', limit: 2 })).toHaveLength(2)
    })
  })

  describe(`${name}: anything people type`, () => {
    it.each([
      '"',
      "'",
      '%',
      '_',
      '\\',
      '"unclosed phrase',
      '-soup',
      'soup OR curry',
      'soup | curry & !bread <-> x',
      "'; drop table recipes; --",
      'siteId = "x" OR siteId EXISTS',
      ':*',
      'a:*B',
      '🍕🍕🍕',
      '\u202e\u202dsoup',
      '﷽',
      'x'.repeat(200),
      'soup '.repeat(40),
      '((((((((((',
      '<script>alert(1)</script>',
      '\u0001\u0002',
      '1/2 cup',
    ])('answers %j', async (text) => {
      const { total, recipeIds } = await ask({ text, wantsFacets: true, wantsHighlights: true })
      expect(recipeIds.length).toBeLessThanOrEqual(24)
      expect(total).toBeLessThan(12)
    })

    it('finds an emoji of a title', async () => {
      expect(await found({ text: '🍅' })).toEqual(['🍅 Tomato soup'])
    })

    it('takes slugs for what they are', async () => {
      const slugs = ["'", '"', '\\', 'a b', '* | x', `${kitchen.slug('thai')}" OR siteId EXISTS`]
      for (const slug of slugs) expect(await found({ facets: { meals: [slug] } })).toEqual([])
    })

    it('takes ingredients for what they are', async () => {
      for (const name of ["'", '" OR x', '~', 'a:*'])
        expect(await found({ ingredients: [name] })).toEqual([])
    })
  })

  describe(`${name}: what changes`, () => {
    const lookFor = async (siteId: string, text: string): Promise<number> => {
      await under.settled()
      return (await ask({ siteId, text })).total
    }
    const update = (id: string, data: object) =>
      under.payload.update({ collection: 'recipes', id, data, depth: 0 })

    it.each(fieldNames(SEARCHED_RECIPE_FIELDS))(
      'finds a recipe by its %s, which the field table says search reads',
      async (field) => {
        const { id: siteId } = await makeSite(under.payload)
        const word = coinWord()
        const { id } = await makeRecipe(under.payload, siteId, { [field]: `With ${word}` })
        await under.settled()
        expect((await ask({ siteId, text: word })).recipeIds).toEqual([id])
      },
    )

    it('finds a recipe as it is written, unpublished, published again and deleted', async () => {
      const { id: siteId } = await makeSite(under.payload)
      const { id } = await makeRecipe(under.payload, siteId, { title: 'Marmalade' })
      expect(await lookFor(siteId, 'marmalade')).toBe(1)
      await update(id, { title: 'Quince jelly' })
      expect(await lookFor(siteId, 'marmalade')).toBe(0)
      expect(await lookFor(siteId, 'quince')).toBe(1)
      await update(id, { publishedAt: null })
      expect(await lookFor(siteId, 'quince')).toBe(0)
      await update(id, { publishedAt: new Date(Date.now() - 1_000).toISOString() })
      expect(await lookFor(siteId, 'quince')).toBe(1)
      await update(id, { deletedAt: new Date().toISOString() })
      expect(await lookFor(siteId, 'quince')).toBe(0)
      await under.payload.delete({ collection: 'recipes', id, trash: true })
      expect(await lookFor(siteId, 'quince')).toBe(0)
    })

    it('hears of a term that is called otherwise, moved and deleted', async () => {
      const { id: siteId } = await makeSite(under.payload)
      const data = { kind: 'tag' as const, title: 'Picnic', slug: unique('picnic') }
      const tag = await under.payload.create({ collection: 'terms', data })
      await makeRecipe(under.payload, siteId, { title: 'Quiche', tagIds: [tag.id] })
      expect(await lookFor(siteId, 'picnic')).toBe(1)
      const slug = unique('outdoors')
      await under.payload.update({
        collection: 'terms',
        id: tag.id,
        data: { title: 'Outdoors', slug },
      })
      expect(await lookFor(siteId, 'picnic')).toBe(0)
      expect(await lookFor(siteId, 'outdoors')).toBe(1)
      expect(await ask({ siteId, facets: { tags: [slug] } })).toMatchObject({ total: 1 })
      await under.payload.delete({ collection: 'terms', id: tag.id })
      expect(await lookFor(siteId, 'outdoors')).toBe(0)
      expect(await ask({ siteId, facets: { tags: [slug] } })).toMatchObject({ total: 0 })
    })

    it('hears of an ingredient and a collection that are called otherwise', async () => {
      const { id: siteId } = await makeSite(under.payload)
      const made = await under.payload.create({
        collection: 'ingredients',
        data: {
          title: 'Farro',
          slug: unique('farro'),
          defaultMetricMeasurementMethod: 'weight',
          defaultImperialMeasurementMethod: 'volume',
        },
      })
      const { id } = await makeRecipe(under.payload, siteId, {
        title: 'Winter bowl',
        ingredientUsageGroups: [{ ingredientUsages: [{ ingredientId: made.id }] }],
      })
      const collection = await under.payload.create({
        collection: 'recipe-collections',
        data: { title: 'Holidays', slug: 'holidays', site: siteId, recipes: [id] },
      })
      expect(await lookFor(siteId, 'farro holidays')).toBe(1)
      await under.payload.update({
        collection: 'ingredients',
        id: made.id,
        data: { title: 'Emmer' },
      })
      await under.payload.update({
        collection: 'recipe-collections',
        id: collection.id,
        data: { title: 'Birthdays' },
      })
      expect(await lookFor(siteId, 'farro')).toBe(0)
      expect(await lookFor(siteId, 'emmer birthdays')).toBe(1)
    })

    it('locks and unlocks what it tells of ingredients', async () => {
      const { id: siteId } = await makeSite(under.payload)
      const { id } = await makeRecipe(under.payload, siteId, {
        title: 'Secret',
        ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'tonka bean' }] }],
      })
      const told = async () => {
        await under.settled()
        const answer = await ask({ siteId, text: 'tonka', wantsHighlights: true })
        return answer.highlights.get(id)?.ingredients
      }
      expect(await told()).toEqual(['tonka bean'])
      await update(id, { privacySetting: 'subscribers_only' })
      expect(await told()).toEqual([])
    })

    it('forgets a site that is deleted', async () => {
      const { id: siteId } = await makeSite(under.payload)
      await makeRecipe(under.payload, siteId, { title: 'Fleeting' })
      expect(await lookFor(siteId, 'fleeting')).toBe(1)
      await under.payload.delete({ collection: 'sites', id: siteId })
      expect(await lookFor(siteId, 'fleeting')).toBe(0)
      expect(await ask({ siteId })).toMatchObject({ total: 0 })
    })

    it("follows a change of the site's own synonyms", async () => {
      const { id: siteId } = await makeSite(under.payload)
      await makeRecipe(under.payload, siteId, { title: 'Flapjack' })
      expect(await lookFor(siteId, 'oatbar')).toBe(0)
      const data = { searchSynonyms: 'flapjack, oatbar' }
      await under.payload.update({ collection: 'sites', id: siteId, data })
      expect(await lookFor(siteId, 'oatbar')).toBe(1)
      const none = { searchSynonyms: null }
      await under.payload.update({ collection: 'sites', id: siteId, data: none })
      expect(await lookFor(siteId, 'oatbar')).toBe(0)
    })

    it('takes recipes out and in again when told to', async () => {
      const { id: siteId } = await makeSite(under.payload)
      const { id } = await makeRecipe(under.payload, siteId, { title: 'Boomerang' })
      expect(await lookFor(siteId, 'boomerang')).toBe(1)
      await under.engine.remove([id])
      expect((await ask({ siteId, text: 'boomerang' })).total).toBe(0)
      await under.engine.index([id])
      expect((await ask({ siteId, text: 'boomerang' })).total).toBe(1)
      expect(await under.engine.health()).toBe('ok')
    })
  })
}
