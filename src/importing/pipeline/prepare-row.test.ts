import { describe, expect, it } from 'vitest'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { ImportProblem } from '../import-problem'
import type { ImportedRecipe, RowContent } from '../import-row'
import { emptyRecipe } from '../imported-recipe'
import type { OwnLookup } from '../own/lookup'
import { prepareRow } from './prepare-row'
import type { RowCatalogues } from './prepare-row'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'

const index: CatalogueIndex = {
  ...NO_CATALOGUE,
  termId: () => null,
  equipment: () => null,
}
const none = () => Promise.resolve(null)
const EDITOR = '11111111-1111-4111-8111-111111111111'
const lookup: OwnLookup = {
  units: () => Promise.resolve(new Map()),
  ingredientId: none,
  equipmentId: none,
  termId: none,
  imageKey: none,
  managerId: (name) => Promise.resolve(name === 'Ada Baker' ? EDITOR : null),
  recipeId: none,
  imageId: none,
  videoId: () => Promise.resolve(null),
}

const heard: unknown[] = []
const created: string[] = []
const catalogues = {
  index,
  lookup,
  mapping: null,
  createEquipment: (title: string) => {
    created.push(title)
    return Promise.resolve({ id: EDITOR, title })
  },
}
const prepare = (
  read: () => RowContent,
  name = 'a.json #1',
  options: Partial<RowCatalogues> = {},
) => prepareRow({ name, read }, 7, { ...catalogues, ...options }, (error) => heard.push(error))

const recipe = async (known: Partial<ImportedRecipe>) => {
  const row = await prepare(() => ({
    kind: 'recipe',
    sourceKey: 'page:1',
    recipe: emptyRecipe({ title: 'Buns', ...known }),
  }))
  if (row.kind !== 'recipe') throw new Error(`This is ${row.kind}`)
  return row
}

describe('a row that cannot be read', () => {
  it('fails with the words of the problem, and nobody is called', async () => {
    heard.length = 0
    const row = await prepare(() => {
      throw new ImportProblem('This page is empty.')
    })
    expect(row).toEqual({
      position: 7,
      name: 'a.json #1',
      kind: 'failed',
      title: null,
      warnings: [],
      message: 'This page is empty.',
      kept: null,
    })
    expect(heard).toEqual([])
  })

  it('keeps an unforeseen error from the report, and gives it to the log', async () => {
    heard.length = 0
    const error = new TypeError('secret/path.ts is undefined')
    const row = await prepare(() => {
      throw error
    })
    expect(row).toMatchObject({
      kind: 'failed',
      message:
        'An unexpected error occurred while reading this row. Details are in the server log.',
    })
    expect(heard).toEqual([error])
  })
})

describe('a row with nothing to import', () => {
  it('is passed over with its reason, under its title or none', async () => {
    const nothing = (title: string | null) =>
      prepare(() => ({ kind: 'nothing', title, message: 'This is a page.' }))
    expect(await nothing(' About\u0000 ')).toMatchObject({
      kind: 'skipped',
      title: 'About',
      message: 'This is a page.',
    })
    expect(await nothing('  ')).toMatchObject({ title: null })
    expect(await nothing(null)).toMatchObject({ title: null })
    expect(await nothing('x'.repeat(600))).toMatchObject({ title: 'x'.repeat(500) })
  })
})

describe('the name of a row', () => {
  it('is cut and cleaned for the report', async () => {
    const read = (): RowContent => ({ kind: 'nothing', title: null, message: '' })
    expect((await prepare(read, `a\u0000b${'x'.repeat(600)}`)).name).toBe(`ab${'x'.repeat(498)}`)
  })
})

