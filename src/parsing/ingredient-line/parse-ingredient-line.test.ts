import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'

const amount = (line: string, language?: string): unknown[] => {
  const { quantityMin, quantityMax, unit } = parseIngredientLine(line, language)
  return [quantityMin, quantityMax, unit]
}

const name = (line: string, language?: string): string =>
  parseIngredientLine(line, language).ingredient

describe('the amount of an ingredient line', () => {
  it.each([
    ['250¹ g semolina', 250, 'gram', 'semolina'],
    ['½² cup semolina', 0.5, 'cup', 'semolina'],
  ])('is read without the number of a footnote: %s', (line, quantity, unit, ingredient) => {
    expect(amount(line)).toEqual([quantity, quantity, unit])
    expect(name(line)).toBe(ingredient)
  })

  it.each(['80/20 ground beef', '16/20 shrimp', '21/25 shrimp'])(
    'is not a grade that is written like a fraction: %s',
    (line) => {
      expect(amount(line)).toEqual([null, null, null])
    },
  )

  it.each([
    ['½ cup oat milk', 0.5, 0.5, 'cup'],
    ['1/2 cup oat milk', 0.5, 0.5, 'cup'],
    ['1⁄2 cup oat milk', 0.5, 0.5, 'cup'],
    ['1 1/2 cups oat milk', 1.5, 1.5, 'cup'],
    ['1½ cups oat milk', 1.5, 1.5, 'cup'],
    ['1-1/2 cups oat milk', 1.5, 1.5, 'cup'],
    ['1 and 1/2 cups oat milk', 1.5, 1.5, 'cup'],
    ['1,5 kg pumpkin', 1.5, 1.5, 'kilogram'],
    ['1,200 g pumpkin', 1200, 1200, 'gram'],
    ['.75 lb minced turkey', 0.75, 0.75, 'pound'],
    ['three eggs', 3, 3, null],
    ['half a cabbage', 0.5, 0.5, null],
    ['a dozen quail eggs', 1, 1, 'dozen'],
    ['a lime', 1, 1, null],
    ['a couple of plums', 2, 2, null],
    ['a pinch of saffron', 1, 1, 'pinch'],
    ['one and a half cups oat milk', 1.5, 1.5, 'cup'],
    ['𝟚𝟛 cups oat milk', 23, 23, 'cup'],
    ['1¹⁄₂ cups oat milk', 1.5, 1.5, 'cup'],
    ['2 ³/₄ cups oat milk', 2.75, 2.75, 'cup'],
    ['11⁄2 cups oat milk', 1.5, 1.5, 'cup'],
    ['13/4 cups oat milk', 1.75, 1.75, 'cup'],
    ['21⁄4-31⁄2 cups oat milk', 2.25, 3.5, 'cup'],
    ['2 dozen quail eggs', 2, 2, 'dozen'],
  ])('reads every writing of a number: %s', (line, min, max, unit) => {
    expect(amount(line)).toEqual([min, max, unit])
  })

  it.each([
    ['1-2 tbsp tamari', 1, 2, 'tablespoon'],
    ['1–2 tbsp tamari', 1, 2, 'tablespoon'],
    ['1 to 2 tbsp. tamari', 1, 2, 'tablespoon'],
    ['1 or 2 tablespoons tamari', 1, 2, 'tablespoon'],
    ['one or two plums', 1, 2, null],
    ['between 3 and 4 cups broth', 3, 4, 'cup'],
    ['5½ oz to 7 ounces lard', 5.5, 7, 'ounce'],
  ])('reads a range: %s', (line, min, max, unit) => {
    expect(amount(line)).toEqual([min, max, unit])
  })

  it.each([
    ['1.000 g Mehl', 1000, 1000, 'gram'],
    ['1.500g Mehl', 1500, 1500, 'gram'],
    ['2.500 ml Wasser', 2500, 2500, 'milliliter'],
    ['1.000–1.200 g Kürbis', 1000, 1200, 'gram'],
    ['1.000 gramos de harina', 1000, 1000, 'gram'],
    ['1.000 г муки', 1000, 1000, 'gram'],
    ["1'000 g Mehl", 1000, 1000, 'gram'],
    ['1’250 g Mehl', 1250, 1250, 'gram'],
    ['1 000 g farine', 1000, 1000, 'gram'],
    ['1\u202f500 ml eau', 1500, 1500, 'milliliter'],
  ])('reads thousands as other languages write them: %s', (line, min, max, unit) => {
    expect(amount(line)).toEqual([min, max, unit])
  })

  it.each([
    ['1.250 kg Mehl', 1.25, 1.25, 'kilogram'],
    ['0.125 g saffron', 0.125, 0.125, 'gram'],
    ['1.5 g saffron', 1.5, 1.5, 'gram'],
    ['1.125 cups milk', 1.125, 1.125, 'cup'],
    ['2 400 g tins of tomatoes', 2, 2, 'tin'],
  ])('keeps decimals and sizes what they are: %s', (line, min, max, unit) => {
    expect(amount(line)).toEqual([min, max, unit])
  })

  it.each([
    ['٢ ملعقة كبيرة سكر', 2, 2, 'tablespoon'],
    ['٥٠٠ جرام دقيق', 500, 500, 'gram'],
    ['۵۰۰ гр рис', 500, 500, 'gram'],
    ['١٫٥ كيلو لحم', 1.5, 1.5, 'kilogram'],
    ['२ बड़े चम्मच तेल', 2, 2, 'tablespoon'],
    ['๓๐๐ ml กะทิ', 300, 300, 'milliliter'],
  ])('reads the digits of other scripts: %s', (line, min, max, unit) => {
    expect(amount(line)).toEqual([min, max, unit])
    expect(parseIngredientLine(line).originalText).toBe(line)
  })

  it('tells a tablespoon T from a teaspoon t', () => {
    expect(amount('2 T honey')).toEqual([2, 2, 'tablespoon'])
    expect(amount('2 t honey')).toEqual([2, 2, 'teaspoon'])
  })

  it.each([
    ['a few leaves of mint', 'leaf', 'mint'],
    ['generous handful of mint', 'handful', 'mint'],
    ['few sprigs dill', 'sprig', 'dill'],
    ['thumb-sized piece of galangal', 'piece', 'galangal'],
  ])('reads a unit without a number: %s', (line, unit, ingredient) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMin: null, unit, ingredient })
  })

  it('keeps a unit word that is the name itself', () => {
    expect(parseIngredientLine('4 cloves')).toMatchObject({ unit: null, ingredient: 'cloves' })
    expect(parseIngredientLine('6 whole cloves')).toMatchObject({ ingredient: 'whole cloves' })
    expect(parseIngredientLine('4 garlic cloves')).toMatchObject({
      unit: 'clove',
      ingredient: 'garlic',
    })
  })

  it('reads an amount that stands behind the name', () => {
    expect(parseIngredientLine('Rye flour 450 g')).toMatchObject({
      quantityMin: 450,
      unit: 'gram',
      ingredient: 'Rye flour',
    })
  })

  it('does not take a number in the name for an amount', () => {
    expect(amount('70% dark chocolate')).toEqual([null, null, null])
    expect(amount('5-spice powder')).toEqual([null, null, null])
  })
})

