import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'

const read = async (files: Readonly<Record<string, string>>) => readAll(await createFiles(files))

const stepsOf = (
  groups: readonly { title: string | null; steps: readonly { text: string }[] }[] = [],
) => groups.map(({ title, steps }) => [title, steps.map(({ text }) => text)])

describe('the page of Copy Me That', () => {
  const recipe = (name: string, image: string, link: string) => `<div class="recipe">
    <div id="name"> ${name} </div><a id="original_link" href="${link}">there</a>
    <img class="recipeImage" src="${image}"><div id="description">With
      plums.</div>
    <span class="recipeCategory">Cakes</span><a id="recipeYield">8–10 slices</a>
    <ul id="recipeIngredients"><li class="recipeIngredient">2 eggs</li>
      <li class="recipeIngredient_subheader">Glaze</li>
      <li class="recipeIngredient">1<sup>1</sup>⁄<sub>2</sub> cups <b>sugar</b></li><li class="recipeIngredient"> </li>
      <li class="recipeIngredient_subheader">Nothing</li></ul>
    <div id="servings">Servings: <a>8–10 slices</a></div><div id="made">Made twice.</div>
    <ul><li class="instruction" value="1">Mix.</li><li class="instruction_subheader">Glaze</li>
      <li class="instruction">Stir.</li></ul>
    <div class="recipeNote">Good cold.</div></div>`

  it('gives every recipe in it, with headings among its lines', async () => {
    const page = `<html><body>${recipe('Plum cake', 'images/1.jpg', 'https://example.com/plum')}
      ${recipe('Pie', 'https://example.com/pie.jpg', 'https://example.com/pie')}</body></html>`
    const { recipes, formats, keys } = await read({ 'recipes.html': page, 'images/1.jpg': 'x' })
    expect([...formats]).toContain('copymethat')
    expect(keys).toEqual([
      'copymethat:https://example.com/plum',
      'copymethat:https://example.com/pie',
    ])
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        description: 'With plums.',
        yields: { number: 8, max: 10 },
        categories: ['Cakes'],
        sourceUrl: 'https://example.com/plum',
        pictures: [{ file: 'images/1.jpg' }],
        ingredientGroups: [
          { title: null, lines: ['2 eggs'] },
          { title: 'Glaze', lines: ['1½ cups sugar'] },
          { title: 'Nothing', lines: [] },
        ],
      },
      { title: 'Pie', pictures: [{ url: 'https://example.com/pie.jpg' }] },
    ])
    expect(stepsOf(recipes[0]?.instructionGroups)).toEqual([
      [null, ['Mix.']],
      ['Glaze', ['Stir.']],
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Good cold.')
    expect(recipes[0]?.warnings).toEqual([
      'Not stored, because there is no field for it: original_link (there), made (Made twice.).',
    ])
  })
})

describe('a file of MasterCook 5', () => {
  it('has its lists with headings and preparation, and who serves how many', async () => {
    const xml = (attributes: string, serves: string) => `<?xml version="1.0"?><mx2>
      <RcpE ${attributes}><Serv qty="${serves}"/><Yield qty="2" unit="loaves"/><PrpT elapsed="0:30"/>
      <TTim elapsed="1:30"/><CatS><CatT>Bread</CatT><CatT>Quick</CatT></CatS><Desc>Soft.</Desc>
      <IngR code="I" name="flour" unit="cups" qty="2"><IPrp>sifted</IPrp></IngR>
      <IngR code="S" name="Glaze:"/><IngR code="I" name="egg"/><IngR code="S" name="Empty"/><RTxt>* Exported from MasterCook *</RTxt><AltS label="Wine" source="N/A"/>
      <DirS><DirT>Mix.</DirT><DirT>Bake.</DirT></DirS><Note>Keeps.</Note></RcpE></mx2>`
    const { recipes, formats } = await read({
      'a.mx2': xml('name="Loaf" author="Ada"', '8'),
      'b.mx2': xml('name="Bread" author="N/A"', '0'),
    })
    expect([...formats]).toEqual(['mastercook'])
    expect(recipes).toMatchObject([
      {
        title: 'Loaf',
        author: 'Ada',
        description: 'Soft.',
        yields: { number: 8 },
        prepTimeMinutes: 30,
        totalTimeMinutes: 90,
        categories: ['Bread', 'Quick'],
        ingredientGroups: [
          { title: null, lines: ['2 cups flour, sifted'] },
          { title: 'Glaze', lines: ['egg'] },
          { title: 'Empty', lines: [] },
        ],
      },
      { title: 'Bread', author: null, yields: { number: 2, text: '2 loaves' } },
    ])
    expect(stepsOf(recipes[0]?.instructionGroups)).toEqual([[null, ['Mix.', 'Bake.']]])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps.')
  })
})

describe('a file of RecipeML', () => {
  it('has groups, ranges, both times, tools and notes', async () => {
    const xml = `<?xml version="1.0"?><recipeml><recipe id="7"><head><title>Plum
      cake</title><author>Ada</author><categories><cat>Cakes</cat></categories>
      <preptime type="Cooking">1 hour</preptime><preptime>20 minutes</preptime>
      <servings>8</servings></head><description>Sweet.</description>
      <equipment><tool>Bowl</tool></equipment><ingredients>
      <ing-div><title>Dough</title><ing><amt><q1>2</q1><sep>-</sep><q2>3</q2><unit>cups</unit></amt><item>flour</item></ing></ing-div>
      <ing-div><description>Glaze</description><ing>sugar</ing></ing-div></ingredients>
      <directions>Mix.\n\nBake.</directions><note>Keeps.</note></recipe></recipeml>`
    const { recipes, keys } = await read({ 'a.xml': xml })
    expect(keys[0]).toMatch(/^recipeml:7[\da-f]{64}$/)
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        author: 'Ada',
        description: 'Sweet.',
        yields: { number: 8 },
        prepTimeMinutes: 20,
        cookTimeMinutes: 60,
        categories: ['Cakes'],
        equipment: ['Bowl'],
        ingredientGroups: [
          { title: 'Dough', lines: ['2-3 cups flour'] },
          { title: 'Glaze', lines: ['sugar'] },
        ],
      },
    ])
    expect(stepsOf(recipes[0]?.instructionGroups)).toEqual([[null, ['Mix.', 'Bake.']]])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps.')
  })
})

describe('a file of Gourmet', () => {
  it('has its source, its changes and the picture within it', async () => {
    const xml = `<?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Stew</title><servings>4-6</servings>
      <preptime>20 minutes</preptime><category>Dinner</category><source>Gran</source>
      <link>https://example.com/stew</link><instructions>Stew it.</instructions>
      <modifications>Less salt.</modifications><image format="jpeg">eA
      ==</image></recipe></gourmetDoc>`
    const { recipes } = await read({ 'a.grmt': xml })
    expect(recipes).toMatchObject([
      {
        title: 'Stew',
        yields: { number: 4, max: 6 },
        prepTimeMinutes: 20,
        categories: ['Dinner'],
        cuisines: [],
        author: 'Gran',
        sourceUrl: 'https://example.com/stew',
        ingredientGroups: [],
        pictures: [{ url: 'data:image/jpeg;base64,eA==' }],
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Less salt.')
  })
})
