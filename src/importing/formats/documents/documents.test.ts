import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFiles } from '../../testing/import-files'
import { readAll } from '../../testing/read-all'
import type { ReadAll } from '../../testing/read-all'
import { openBundle } from '../../source/open-bundle'
import { readBytes } from '../../source/content'
import { buildZip } from '../../testing/build-zip'
import { readFile } from 'node:fs/promises'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const readFixture = (name: string): Promise<ReadAll> => readAll(join(FIXTURES, name))

const summary = ({ recipes }: ReadAll) =>
  recipes.map(({ title, ingredientGroups, instructionGroups }) => [
    title,
    ingredientGroups.flatMap(({ lines }) => lines).length,
    instructionGroups.flatMap(({ steps }) => steps).length,
  ])

// docs/product/import-and-export.md#documents
describe('a document of a word processor', () => {
  it.each(['docx', 'odt', 'rtf', 'pdf'])(
    'with chapters of recipes gives a recipe each (%s)',
    async (kind) => {
      const read = await readFixture(`cookbook.${kind}`)
      expect(read.problems).toEqual([])
      expect(summary(read)).toEqual([
        ['Carrot and Ginger Soup', 6, 3],
        ['Seeded Rye Bread', 5, 3],
        ['Lemon Drizzle Cake', 5, 4],
      ])
      expect(read.recipes.map(({ categories }) => categories)).toEqual([
        ['Soups'],
        ['Baking'],
        ['Baking'],
      ])
      expect(read.recipes[0]?.yields.number).toBe(4)
      const stories = read.recipes.map(({ story }) => JSON.stringify(story))
      expect(stories[0]).toContain('three generations of cooks')
      expect(stories[1]).toContain('keeps for a week in a tin')
      expect([...read.formats]).toEqual([kind])
    },
  )

  it('has a permanent key for each recipe, by the file and the title', async () => {
    const { keys } = await readFixture('cookbook.docx')
    expect(keys).toEqual([
      'document:cookbook.docx#carrotandgingersoup',
      'document:cookbook.docx#seededryebread',
      'document:cookbook.docx#lemondrizzlecake',
    ])
  })

  it('of Word 2003 is divided at titles in capitals', async () => {
    expect(summary(await readFixture('capitals.doc'))).toEqual([
      ['WARM LENTIL SALAD', 5, 3],
      ['LEMON DRIZZLE CAKE', 5, 4],
      ['CHICKPEA CURRY', 5, 3],
      ['SEEDED RYE BREAD', 5, 3],
    ])
  })

  it('of Word 2003 in columns keeps lists and methods apart', async () => {
    expect(summary(await readFixture('columns.doc'))).toEqual([
      ['Fish Pie', 6, 4],
      ['Rhubarb Crumble', 4, 3],
      ['Barley Broth', 4, 2],
    ])
  })

  it('in German is divided at bold titles', async () => {
    const read = await readFixture('german-two.rtf')
    expect(summary(read)).toEqual([
      ['Kartoffelsuppe', 5, 3],
      ['Apfelkuchen vom Blech', 5, 3],
    ])
    expect(read.recipes[0]?.ingredientGroups[0]?.lines).toContain('1 l Gemüsebrühe')
  })

  it('keeps the parts of one recipe together, with their titles', async () => {
    const { recipes } = await readFixture('parts.docx')
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({ title: 'Lasagne al forno', story: [], warnings: [] })
    expect(recipes[0]?.ingredientGroups.map(({ title }) => title)).toEqual([
      'For the ragù',
      'For the béchamel',
    ])
    expect(recipes[0]?.instructionGroups.map(({ steps }) => steps.length)).toEqual([2, 2])
  })

  it('with list and method in a table is read column by column', async () => {
    const { recipes } = await readFixture('layout-table.docx')
    expect(recipes[0]?.ingredientGroups).toEqual([
      { title: null, lines: ['300 g prawns', '4 cloves garlic', '2 tbsp olive oil'] },
    ])
    expect(recipes[0]?.instructionGroups[0]?.steps).toHaveLength(2)
  })

  it.each(['docx', 'odt'])('gives its pictures to the recipe (%s)', async (kind) => {
    const name = `with-picture.${kind}`
    const picture = (await readFixture(name)).recipes[0]?.pictures[0]
    expect(picture).toMatchObject({ file: expect.stringContaining(`${name}/`) })
    const bundle = await openBundle(join(FIXTURES, name))
    const file = await bundle.find(picture && 'file' in picture ? picture.file : '')
    const bytes = file && (await readBytes(file))
    await bundle.close()
    expect(bytes?.subarray(1, 4).toString()).toBe('PNG')
  })

  it('is read whole in a folder, in a zip and in a zip in a zip, with its pictures', async () => {
    const document = await readFile(join(FIXTURES, 'with-picture.docx'))
    const zip = buildZip([
      { name: 'salads/salad.docx', data: document },
      { name: 'more.zip', data: buildZip([{ name: 'deep.docx', data: document }, NOTE]) },
    ])
    const folder = await createFiles({ 'a.docx': document, 'b.zip': zip })
    const { recipes, problems } = await readAll(folder)
    expect(problems).toEqual([
      'b.zip/more.zip/note.bin: This file is no text, which contains no recipes.',
    ])
    expect(recipes.map(({ title }) => title)).toEqual(Array(3).fill('Warm Lentil Salad'))
    const bundle = await openBundle(folder)
    for (const { pictures } of recipes.slice(0, 2)) {
      const [picture] = pictures
      const name = picture && 'file' in picture ? picture.file : ''
      expect((await bundle.find(name))?.name, name).toContain('media/')
    }
    await bundle.close()
  })

  it('alone in a zip is read as a document', async () => {
    const document = await readFile(join(FIXTURES, 'with-picture.odt'))
    const path = `${await createFiles({ 'a.zip': buildZip([{ name: 'salad.odt', data: document }]) })}/a.zip`
    const { recipes, keys } = await readAll(path)
    expect(recipes.map(({ title }) => title)).toEqual(['Warm Lentil Salad'])
    expect(keys).toEqual(['document:salad.odt#warmlentilsalad'])
  })
})

const NOTE = { name: 'note.bin', data: Buffer.alloc(64) }

describe('a PDF', () => {
  it('in columns is read in their order, without headers, footers and page numbers', async () => {
    const read = await readFixture('columns.pdf')
    expect(summary(read)).toEqual([
      ['Fish Pie', 6, 4],
      ['Rhubarb Crumble', 4, 3],
      ['Barley Broth', 4, 2],
    ])
    expect(read.recipes.map(({ story }) => story)).toEqual([[], [], []])
    expect(read.recipes[0]?.warnings).toEqual([
      'Left out as page headers and footers: The Harbour Kitchen.',
    ])
    expect(read.recipes[0]?.instructionGroups[0]?.steps[3]?.text).toBe(
      'Layer the fish, the dill, the sauce and the mash in a dish and bake for thirty minutes at 200 degrees.',
    )
  })
})