describe('the other amounts of an ingredient line', () => {
  it.each([
    ['1 (14-oz) can chickpeas', 1, 'can', [[14, 'ounce']]],
    ['1 14-ounce can chickpeas', 1, 'can', [[14, 'ounce']]],
    ['2 x 400g tins chickpeas', 2, 'tin', [[400, 'gram']]],
    ['1 cup/120 g chickpeas', 1, 'cup', [[120, 'gram']]],
    ['150g/5¼oz chickpeas', 150, 'gram', [[5.25, 'ounce']]],
    ['500g/1lb 2oz chickpeas', 500, 'gram', [[1.125, 'pound']]],
    ['1 cup plus 2 tablespoons chickpeas', 1.125, 'cup', []],
    ['1 lb 8 oz chickpeas', 1.5, 'pound', []],
    ['1 cup or 200 g chickpeas', 1, 'cup', [[200, 'gram']]],
    ['2 cups chickpeas (about 12 oz)', 2, 'cup', [[12, 'ounce']]],
    ['1 (3 1/2) pound chickpeas', 1, null, [[3.5, 'pound']]],
  ])('%s', (line, quantityMin, unit, others) => {
    const parsed = parseIngredientLine(line)
    expect(parsed).toMatchObject({ quantityMin, unit, ingredient: 'chickpeas' })
    expect(parsed.alternatives.map((other) => [other.quantityMin, other.unit])).toEqual(others)
  })
})

