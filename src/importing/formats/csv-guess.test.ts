import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'

const read = async (name: string, text: string, columns: Readonly<Record<string, string>> = {}) =>
  readAll(await createFiles({ [name]: text }), columns)

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const table = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\n')

// docs/product/import-and-export.md#tables
describe('a table of recipes', () => {
  it('of Cookmate has its method in the column “recipe”', async () => {
    const text = table(
      ['title', 'ingredients', 'recipe', 'cookTime', 'rating'],
      ['Plum cake', '2 eggs\n1 cup flour', 'Mix all of it.\nBake until brown.', '40 min', '4'],
    )
    const { recipes } = await read('cookmate.csv', text)
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        instructionGroups: [{ steps: [{ text: 'Mix all of it.' }, { text: 'Bake until brown.' }] }],
        isDraft: false,
        warnings: ['Not stored, because there is no field for it: rating (4).'],
      },
    ])
  })

  it('may have heads that objects have as properties', async () => {
    const text = table(
      ['constructor', 'ingredients', 'toString'],
      ['Plum cake', '2 eggs\n1 cup flour', 'Mix all of it well. Bake it until it is brown.'],
    )
    const { recipes } = await read('list.csv', text)
    expect(recipes).toMatchObject([{ title: 'Plum cake', isDraft: true }])
  })

  it('is known by the ending of its file, however long or strange its heads are', async () => {
    const heads = [
      'What we cook on Sundays, and on other days when many come to the table',
      '2',
      '',
    ]
    const row = [
      'Plum cake',
      '2 eggs\n1 cup flour',
      'Mix all of it well. Bake it until it is brown.',
    ]
    const { recipes } = await read('list.csv', table(heads, row))
    expect(recipes).toMatchObject([{ title: 'Plum cake', isDraft: true }])
    const two = await read('two.csv', table(['Aa', 'Bb'], ['Plum cake', '2 eggs\n1 cup flour']))
    expect(two.recipes).toMatchObject([{ title: 'Plum cake', isDraft: true }])
  })

  it('of unknown heads is read by its content, as drafts that say so', async () => {
    const text = table(
      ['Aa', 'Bb', 'Cc', 'Dd', 'Ee'],
      [
        'Plum cake',
        '2 eggs\n1 cup flour',
        'Mix all of it well. Bake it until it is brown.',
        'https://a.example/x.jpg',
        'mine',
      ],
      [
        'Rye bread',
        '500 g rye\n10 g salt',
        'Knead it for a long time. Bake it for an hour.',
        'https://a.example/y.jpg',
        'hers',
      ],
    )
    const { recipes, formats } = await read('list.csv', text)
    expect([...formats]).toEqual(['csv'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        ingredientGroups: [{ lines: ['2 eggs', '1 cup flour'] }],
        pictures: [{ url: 'https://a.example/x.jpg' }],
        isDraft: true,
      },
      { title: 'Rye bread', isDraft: true },
    ])
    expect(recipes[0]?.warnings).toEqual([
      'Not stored, because there is no field for it: Ee (mine).',
      expect.stringContaining('“Bb” as ingredients, “Cc” as method, “Aa” as title') as unknown,
    ])
    const columns = { Aa: 'title', Bb: 'ingredients', Cc: 'instructions', Dd: 'image', Ee: 'notes' }
    const confirmed = await read('list.csv', text, columns)
    expect(confirmed.recipes[0]).toMatchObject({ isDraft: false, warnings: [] })
  })

  it('of a blog on Wix becomes its posts, and no recipe of the names of columns', async () => {
    const body = `It rained all day, so we went to the market and bought plums. ${'We ate them all. '.repeat(12)}`
    const text = table(
      ['Post ID', 'Title', 'Rich Content', 'Featured', 'Published Date'],
      ['15', 'A day out', `<p>${body}</p>`, 'TRUE', '2021-05-06T07:08:09Z'],
      ['16', 'Another day', `<p>${body}</p>`, 'FALSE', '2021-06-06T07:08:09Z'],
    )
    const { recipes } = await read('wix.csv', text)
    expect(recipes).toMatchObject([{ title: 'A day out' }, { title: 'Another day' }])
    expect(recipes[0]?.legacyHtml).toContain('It rained all day')
  })

  it('without a column for the title asks for it, and makes nothing', async () => {
    const text = table(['Nr', 'Anzahl', 'Wert'], ['1', '2', '3'], ['4', '5', '6'])
    const { recipes, problems } = await read('numbers.csv', text)
    expect(recipes).toEqual([])
    expect(problems).toEqual([expect.stringContaining('No column of this table was recognised')])
  })

  it('keeps a time that is none in the report, and everything else of a row', async () => {
    const text = table(
      ['title', 'ingredients', 'method', 'prep time', 'Oven', 'level'],
      ['Plum cake', '2 eggs\n1 cup flour', 'Mix.\nBake.', 'a while', '180 °C', 'tricky'],
    )
    const { recipes } = await read('list.csv', text)
    expect(recipes[0]?.warnings).toEqual([
      'Not stored, because there is no field for it: prep time (a while), Oven (180 °C), level (tricky).',
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('')
  })

  it('is no text with commas in its lines', async () => {
    const text =
      'Pancakes, thin, sweet\n\nIngredients\n2 eggs\n1 cup flour, sifted\n\nMethod\nMix, rest, fry.\n'
    expect([...(await read('pancakes.txt', text)).formats]).toEqual(['text'])
  })
})