describe('a row that is a recipe', () => {
  it('brings its key, its warnings and its place on the web', async () => {
    const row = await recipe({ sourceUrl: 'HTTPS://example.com/buns', warnings: ['No picture.'] })
    expect(row).toMatchObject({
      position: 7,
      sourceKey: 'page:1',
      title: 'Buns',
      warnings: ['No picture.'],
      recipe: { sourceUrl: 'HTTPS://example.com/buns', isOwn: false },
    })
  })

  it('with longer lists than a recipe can hold keeps all of them, and says where', async () => {
    const lines = Array.from({ length: 1_001 }, (_, at) => `${at + 1} eggs`)
    const row = await recipe({ ingredientGroups: [{ title: 'Eggs', lines }] })
    const groups = row.recipe.write.ingredientUsageGroups ?? []
    expect(groups.flatMap(({ ingredientUsages }) => ingredientUsages)).toHaveLength(1_001)
    expect(row.warnings).toEqual([
      'A list of more than 500 ingredient lines was split into groups.',
    ])
  })

  it('has no place on the web that is no address of it, or too long', async () => {
    const place = async (sourceUrl: string) => (await recipe({ sourceUrl })).recipe.sourceUrl
    expect(await place('javascript:alert(1)')).toBeNull()
    expect(await place('see https://example.com')).toBeNull()
    const long = `https://example.com/${'x'.repeat(2028)}`
    expect(await place(long)).toBe(long)
    expect(await place(`${long}x`)).toBeNull()
  })

  it('shows its pictures in order, then two of each step, thirty in all', async () => {
    const url = (name: string) => `https://example.com/${name}.jpg`
    const step = (...names: string[]) => ({ text: 'Stir.', imageUrls: names.map(url) })
    const { pictures } = (
      await recipe({
        pictures: [{ url: url('cover') }, { file: 'second.jpg' }],
        instructionGroups: [
          { title: null, steps: [step(), step('a', 'b', 'c')] },
          { title: null, steps: [step('d')] },
        ],
      })
    ).recipe
    expect(pictures).toEqual([
      { source: { url: url('cover') }, place: 'images', position: 0 },
      { source: { file: 'second.jpg' }, place: 'images', position: 1 },
      {
        source: { url: url('a') },
        place: 'instructionGroups.0.instructions.1.images',
        position: 0,
      },
      {
        source: { url: url('b') },
        place: 'instructionGroups.0.instructions.1.images',
        position: 1,
      },
      {
        source: { url: url('d') },
        place: 'instructionGroups.1.instructions.0.images',
        position: 0,
      },
    ])
    const many = Array.from({ length: 31 }, (_, at) => ({ url: url(String(at)) }))
    expect((await recipe({ pictures: many })).recipe.pictures).toHaveLength(30)
  })

  it('knows whether its source told a date, and was made then', async () => {
    const dated = (await recipe({ datePublished: '2019-04-01', updatedAt: '2020-01-02' })).recipe
    expect(dated).toMatchObject({
      isDated: true,
      createdAt: '2019-04-01T00:00:00.000Z',
      updatedAt: '2020-01-02T00:00:00.000Z',
    })
    const undated = (await recipe({ datePublished: 'last spring' })).recipe
    expect(undated).toMatchObject({ isDated: false, updatedAt: null })
    expect(undated.createdAt).toBe(undated.write.publishedAt)
    const draft = (await recipe({ datePublished: '2019-04-01', isDraft: true })).recipe
    expect(draft).toMatchObject({ createdAt: '2019-04-01T00:00:00.000Z', isDated: true })
  })

  it('leads on from cleaned paths', async () => {
    expect((await recipe({ oldPaths: ['/bu\u0000ns'] })).recipe.oldPaths).toEqual(['/buns'])
  })
})

describe('a row that is a subscriber or a part of a site', () => {
  it('is called by its address, or by its title', async () => {
    const subscriber = {
      email: 'a@example.com',
      displayName: null,
      receivesNewsletter: true,
      tags: [],
      optOut: null,
      isPaid: true,
      subscribedAt: null,
      warnings: ['Paid before.'],
    }
    expect(
      await prepare(() => ({ kind: 'subscriber', sourceKey: 'subscriber:a', subscriber })),
    ).toMatchObject({ title: 'a@example.com', warnings: ['Paid before.'], subscriber })
    const store = () => Promise.resolve({ outcome: 'created' } as const)
    expect(
      await prepare(() => ({ kind: 'part', sourceKey: 'k'.repeat(1100), title: ' Terms ', store })),
    ).toMatchObject({ kind: 'part', sourceKey: 'k'.repeat(1000), title: 'Terms', store })
  })

  it('asks the site it is stored in for a recipe of an export of our own', async () => {
    const asked: OwnLookup[] = []
    await prepare(() => ({
      kind: 'own-recipe',
      sourceKey: 'own:buns',
      title: 'Buns',
      prepare: (site) => {
        asked.push(site)
        throw new ImportProblem('This is broken.')
      },
    }))
    expect(asked).toEqual([lookup])
  })
})

// docs/product/import-and-export.md#authors-and-nutrition
describe('a recipe of somebody who works on the site', () => {
  it('has them as its contributor', async () => {
    expect((await recipe({ author: 'Ada Baker' })).recipe.write).toMatchObject({
      contributorIds: [EDITOR],
      note: [],
    })
  })
})

// docs/product/import-and-export.md#nothing-is-lost
describe('equipment that no catalogue has', () => {
  const read = (): RowContent => ({
    kind: 'recipe',
    sourceKey: 'page:1',
    recipe: emptyRecipe({ title: 'Stew', equipment: [' Tagine ', '—'] }),
  })

  it('becomes the site’s own, except what cannot be a title', async () => {
    created.length = 0
    const row = await prepare(read)
    expect(created).toEqual(['Tagine'])
    expect(row).toMatchObject({
      recipe: { write: { equipmentUsages: [{ equipmentId: EDITOR }] } },
      warnings: [expect.stringContaining('left out')],
    })
    expect(row.warnings.join()).not.toContain('Tagine')
  })

  it('is not created by a dry run', async () => {
    created.length = 0
    const row = await prepare(read, 'a.json #1', { createEquipment: null })
    expect(created).toEqual([])
    expect(row.warnings.join()).not.toContain('Tagine')
  })
})
