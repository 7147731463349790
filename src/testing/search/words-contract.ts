import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer, SearchRequest } from '@/search/engine'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { searchRequest } from './search-request'
import type { EngineUnderTest } from './contract/tried-engine'

type Dish = { title: string; ingredients?: readonly string[]; description?: string }

/** Titles with several possible spellings, or without an alphabet. */
const WRITTEN = [
  'Weißwurst in Soße',
  'Smørrebrød med ål',
  'Łazanki z kapustą',
  'Żurek babci',
  'ＲＡＭＥＮ ｓｈｏｙｕ',
  '½ sheet cake',
  'ผัดไทยกุ้งสด',
  'น้ำพริกอ่อง',
  'トマトスープ',
  'İmam bayıldı',
  'Bún bò Huế',
  'Tarte à l’œuf',
  'Χωριάτικη σαλάτα',
]

const DISHES: readonly Dish[] = [
  ...WRITTEN.map((title) => ({ title })),
  { title: 'Sauerkraut', ingredients: ['cabbage', 'salt'], description: 'Fills one large jar.' },
  { title: 'Sauerkraut soup', ingredients: ['sauerkraut', 'potatoes'] },
  { title: 'Irish loaf', ingredients: ['flour', 'baking soda', 'buttermilk'] },
  { title: 'Kimchi fried rice', ingredients: ['kimchi', 'rice'] },
  { title: 'Egg drop broth', ingredients: ['eggs', 'scallions'] },
  { title: 'Green pancakes', ingredients: ['flour', 'spring onion'] },
  { title: 'Noodles in sauce', ingredients: ['noodles', 'green onions'] },
  { title: 'Stuffed vine leaves', ingredients: ['vine leaves', 'rice'] },
  { title: 'Strawberries in wine', ingredients: ['strawberries'] },
  { title: 'Paneer with peas', ingredients: ['paneer'] },
]

/**
 * Contract tests of text matching in every engine: normalization, inflection, spelling and typo correction.
 */
export function describeTextMatchingContract(
  name: string,
  start: () => Promise<EngineUnderTest>,
): void {
  let under: EngineUnderTest
  let siteId: string
  const titles = new Map<string, string>()
  beforeAll(async () => {
    under = await start()
    siteId = (await makeSite(under.payload)).id
    for (const { title, ingredients = [], description } of DISHES) {
      const ingredientUsages = ingredients.map((each) => ({ ingredientTitleOverride: each }))
      const { id } = await makeRecipe(under.payload, siteId, {
        title,
        ...(description === undefined ? {} : { description }),
        ingredientUsageGroups: [{ ingredientUsages }],
      })
      titles.set(id, title)
    }
    await under.settled()
  }, 120_000)

  const ask = (text: string, more: Partial<SearchRequest> = {}): Promise<SearchAnswer> =>
    under.engine.search(searchRequest({ siteId, text, orderBy: 'relevance', ...more }))
  const namesOf = ({ recipeIds }: SearchAnswer) => recipeIds.map((id) => titles.get(id) ?? id)
  const found = async (text: string): Promise<string[]> => namesOf(await ask(text))

  describe(`${name}: letters`, () => {
    it.each(WRITTEN)('finds %s by its own words, each alone and in capitals', async (title) => {
      const words = title.split(/[\s’]+/).filter((word) => word !== 'in')
      for (const text of [title, title.toUpperCase(), title.toLowerCase(), ...words]) {
        expect(await found(text), text).toContain(title)
      }
    })

    it.each([
      ['weisswurst sosse', 'Weißwurst in Soße'],
      ['smorrebrod', 'Smørrebrød med ål'],
      ['lazanki', 'Łazanki z kapustą'],
      ['zurek', 'Żurek babci'],
      ['ramen shoyu', 'ＲＡＭＥＮ ｓｈｏｙｕ'],
      ['1/2 sheet', '½ sheet cake'],
      ['ผัด', 'ผัดไทยกุ้งสด'],
      ['トマト', 'トマトスープ'],
      ['oeuf', 'Tarte à l’œuf'],
    ])('finds by %s as people type it', async (text, title) => {
      expect(await found(text)).toEqual([title])
    })

    it('marks words of other letters where they stand', async () => {
      const { recipeIds, highlights } = await ask('sosse', { wantsHighlights: true })
      expect(highlights.get(recipeIds[0] ?? '')?.title).toEqual([[13, 17]])
    })
  })

  describe(`${name}: one and many, and other names`, () => {
    it.each(['spring onion', 'spring onions', 'Scallions', 'scallion', 'green onions'])(
      'finds all of one thing by %s',
      async (text) => {
        const all = ['Egg drop broth', 'Green pancakes', 'Noodles in sauce']
        expect((await found(text)).toSorted()).toEqual(all)
      },
    )

    it.each([
      ['leaf', 'Stuffed vine leaves'],
      ['leav', 'Stuffed vine leaves'],
      ['leaves', 'Stuffed vine leaves'],
      ['strawberry', 'Strawberries in wine'],
      ['strawberri', 'Strawberries in wine'],
      ['strawberries', 'Strawberries in wine'],
      ['loaves', 'Irish loaf'],
      ['pancake', 'Green pancakes'],
    ])('finds by %s', async (text, title) => {
      expect(await found(text)).toEqual([title])
    })

    it('finds a name with a word that says nothing in it', async () => {
      const answer = await ask('bicarbonate of soda')
      expect([namesOf(answer), answer.didYouMean]).toEqual([['Irish loaf'], null])
      expect(namesOf(await ask('', { ingredients: ['bicarbonate of soda'] }))).toEqual([
        'Irish loaf',
      ])
    })
  })

  describe(`${name}: spelling`, () => {
    it.each(['kimchee', 'gimchi', 'kim chee', 'kimtchi'])('finds kimchi by %s', async (text) => {
      expect(await found(text)).toEqual(['Kimchi fried rice'])
    })

    it('takes a word for one that sounds the same', async () => {
      expect(await found('panier')).toEqual(['Paneer with peas'])
      expect(await found('kimmchie')).toEqual(['Kimchi fried rice'])
    })

    it.each([
      ['sauerkrat', 'sauerkraut', 2],
      ['a jar of sauerkrat', 'a jar of sauerkraut', 1],
      ['Sauerkrat, soup!', 'sauerkraut, soup!', 1],
      ['strawbery', 'strawberries', 1],
    ])('corrects only the words that are wrong: %s', async (text, meant, total) => {
      const answer = await ask(text)
      expect([answer.didYouMean?.toLowerCase(), answer.total]).toEqual([meant, total])
    })

    it('corrects names of ingredients too', async () => {
      const answer = await ask('', { ingredients: ['strawberrys', 'strawbery'] })
      expect(namesOf(answer)).toEqual(['Strawberries in wine'])
    })
  })
}