describe('name, preparation and note of an ingredient line', () => {
  it.each([
    ['2 carrots, peeled and diced', 'carrots', 'peeled and diced', null],
    ['1 cup finely chopped fresh dill', 'fresh dill', 'finely chopped', null],
    ['½ cup peeled, cored and diced quince', 'quince', 'peeled, cored and diced', null],
    ['butter, at room temperature', 'butter', 'at room temperature', null],
    ['salt, to taste', 'salt', null, 'to taste'],
    ['2 tbsp lard or margarine', 'lard or margarine', null, null],
    ['1 tbsp olive oil, plus more for the pan', 'olive oil', null, 'plus more for the pan'],
    ['3 tbsp brandy, sherry, or rum', 'brandy, sherry, or rum', null, null],
    ['1 can diced tomatoes', 'diced tomatoes', null, null],
    ['2 boneless, skinless duck breasts', 'boneless, skinless duck breasts', null, null],
    ['1 cup fresh or frozen currants', 'currants', null, 'fresh or frozen'],
    ['1 cup packed brown sugar', 'brown sugar', null, 'packed'],
    ['1 cup brown (or white) sugar', 'brown (or white) sugar', null, null],
    ['2 leeks (optional), thinly sliced', 'leeks', 'thinly sliced', 'optional'],
    ['Juice of 1 lime', 'lime', 'Juice of', null],
    ['1 tsp cumin or ½ tsp caraway', 'cumin', null, 'or ½ tsp caraway'],
    [
      '1 kg pumpkin, cut into 1-inch (2.5 cm) cubes',
      'pumpkin',
      'cut into 1-inch (2.5 cm) cubes',
      null,
    ],
    ['2 lb squash, diced (600 g when peeled)', 'squash', 'diced', '600 g when peeled'],
    ['3 onions, halved, skin on', 'onions', 'halved, skin on', null],
    ['1 cup peas, or 2 carrots, diced', 'peas', null, 'or 2 carrots, diced'],
    [
      '2 stems of kale, leaves reserved for another use',
      'kale',
      'leaves reserved for another use',
      null,
    ],
    ['400g tin chopped tomatoes', 'chopped tomatoes', null, 'tin'],
    ['2 cups broth from the bones', 'broth from the bones', null, null],
  ])('%s', (line, ingredient, preparation, note) => {
    const parsed = parseIngredientLine(line)
    expect(parsed.ingredient).toBe(ingredient)
    expect(parsed.preparation).toBe(preparation)
    expect(parsed.note).toBe(note)
  })

  it('puts size words apart from the name', () => {
    expect(parseIngredientLine('2 medium to large beets')).toMatchObject({
      size: 'medium to large',
      ingredient: 'beets',
    })
  })

  it('knows a heading among the lines', () => {
    expect(parseIngredientLine('For the glaze:').isHeading).toBe(true)
    expect(parseIngredientLine('1 cup glaze').isHeading).toBe(false)
  })

  it('keeps the line as it was written', () => {
    expect(parseIngredientLine('▢ 1 cup  rye').originalText).toBe('▢ 1 cup  rye')
  })
})

