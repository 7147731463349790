import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'

const read = async (files: Readonly<Record<string, string>>) => readAll(await createFiles(files))

const stepsOf = (
  groups: readonly { title: string | null; steps: readonly { text: string }[] }[] = [],
) => groups.map(({ title, steps }) => [title, steps.map(({ text }) => text)])

describe('a file of Meal-Master', () => {
  const file = `Somebody's collection

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Plum Cake
 Categories: Cakes, none, Fruit
      Yield: 8-10 servings

      2 c  Flour; sifted                       1 ts Salt
    1/2 lb Plums, a kind that                  3 sm Eggs
           -does not fall apart

MMMMM---------------------GLAZE---------------------------
      1 T  Sugar

  Mix the flour
  with the eggs.

:Bake it.
:Let it cool.

MMMMM------------------TO SERVE-------------------------
  Cut it.

MMMMM
Between two recipes.
-----Meal-Master recipe exported by hand-----

      Title: Salt water
   Servings: 2

      1 qt Water
           Salt

  Stir.
`

  it('gives one recipe after the other, and names what stands between and behind them', async () => {
    const { recipes, formats, keys, nothing } = await read({ 'a.mmf': `${file}MMMMM\nThe end.\n` })
    expect([...formats]).toEqual(['mealmaster'])
    expect(new Set(keys).size).toBe(2)
    expect(recipes.map(({ warnings }) => warnings)).toEqual([
      [expect.stringContaining('text before the recipe (Somebody')],
      [expect.stringContaining('text before the recipe (Between two recipes.)')],
    ])
    expect(nothing).toEqual(['Text after the last recipe was not imported: The end.'])
    expect(recipes).toMatchObject([
      { title: 'Plum Cake', categories: ['Cakes', 'Fruit'], yields: { number: 8, max: 10 } },
      {
        title: 'Salt water',
        yields: { number: 2 },
        ingredientGroups: [{ title: null, lines: ['1 quart Water', 'Salt'] }],
        instructionGroups: [{ steps: [{ text: 'Stir.' }] }],
      },
    ])
  })

  it('reads the left column before the right one, goes on with lines, and knows its units', async () => {
    const [cake] = (await read({ 'a.mmf': file })).recipes
    expect(cake?.ingredientGroups).toEqual([
      {
        title: null,
        lines: [
          '2 cup Flour, sifted',
          '1/2 pound Plums, a kind that does not fall apart',
          '1 teaspoon Salt',
          '3 small Eggs',
        ],
      },
      { title: 'GLAZE', lines: ['1 tablespoon Sugar'] },
    ])
  })

  it('has a step for each paragraph and each colon, under the headings of its method', async () => {
    const [cake] = (await read({ 'a.mmf': file })).recipes
    expect(stepsOf(cake?.instructionGroups)).toEqual([
      [null, ['Mix the flour with the eggs.', 'Bake it.', 'Let it cool.']],
      ['TO SERVE', ['Cut it.']],
    ])
  })

  it('that is cut short gives what stands of its last recipe', async () => {
    const { recipes } = await read({
      'a.mmf': file.slice(0, file.indexOf('MMMMM------------------TO')),
    })
    expect(recipes).toMatchObject([{ title: 'Plum Cake', ingredientGroups: [{}, {}] }])
  })
})

