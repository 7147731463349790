import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { WPRM } from '@/src/importing/testing/wprm'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  (await readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)).recipes
const SHOWN = '[wprm-recipe id="20"]'

describe('a post of WordPress', () => {
  it('with two cards says of each part whose it is, and of the second what it says itself', async () => {
    const sauce: WxrItem = {
      ...{ id: 40, type: 'tasty_recipe', title: 'Sauce' },
      meta: {
        description: 'Sweet.',
        ingredients: '<ul><li>1 orange</li></ul>',
        instructions: '<ol><li>Boil.</li></ol>',
        notes: 'Keeps a week.',
      },
    }
    const content = `${SHOWN}[tasty-recipe id="40"]`
    const [recipe] = await read({ id: 1, title: 'Crêpes', content }, WPRM, sauce)
    expect(recipe).toMatchObject({
      ingredientGroups: [{ title: 'WPRM Crêpes' }, { title: 'For the sauce' }, { title: 'Sauce' }],
      instructionGroups: [{ title: 'WPRM Crêpes' }, { title: 'Sauce' }],
      keywords: ['WPRM Crêpes', 'Sauce'],
    })
    expect(plainText(recipe?.note ?? [])).toBe('Keeps a day.\nSauce\nSweet.\nKeeps a week.')
  })

  it('without a title has that of its card', async () => {
    const [recipe] = await read({ id: 1, title: '', content: SHOWN }, WPRM)
    expect(recipe).toMatchObject({ title: 'WPRM Crêpes', keywords: [] })
  })

  it('has the tags of its card before its own', async () => {
    const card: WxrItem = {
      ...{ id: 7, type: 'cp_recipe', title: 'Cake' },
      meta: { _recipe_settings: serializePhp({ ingredients: { '1': { name: 'flour' } } }) },
      extra: '<category domain="cp_recipe_tags">autumn</category>',
    }
    const extra = '<category domain="post_tag">brunch</category>'
    const content = '[cooked-recipe id="7"]'
    const [recipe] = await read({ id: 1, title: 'Day', content, extra }, card)
    expect(recipe?.tags).toEqual(['autumn', 'brunch'])
  })

  it('is a draft where it was locked, private or was to appear, which is said', async () => {
    const locked = '<wp:post_password>bread</wp:post_password>'
    const recipes = await read(
      { id: 1, title: 'Locked', content: 'Hi.', extra: locked },
      { id: 2, title: 'To come', content: 'Hi.', status: 'future' },
      { id: 3, title: 'For us', content: 'Hi.', status: 'private' },
      { id: 4, title: 'Begun', content: 'Hi.', status: 'draft', extra: locked },
    )
    expect(recipes.map(({ isDraft, warnings }) => [isDraft, warnings])).toEqual([
      [true, ['It was protected by a password in WordPress, so it is now a draft.']],
      [true, ['It was scheduled for 2019-05-06, so it is now a draft.']],
      [true, ['It was private in WordPress, so it is now a draft.']],
      [true, []],
    ])
  })

  it('keeps the words of a card that cannot be read, and misses nothing', async () => {
    const content = '<!--WPRM Recipe 7--><p>Only words.</p><!--End WPRM Recipe-->'
    expect(await read({ id: 1, title: 'Plums', content })).toMatchObject([{ warnings: [] }])
  })

  it('has twelve pictures at most, and says how many were left', async () => {
    const images = Array.from(
      { length: 14 },
      (_, at) => `<img src="https://blog.example/${at}.jpg">`,
    )
    const [recipe] = await read({ id: 1, title: 'Day', content: images.join('') + SHOWN }, WPRM)
    expect(recipe?.pictures).toHaveLength(12)
    expect(recipe?.warnings).toEqual(['The first 12 pictures were imported, 2 more were left out.'])
  })
})

it('a card that no post shows is by its author', async () => {
  expect(await read(WPRM)).toMatchObject([{ title: 'WPRM Crêpes', author: 'Anna Ö' }])
  const named = { ...WPRM, meta: { ...WPRM.meta, wprm_author_name: 'Ada' } }
  expect(await read(named)).toMatchObject([{ author: 'Ada' }])
})
