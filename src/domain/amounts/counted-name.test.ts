import { describe, expect, it } from 'vitest'
import { countedName, pluralNoun } from './counted-name'

const exactly = (quantity: number | null) => ({ quantityMin: quantity, quantityMax: null })
const carrot = { title: 'carrot', override: null }

describe('the name of what is counted', () => {
  it.each([
    ['carrot', 'carrots'],
    ['tomato', 'tomatoes'],
    ['mango', 'mangoes'],
    ['avocado', 'avocados'],
    ['bay leaf', 'bay leaves'],
    ['radish', 'radishes'],
    ['allspice berry', 'allspice berries'],
    ['green chili', 'green chilies'],
    ['baguette', 'baguettes'],
    ['egg yolk', 'egg yolks'],
    ['squash', 'squashes'],
    ['chicken carcass', 'chicken carcasses'],
    ['leg of lamb', 'legs of lamb'],
    ['eggs', 'eggs'],
    ['mackerel', 'mackerel'],
    ['garlic', 'garlic'],
  ])('%s is %s in the plural', (one, many) => {
    expect(pluralNoun(one)).toBe(many)
  })

  it('is in the plural above one, as the number is written', () => {
    expect(countedName(carrot, exactly(4), exactly(4))).toBe('carrots')
    expect(countedName(carrot, exactly(1), exactly(1))).toBe('carrot')
    expect(countedName(carrot, exactly(0.5), exactly(0.5))).toBe('carrot')
    expect(countedName(carrot, exactly(null), exactly(null))).toBe('carrot')
    const some = { quantityMin: 1, quantityMax: 2 }
    expect(countedName(carrot, some, some)).toBe('carrots')
  })

  it('stays in the author’s words until other servings change their number', () => {
    const large = { title: 'egg', override: 'large egg' }
    expect(countedName(large, exactly(1), exactly(1))).toBe('large egg')
    expect(countedName(large, exactly(1), exactly(2))).toBe('large eggs')
    const lemons = { title: 'lemon', override: 'unwaxed lemons' }
    expect(countedName(lemons, exactly(2), exactly(1))).toBe('unwaxed lemon')
    const leaves = { title: 'bay leaf', override: 'bay leaves' }
    expect(countedName(leaves, exactly(2), exactly(1))).toBe('bay leaf')
  })

  it('leaves words alone that the catalogue does not know as they are', () => {
    const zwiebel = { title: 'onion', override: 'Zwiebel' }
    expect(countedName(zwiebel, exactly(1), exactly(2))).toBe('Zwiebel')
    expect(countedName({ title: null, override: 'rind' }, exactly(1), exactly(2))).toBe('rind')
  })
})
