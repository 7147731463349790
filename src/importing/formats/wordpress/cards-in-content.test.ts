import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'
import { foldText } from '@/src/parsing/plain-text'

const read = async (...items: WxrItem[]) =>
  readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`)

const FALLBACK = `<div class="wprm-fallback-recipe">
  <h2 class="wprm-fallback-recipe-name">Plum cake</h2>
  <p class="wprm-fallback-recipe-summary">With a crust.</p>
  <div class="wprm-fallback-recipe-equipment"><ul><li>springform</li></ul></div>
  <div class="wprm-fallback-recipe-ingredients"><h4>Dough</h4><ul><li>200 grams flour (sifted)</li><li>1 egg</li></ul><h4>Top</h4><ul><li>500 grams plums</li></ul></div>
  <div class="wprm-fallback-recipe-instructions"><ol><li><p>Knead the dough.</p></li><li><p>Bake with the plums on top.</p></li></ol></div>
  <div class="wprm-fallback-recipe-notes"><p>Best on the day.</p></div>
  <div class="wprm-fallback-recipe-meta"><div class="wprm-fallback-recipe-meta-course">Cake, Snack</div><div class="wprm-fallback-recipe-meta-keyword">plum</div></div>
</div>`
const SHOWN = { ingredientGroups: [{ title: 'Dough' }, { title: 'Top' }] }

describe('a recipe card of which only the words in the post are exported', () => {
  it('is read from the fallback of WP Recipe Maker, as block, comment and both', async () => {
    const inComment = `<!--WPRM Recipe 7-->${FALLBACK}<!--End WPRM Recipe-->`
    const contents = [
      `<p>Before.</p>${inComment}<p>After.</p>`,
      `<p>Before.</p><!-- wp:wp-recipe-maker/recipe {"id":7,"updated":16} -->${inComment}<!-- /wp:wp-recipe-maker/recipe --><p>After.</p>`,
    ]
    for (const content of contents) {
      const { recipes } = await read({ id: 1, title: 'Plums!', content })
      expect(recipes).toMatchObject([
        {
          title: 'Plums!',
          description: 'With a crust.',
          ingredientGroups: [
            { title: 'Dough', lines: ['200 grams flour (sifted)', '1 egg'] },
            { title: 'Top', lines: ['500 grams plums'] },
          ],
          instructionGroups: [
            { steps: [{ text: 'Knead the dough.' }, { text: 'Bake with the plums on top.' }] },
          ],
          equipment: ['springform'],
          categories: ['Cake', 'Snack'],
          keywords: ['Plum cake', 'plum'],
          legacyHtml: null,
          warnings: [],
        },
      ])
      expect(plainText(recipes[0]?.note ?? [])).toBe('Best on the day.')
      expect(plainText(recipes[0]?.story ?? [])).toBe('Before.\nAfter.')
    }
  })

  it('stays in the stored post where it cannot be read', async () => {
    const content =
      '<p>Hello.</p><!--WPRM Recipe 7--><div class="wprm-fallback-recipe"><p>Only these words.</p></div><!--End WPRM Recipe-->'
    const { recipes } = await read({ id: 1, title: 'Plums!', content })
    expect(recipes[0]?.legacyHtml).toContain('Only these words.')
  })

  it.each([
    [
      'Tasty Recipes',
      '<div class="tasty-recipes"><h2 class="tasty-recipes-title">Cake</h2><div class="tasty-recipes-ingredients"><h4>Dough</h4><ul><li>200 g flour</li><li>1 egg</li></ul><h4>Top</h4><ul><li>500 g plums</li></ul></div><div class="tasty-recipes-instructions"><ol><li>Knead the dough well.</li></ol></div><div class="tasty-recipes-notes"><p>Best on the day.</p></div></div>',
    ],
    [
      'Mediavine Create',
      '<div class="mv-create-card"><h2 class="mv-create-title">Cake</h2><div class="mv-create-ingredients"><h4>Dough</h4><ul><li>200 g flour</li><li>1 egg</li></ul><h4>Top</h4><ul><li>500 g plums</li></ul></div><div class="mv-create-instructions"><ol><li>Knead the dough well.</li></ol></div><div class="mv-create-notes"><p>Best on the day.</p></div></div>',
    ],
    [
      'EasyRecipe',
      '<div class="easyrecipe"><div class="ERSName">Cake</div><div class="ERSIngredients"><ul class="ingredients"><li class="ERSSectionHead">Dough:</li><li class="ingredient">200 g flour</li><li class="ingredient">1 egg</li><li class="ERSSectionHead">Top:</li><li class="ingredient">500 g plums</li></ul></div><div class="ERSInstructions"><ol class="instructions"><li class="instruction">Knead the dough well.</li></ol></div><div class="ERSNotes">Best on the day.</div></div>',
    ],
    [
      'Zip Recipes',
      '<div id="zlrecipe-container"><div id="zlrecipe-title">Cake</div><ul id="zlrecipe-ingredients-list"><div class="ingredient-label">Dough:</div><li>200 g flour</li><li>1 egg</li><div class="ingredient-label">Top:</div><li>500 g plums</li></ul><ol id="zlrecipe-instructions-list"><li>Knead the dough well.</li></ol><div id="zlrecipe-notes-list">Best on the day.</div></div>',
    ],
    [
      'Cooked',
      '<div class="cooked-recipe-wrapper"><div class="cooked-recipe-ingredients"><p>Dough:</p><ul><li>200 g flour</li><li>1 egg</li></ul><p>Top:</p><ul><li>500 g plums</li></ul></div><div class="cooked-recipe-directions"><ol><li>Knead the dough well.</li></ol></div><p>Best on the day.</p></div>',
    ],
    [
      'Jetpack',
      '[recipe title="Cake" servings="8" time="1 hr 10 min" difficulty="easy" description="With a crust."][recipe-ingredients]\n#### Dough\n- 200 g flour\n- 1 egg\n[/recipe-ingredients][recipe-ingredients title="Top"]- 500 g plums[/recipe-ingredients][recipe-directions]\n1. Knead the dough well.\n[/recipe-directions][recipe-notes]Best on the day.[/recipe-notes][/recipe]',
    ],
  ])('is read as %s writes it into the post', async (_, card) => {
    const content = `<p>A word before.</p>\n${card}\n<p>A word after.</p>`
    const { recipes } = await read({ id: 1, title: 'Plums!', content })
    expect(recipes).toMatchObject([{ ...SHOWN, legacyHtml: null }])
    const [recipe] = recipes
    expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toEqual([
      '200 g flour',
      '1 egg',
      '500 g plums',
    ])
    expect(recipe?.instructionGroups.flatMap(({ steps }) => steps.map(({ text }) => text))).toEqual(
      ['Knead the dough well.'],
    )
    const around = plainText([...(recipe?.story ?? []), ...(recipe?.note ?? [])])
    expect(around).toContain('A word before.')
    expect(around).toContain('Best on the day.')
    expect(around).toContain('A word after.')
  })

  it('is read with what the plugin Cooked keeps in the fields of its own kind of post', async () => {
    const settings = serializePhp({
      content: '<p>A story.</p>[cooked-ingredients]',
      excerpt: 'With a crust.',
      prep_time: '20',
      difficulty_level: '2',
      nutrition: { servings: '8' },
      ingredients: {
        '171': { amount: '200', measurement: 'g', name: 'flour' },
        '172': { section_heading_name: 'Top' },
        '173': { amount: '500', measurement: 'g', name: 'plums' },
      },
      directions: { '181': { content: 'Knead the dough.', image: '30' } },
    })
    const card: WxrItem = {
      id: 7,
      type: 'cp_recipe',
      title: 'Cake',
      meta: { _recipe_settings: settings },
    }
    const lone = await read(card)
    expect(lone.recipes).toMatchObject([
      {
        title: 'Cake',
        difficulty: 'medium',
        prepTimeMinutes: 20,
        yields: { number: 8 },
        ingredientGroups: [
          { title: null, lines: ['200 g flour'] },
          { title: 'Top', lines: ['500 g plums'] },
        ],
        oldPaths: ['/7'],
      },
    ])
    const shown = await read(card, { id: 1, title: 'Day', content: 'Hi. [cooked-recipe id="7"]' })
    expect(shown.recipes).toMatchObject([
      { title: 'Day', ingredientGroups: [{}, { title: 'Top' }] },
    ])
    expect(plainText(shown.recipes[0]?.story ?? [])).toBe('Hi.\nA story.')
  })

  it('that no post holds is named', async () => {
    const content = 'Hi. [amd-zlrecipe-recipe:12] [zrdn-recipe id="13"] [cooked-recipe id="14"]'
    const { recipes } = await read({ id: 1, title: 'Day', content })
    expect(recipes[0]?.warnings.join(' ')).toMatch(/card “14” .*card “13” .*card “12” /)
  })
})

const WPRM = '../shared/data/legacy/wordpress-wprm'
type Truth = {
  title: string
  steps: number
  ingredientGroups: { lines: { name: string }[] }[]
}

describe.skipIf(!existsSync(WPRM))('a real export of WordPress with WP Recipe Maker', () => {
  it.each(['wprm-all.xml', 'wprm-posts-only.xml'])(
    'loses no line and no step: %s',
    async (file) => {
      const truth = JSON.parse(readFileSync(`${WPRM}/truth.json`, 'utf8')) as Truth[]
      const { recipes } = await readAll(`${WPRM}/${file}`)
      for (const { title, steps, ingredientGroups } of truth) {
        const recipe = recipes.find((each) => each.title === title)
        const lines = (recipe?.ingredientGroups ?? []).flatMap((group) => group.lines).map(foldText)
        const wanted = ingredientGroups.flatMap((group) => group.lines)
        expect(lines, title).toHaveLength(wanted.length)
        for (const { name } of wanted) {
          expect(
            lines.some((line) => line.includes(foldText(name))),
            `${title}: ${name}`,
          ).toBe(true)
        }
        const read = (recipe?.instructionGroups ?? []).flatMap((group) => group.steps)
        expect(read, title).toHaveLength(steps)
      }
    },
  )
})
