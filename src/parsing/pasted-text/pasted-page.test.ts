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
describe('text pasted from a page', () => {
  it('takes titles of parts and a copied card in another language', () => {
    const recipe = read(`Apfelstrudel
Zubereitungszeit: 1 Std. 20 Min.
Für 6 Personen
Zutaten
Teig:
250 g Mehl
1 Ei
Füllung:
1 kg Äpfel
Zubereitung
Das Mehl mit dem Ei zu einem glatten Teig kneten.
Die Äpfel schälen und auf dem Teig verteilen.`)
    expect(recipe.yields.number).toBe(6)
    expect(recipe.ingredientGroups.map((g) => g.title)).toEqual(['Teig', 'Füllung'])
    expect(steps(recipe)).toHaveLength(2)
  })

  it('does not lose steps that begin like a button or a label', () => {
    const recipe = read(`Slow Oats
Ingredients
1 cup oats
2 cups water
Directions
Cook on high for 3 hours.
Add to the bowls while hot.
Serve at once.`)
    expect(steps(recipe)).toEqual([
      'Cook on high for 3 hours.',
      'Add to the bowls while hot.',
      'Serve at once.',
    ])
  })

  it('takes the longer of two lines for the title when it repeats the first', () => {
    const list = 'Ingredients\n2 plums\n1 cup flour\nMethod\nBake the plums in the flour.'
    expect(read(`Plum\nPlum Cobbler\n${list}`).title).toBe('Plum Cobbler')
    expect(read(`Homemade Plum Jam\nPrep Time: 5 min\n${list}`).title).toBe('Homemade Plum Jam')
    expect(read(`Recipe for 12 Plum Tarts\n${list}`).title).toBe('Plum Tarts')
    expect(read(list.replace('\n', '\nPlum Crumble\n')).title).toBe('Plum Crumble')
  })

  it('finds the title of a whole page among its menus', () => {
    const recipe = read(`Skip to content
Log in
Recipes
Desserts
Newsletter
The Plum Table
Home
Autumn
Breakfast
Plum Cobbler with Oats
By Ada, 3 October
When the trees in the yard are full I make this cobbler, and the neighbours come for a second and a third plate of it.
Ingredients
2 cups plums
1 cup oats
Method
Halve the plums and strew the oats over them.
Bake the cobbler until the plums bubble.`)
    expect(recipe.title).toBe('Plum Cobbler with Oats')
  })

  it('takes the method below the list and not the story that tells it, too', () => {
    const recipe = read(`Plum Cobbler
How to make plum cobbler
Start with the plums, which you halve with a small and very sharp knife.
Then strew the oats over them, as my aunt used to do every autumn.
Bake until the whole house smells of it, and then a little longer.
Ingredients
2 cups plums
1 cup oats
[edit | edit source]
Method
1Halve the plums and strew the oats over them.
2Bake the cobbler until the plums bubble.`)
    expect(steps(recipe)).toEqual([
      'Halve the plums and strew the oats over them.',
      'Bake the cobbler until the plums bubble.',
    ])
    expect(recipe.ingredientGroups[0]?.lines).toEqual(['2 cups plums', '1 cup oats'])
  })

  it('leaves the notices of a site out of list and method', () => {
    const recipe = read(`Rye Porridge
Ingredients
1 cup rye flakes
2 cups water
1 pinch salt
Sign up to our newsletter to stay up-to-date!
Cook Mode
Method
Bring the water with the salt to a boil.
Stir in the flakes and let them swell for ten minutes.
Follow us on Instagram for more porridge.
Make-Ahead: Keeps for two days in the fridge.`)
    expect(recipe.ingredientGroups[0]?.lines).toEqual([
      '1 cup rye flakes',
      '2 cups water',
      '1 pinch salt',
    ])
    expect(steps(recipe)).toHaveLength(2)
  })

  it('takes a list that is given in two systems once', () => {
    const metric = '200 g rye flour\n250 ml warm milk\n50 g melted butter'
    const imperial = '7 oz rye flour\n1 cup warm milk\n2 oz melted butter'
    const recipe = read(
      `Rolls\nIngredients\n${metric}\n${imperial}\nMethod\nKnead and bake it all.`,
    )
    expect(recipe.ingredientGroups[0]?.lines).toEqual(metric.split('\n'))
  })

  it('reads lists and steps that take turns', () => {
    const recipe = read(`Layered Bake
For the base:
200 g oats
80 g butter
Melt the butter and stir it into the oats until coated.
Press the oats into a tin and chill them for an hour.
For the top:
300 g quark
2 tbsp honey
Whisk the quark with the honey and spread it over the base.`)
    expect(recipe.ingredientGroups).toEqual([
      { title: 'For the base', lines: ['200 g oats', '80 g butter'] },
      { title: 'For the top', lines: ['300 g quark', '2 tbsp honey'] },
    ])
    expect(steps(recipe)).toHaveLength(3)
  })

  it('parts cells that were copied without a space between them', () => {
    const recipe = read(`Bullar
Ingredienser
2 dlvatten
5 dlmjöl
3 msksmör
1 tsksalt
Gör så här
Blanda allt till en smidig deg och låt den jäsa.`)
    expect(recipe.ingredientGroups[0]?.lines).toEqual([
      '2 dl vatten',
      '5 dl mjöl',
      '3 msk smör',
      '1 tsk salt',
    ])
  })

  it('puts a preparation that was cut off to its ingredient', () => {
    const recipe = read(`Bars
Ingredients
1 stick butter
room temp.
2 cups pretzels
crushed
salt
Method
Press it all into a tin and chill it.`)
    expect(recipe.ingredientGroups[0]?.lines).toEqual([
      '1 stick butter, room temp.',
      '2 cups pretzels, crushed',
      'salt',
    ])
  })

  it('takes a line over two parts for the title of both', () => {
    const recipe = read(`Two Dips
Ingredients
Walnut Dip
1 cup walnuts
2 tbsp oil
Beet Dip
2 beets
Instructions
Walnut Dip
Grind the walnuts and stir in the oil.
Beet Dip
Boil the beets until soft and mash them.`)
    expect(recipe.ingredientGroups.map((group) => group.title)).toEqual(['Walnut Dip', 'Beet Dip'])
    expect(recipe.instructionGroups.map((group) => group.title)).toEqual(['Walnut Dip', 'Beet Dip'])
  })

  it('takes numbers that stand alone and count up for the numbers of steps', () => {
    const recipe = read(`Rhubarb Cake
1
Pickle the rhubarb a day before and leave it overnight
2 sticks rhubarb
200 ml vinegar
2
The next day, make the cake and heat the oven
3
Beat the sugar and the butter until light and fluffy
175 g sugar
175 g butter`)
    expect(recipe.ingredientGroups.flatMap((group) => group.lines)).toHaveLength(4)
    expect(steps(recipe)).toHaveLength(3)
  })

  it('goes on behind an inset of the site in the method', () => {
    const recipe = read(`Ginger Biscuits
Ingredients
2 cups rye flour
1 egg
Instructions
Heat the oven and line two sheets with paper.
Whisk the flour with the spices and set it aside.
Learn more
Blog
All about rye
Beat in the egg until the dough is smooth.
Bake the biscuits until their edges are firm.
Cool them on the sheet before you serve them.`)
    expect(steps(recipe)).toHaveLength(5)
  })
})