describe('ingredient lines in other languages', () => {
  it.each([
    ['de', '2 EL Rapsöl', 'tablespoon', 'Rapsöl'],
    ['de', '1 Prise Salz', 'pinch', 'Salz'],
    ['fr', "2 c. à soupe d'huile", 'tablespoon', 'huile'],
    ['fr', '1 cuillère à café de cumin', 'teaspoon', 'cumin'],
    ['es', '2 cucharadas de aceite', 'tablespoon', 'aceite'],
    ['it', '1 cucchiaino di sale', 'teaspoon', 'sale'],
    ['nl', '3 eetlepels olie', 'tablespoon', 'olie'],
    ['sv', '2 dl grädde', 'deciliter', 'grädde'],
    ['pt', '1 colher de sopa de mel', 'tablespoon', 'mel'],
  ])('%s: %s', (language, line, unit, ingredient) => {
    expect(parseIngredientLine(line, language).unit).toBe(unit)
    expect(name(line, language)).toBe(ingredient)
  })
})

describe('what is no ingredient line', () => {
  it.each(['', '   ', '—', '(((', '1/0 cup void', '🍰'])('is read without failing: %j', (line) => {
    expect(parseIngredientLine(line).originalText).toBe(line)
  })

  it.each(['1 cup (of) ', '(', '1/', '1 ', ' ', 'peeled and ', 'a-', '1 to ', '½'])(
    'is read without failing when it is very long: %j',
    (part) => {
      const line = part.repeat(30_000)
      expect(parseIngredientLine(line).originalText).toBe(line)
    },
  )

  it('takes no number for an amount that nobody weighs', () => {
    expect(amount('999999999999999999999 g sugar')).toEqual([null, null, null])
  })
})

describe('what stands in lines of other kitchens', () => {
  it.each([
    ['Onion - 750 gms', 750, 'gram', 'Onion'],
    ['Red peppers x 4', 4, null, 'Red peppers'],
    ['Eggs 4 nos', 4, 'piece', 'Eggs'],
    ['1 katori moong dal', 1, 'katori', 'moong dal'],
    ['Salt - as req', null, null, 'Salt'],
    ['a knob of butter', 1, 'knob', 'butter'],
    ['1 gestr. TL Backpulver', 1, 'teaspoon', 'Backpulver'],
    ['1 Msp. Zimt', 1, 'pinch', 'Zimt'],
    ['2 col. (sopa) de azeite', 2, 'tablespoon', 'azeite'],
    ['1 su bardağı mercimek', 1, 'cup', 'mercimek'],
    ['yarım limon', 0.5, null, 'limon'],
    ['olio q.b.', null, null, 'olio'],
    ['1 krm salt', 1, 'pinch', 'salt'],
    ['しょうゆ 大さじ2', 2, 'tablespoon', 'しょうゆ'],
    ['じゃがいも 3個', 3, 'piece', 'じゃがいも'],
    ['豆腐：半丁', 0.5, 'piece', '豆腐'],
  ])('reads %s', (line, quantityMin, unit, ingredient) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMin, unit, ingredient })
  })

  it('keeps adjectives with the name behind them', () => {
    expect(parseIngredientLine('2 cups robust, fruity red wine')).toMatchObject({
      quantityMin: 2,
      unit: 'cup',
      ingredient: 'robust, fruity red wine',
      note: null,
    })
  })

  it('takes a thickness for no part of the count', () => {
    expect(parseIngredientLine('6 ¼-inch-thick slices bread')).toMatchObject({
      quantityMin: 6,
      unit: 'slice',
      ingredient: 'bread',
      alternatives: [{ quantityMin: 0.25, unit: 'inch' }],
    })
    expect(parseIngredientLine('1 1/2-inch piece ginger')).toMatchObject({ quantityMin: 1.5 })
  })

  it('takes "cut up" whole', () => {
    expect(parseIngredientLine('1 cut up chicken')).toMatchObject({
      ingredient: 'chicken',
      preparation: 'cut up',
    })
  })
})
