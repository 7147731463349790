import { describe, expect, it } from 'vitest'
import type { TypeChoices } from '@/src/contract/import-types'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'
import { WPRM } from '../testing/wprm'
import { buildWxr } from '../testing/wxr'
import type { WxrItem } from '../testing/wxr'

const RECIPE = `<p>Every Friday.</p><h3>Ingredients</h3><ul><li>200 g lentils</li><li>1 onion</li></ul>
  <h3>Method</h3><ol><li>Fry the onion until soft.</li><li>Simmer with the lentils for half an hour.</li></ol>`

const read = async (types: TypeChoices, ...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`, {}, types)

const PAGES: WxrItem[] = [
  { id: 1, type: 'page', title: 'Lentil soup', content: RECIPE },
  { id: 2, type: 'page', title: 'About', content: '<p>Who we are.</p>' },
  { id: 3, type: 'dish', title: 'Red lentils', content: RECIPE },
]

// docs/product/import-and-export.md#pages-and-other-types
describe('an item that is no post', () => {
  it('is left out with its type, which says whether it contains a recipe', async () => {
    const { recipes, nothing } = await read({}, ...PAGES)
    expect(recipes).toEqual([])
    expect(nothing).toEqual([
      expect.stringContaining('“page” and seems to contain a recipe'),
      'Only posts and recipes are imported. This item has the type “page”.',
      expect.stringContaining('“dish” and seems to contain a recipe'),
    ])
  })

  it('is imported where its type was chosen: all of them, or those with a recipe', async () => {
    const { recipes, nothing } = await read({ page: 'recipes', dish: 'all' }, ...PAGES)
    expect(recipes).toMatchObject([
      { title: 'Lentil soup', ingredientGroups: [{ lines: ['200 g lentils', '1 onion'] }] },
      { title: 'Red lentils', oldPaths: ['/3'] },
    ])
    expect(nothing).toEqual(['Only posts and recipes are imported. This item has the type “page”.'])
    const all = await read({ page: 'all' }, ...PAGES)
    expect(all.recipes).toMatchObject([
      { title: 'Lentil soup' },
      { title: 'About', legacyHtml: '<p>Who we are.</p>' },
    ])
  })

  it('has the recipe card that it shows once it is chosen; until then the card comes alone', async () => {
    const page = {
      id: 10,
      type: 'page',
      title: 'Crêpes',
      content: '<p>Hi.</p>[wprm-recipe id="20"]',
    }
    const titles = async (types: TypeChoices) =>
      (await read(types, page, WPRM)).recipes.map(({ title }) => title)
    expect(await titles({})).toEqual(['WPRM Crêpes'])
    expect(await titles({ page: 'recipes' })).toEqual(['Crêpes'])
  })

  it('of a type that is called recipe in another language is imported without a choice', async () => {
    const { recipes } = await read({}, { id: 5, type: 'rezept', title: 'Linsen', content: RECIPE })
    expect(recipes).toMatchObject([{ title: 'Linsen' }])
  })

  it('is never taken for chosen because of what objects have by nature', async () => {
    const { recipes } = await read({}, { id: 6, type: 'constructor', title: 'X', content: RECIPE })
    expect(recipes).toEqual([])
  })
})