describe('a text of MasterCook', () => {
  const recipe = (by: string, serving: string, rest: string) => `
                     *  Exported from  MasterCook  *

                        Plum Cake

Recipe By     : ${by}
Serving Size  : ${serving}    Preparation Time :1:30
Categories    : Cakes                            Fruit
                Autumn

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
     2    cups          flour -- sifted
   1/2    pound         plums -
                        stoned
                        salt

${rest}`
  const foot = `Mix.

Bake for an hour.

NOTES : Good cold.
Keeps for days.
Source: "Gran"
                   - - - - - - - - - - - - - - - - - -

Per serving: 300 calories
`

  it('gives fields, columns of categories, and lists in columns', async () => {
    const { recipes, formats } = await read({
      'a.mxp': recipe('Ada Öst', '8', foot) + recipe('n/a', '0', 'Eat.\n'),
    })
    expect([...formats]).toEqual(['mastercook-text'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum Cake',
        author: 'Ada Öst',
        yields: { number: 8 },
        totalTimeMinutes: 90,
        categories: ['Cakes', 'Fruit', 'Autumn'],
        ingredientGroups: [{ lines: ['2 cups flour, sifted', '1/2 pound plums stoned', 'salt'] }],
      },
      { title: 'Plum Cake', author: null, yields: { number: null } },
    ])
  })

  it('keeps the notes, the source and the nutrition of its foot, and names the rest of it', async () => {
    const [cake] = (await read({ 'a.mxp': recipe('Ada', '8', foot) })).recipes
    expect(stepsOf(cake?.instructionGroups)).toEqual([[null, ['Mix.', 'Bake for an hour.']]])
    expect(plainText(cake?.note ?? [])).toBe(
      'Good cold.\nKeeps for days.\nPer serving: 300 calories',
    )
    expect(cake?.warnings).toEqual([
      'Not stored, because there is no field for it: Source ("Gran").',
    ])
    const [other] = (await read({ 'a.mxp': recipe('n/a', '8', foot) })).recipes
    expect(other).toMatchObject({ author: 'Gran', warnings: [] })
  })
})

describe('a file of Cooklang', () => {
  const text = `---
title: Plum cake
servings: 8-10|16
prep time: 20 minutes
course: Dessert
tags: [autumn, fruit]
source: https://example.com/plum-cake
difficulty: easy
---
>> author: Ada

-- A remark to nobody.
= Dough

Mix @flour{2%cups}(sifted) with @salt and
@sea buckthorn|juice{} in a #big bowl{}. [- not shown -]

Rest for ~{10%minutes}, then ~proof{}.

> Good cold.
> Keeps for days.

== Glaze ==
Melt @sugar{=1%cup} in the #pot and in the #big bowl{}. Write to me@example.com.
`

  it('gives what its steps mark, by the parts of the recipe', async () => {
    const { recipes, formats, keys } = await read({
      'cakes/plum-cake.cook': text,
      'cakes/plum-cake.jpg': 'x',
      'cakes/plum-cake.txt': 'x',
    })
    expect([...formats]).toContain('cooklang')
    expect(keys).toContain('cooklang:cakes/plum-cake.cook')
    expect(recipes[0]).toMatchObject({
      title: 'Plum cake',
      author: 'Ada',
      yields: { number: 8, max: 10 },
      prepTimeMinutes: 20,
      categories: ['Dessert'],
      tags: ['autumn', 'fruit'],
      difficulty: 'easy',
      sourceUrl: 'https://example.com/plum-cake',
      equipment: ['big bowl', 'pot'],
      pictures: [{ file: 'cakes/plum-cake.jpg' }],
      ingredientGroups: [
        { title: 'Dough', lines: ['2 cups flour, sifted', 'salt', 'sea buckthorn'] },
        { title: 'Glaze', lines: ['1 cup sugar', 'example'] },
      ],
    })
    expect(plainText(recipes[0]?.note ?? [])).toBe('Good cold.\nKeeps for days.')
  })

  it('reads its steps in words: names without amounts, times as they are said', async () => {
    const [cake] = (await read({ 'a.cook': text })).recipes
    expect(stepsOf(cake?.instructionGroups)).toEqual([
      [
        'Dough',
        [
          'Mix flour with salt and sea buckthorn in a big bowl.',
          'Rest for 10 minutes, then proof.',
        ],
      ],
      ['Glaze', ['Melt sugar in the pot and in the big bowl. Write to meexample.com.']],
    ])
  })

  it('names comments, fields and timers that no part of the recipe holds', async () => {
    const { recipes } = await read({ 'a.cook': text.replace('course:', 'wine: red\ncourse:') })
    expect(recipes[0]?.warnings.join()).toContain(
      'wine (red), comment (not shown), comment (A remark to nobody.)',
    )
    const broken = '---\ntitle: [plum\n---\nMix @flour{2%cups}.\n'
    expect((await read({ 'a.cook': broken })).recipes[0]?.warnings.join()).toContain('title: [plum')
  })

  it('without a title is called as its file is', async () => {
    const { recipes } = await read({ 'plum_cake-2.cook': 'Mix @flour{2%cups} with @eggs{3}.\n' })
    expect(recipes[0]).toMatchObject({ title: 'plum cake 2', pictures: [], sourceUrl: null })
  })
})
