import { describe, expect, it } from 'vitest'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

function read(text: string): ParsedRecipe {
  const recipe = parsePastedRecipe(text)
  if (!recipe) throw new Error('no recipe found')
  return recipe
}
const steps = (recipe: ParsedRecipe): string[] =>
  recipe.instructionGroups.flatMap((g) => g.steps.map((step) => step.text))
describe('parsePastedRecipe', () => {
  it('reads a plain text with titles', () => {
    const recipe = read(`Bean Stew

A stew that likes to wait.

Prep Time: 15 min
Cook Time: 1 hr 10 min
Serves 4

Ingredients

2 cups white beans
1 onion, diced
salt

Directions

1. Soak the beans overnight.
2. Simmer everything for an hour.

Notes

Freezes well.`)
    expect(recipe).toMatchObject({
      title: 'Bean Stew',
      description: 'A stew that likes to wait.',
      prepTimeMinutes: 15,
      cookTimeMinutes: 70,
      yields: { number: 4 },
      ingredientGroups: [{ title: null, lines: ['2 cups white beans', '1 onion, diced', 'salt'] }],
      warnings: [],
    })
    expect(steps(recipe)).toEqual(['Soak the beans overnight.', 'Simmer everything for an hour.'])
  })

  it('reads markdown with groups', () => {
    const recipe = read(`# Fruit Tart

## Ingredients

### Crust
- 200 g flour
- 100 g **butter**

### Filling
- 3 [pears](https://pears.example)

## Method

1. Press the crust into a tin.
2. Fill it and bake for 40 minutes.`)
    expect(recipe.title).toBe('Fruit Tart')
    expect(recipe.ingredientGroups).toEqual([
      { title: 'Crust', lines: ['200 g flour', '100 g butter'] },
      { title: 'Filling', lines: ['3 pears'] },
    ])
    expect(steps(recipe)).toHaveLength(2)
  })

  it('takes the marks of emphasis off, and leaves underscores that are none', () => {
    const recipe = read(`# _Plum_ Cake

A *very* good cake, **really**. The file is plum_cake_2.txt, the pan ____ cm wide.

## Ingredients
- 2 _large_ eggs

## Method
_Beat_ the eggs with __all__ of the sugar, and bake.`)
    expect(recipe.title).toBe('Plum Cake')
    expect(recipe.description).toBe(
      'A very good cake, really. The file is plum_cake_2.txt, the pan ____ cm wide.',
    )
    expect(recipe.ingredientGroups[0]?.lines).toEqual(['2 large eggs'])
    expect(steps(recipe)).toEqual(['Beat the eggs with all of the sugar, and bake.'])
  })

  it('reads a text without any titles', () => {
    const recipe = read(`Quick Pickle
1 cucumber
2 tbsp vinegar
1 tsp sugar
Slice the cucumber as thinly as you can and salt it well.
Stir vinegar and sugar together and pour over the slices.`)
    expect(recipe.title).toBe('Quick Pickle')
    expect(recipe.ingredientGroups[0]?.lines).toEqual([
      '1 cucumber',
      '2 tbsp vinegar',
      '1 tsp sugar',
    ])
    expect(steps(recipe)).toHaveLength(2)
  })

  it('puts amounts and names from lines of their own together', () => {
    const recipe = read(`Waffles
Ingredients
2
eggs
1 1/2 cups
flour
Directions
Whisk the eggs into the flour and bake.`)
    expect(recipe.ingredientGroups[0]?.lines).toEqual(['2 eggs', '1 1/2 cups flour'])
  })

  it('comes to an end on text made to be slow', () => {
    for (const part of ['[a](', '**a', '_a', '_a _', '( ', '1 ']) {
      expect(() => parsePastedRecipe(part.repeat(40_000))).not.toThrow()
    }
  })

  it.each(['', 'Dear Anna, thank you for the lovely evening.', '\n\n\n'])(
    'gives null for a text that is no recipe: %j',
    (text) => {
      expect(parsePastedRecipe(text)).toBeNull()
    },
  )
})

// docs/product/import-and-export.md#pasted-words
describe('a step that names ingredients behind a colon', () => {
  const read = (steps: readonly string[], list = 'Ingredients', method = 'Method') =>
    parsePastedRecipe(
      ['Lemon Cake', '', list, '200 g flour', '100 g butter', '2 eggs', '', method, ...steps].join(
        '\n',
      ),
    )

  it.each([
    [['Combine the dry ingredients: flour, sugar and salt.', 'Add the butter.', 'Bake.']],
    [['Heat the oven.', 'Mix all the wet ingredients: milk, eggs', 'Bake for 40 minutes.']],
    [['Dry ingredients: whisk flour and salt.', 'Fold together and bake.']],
    [['For the topping, combine ingredients: oats, sugar.', 'Scatter it on top.', 'Bake.']],
    [['Blend the sauce ingredients: garlic, lime and chili.', 'Chill.', 'Serve over rice.']],
  ])('is whole, and so are the steps below it: %j', (steps) => {
    const recipe = read(steps)
    expect(
      recipe?.instructionGroups.flatMap((group) => group.steps.map(({ text }) => text)),
    ).toEqual(steps)
    expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toHaveLength(3)
    expect(recipe?.warnings.map(({ code }) => code)).not.toContain('left_out')
  })

  it('is whole in a language that writes names with a capital', () => {
    const steps = ['Die trockenen Zutaten: Mehl, Zucker und Salz mischen.', 'Butter zugeben.']
    const recipe = read(steps, 'Zutaten', 'Zubereitung')
    expect(
      recipe?.instructionGroups.flatMap((group) => group.steps.map(({ text }) => text)),
    ).toEqual(steps)
  })

  it('is none where a whole recipe stands on one line', () => {
    const [upper, lower] = [
      'Lemon Cake Ingredients: 200 g flour, 2 eggs. Method: Mix all of it and bake it for 40 minutes.',
      'lemon cake ingredients: 200 g flour, 2 eggs method: mix all of it and bake it for 40 minutes',
    ].map((line) => parsePastedRecipe(line))
    for (const recipe of [upper, lower]) {
      expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toEqual([
        '200 g flour',
        '2 eggs',
      ])
      expect(recipe?.instructionGroups.flatMap(({ steps }) => steps)).toHaveLength(1)
    }
  })
})
