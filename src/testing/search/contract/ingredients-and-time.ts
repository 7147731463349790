import { describe, expect, it } from 'vitest'
import type { TriedEngine } from './tried-engine'

/** Recipes from given ingredients, within a number of minutes. */
export function describeIngredients(name: string, { chosen, counts, found }: TriedEngine): void {
  describe(`${name}: ingredients and time`, () => {
    it.each([
      [['chickpeas'], ['Chickpea stew']],
      [['chickpea'], ['Chickpea stew']],
      [['chickpeas', 'spinach'], ['Chickpea stew']],
      [['spinach'], ['Chickpea stew', 'Lentil soup with spinach']],
      [['red lentils'], ['Lentil soup with spinach']],
      [['Potato'], ['Pommes Anna']],
      [['garbanzo beans'], ['Chickpea stew']],
      [['spinach', 'ham'], []],
      [['broccoli'], ['Broccoli gratin']],
      [['gratin'], []],
    ])('finds what can be made with %j', async (ingredients, expected) => {
      expect(await found({ ingredients })).toEqual(expected)
    })

    it('understands a question for what can be made', async () => {
      const text = 'What can I make with chickpeas and spinach?'
      expect(await found({ text })).toEqual(['Chickpea stew'])
    })

    it('joins ingredients with words and terms', async () => {
      expect(await found({ ingredients: ['spinach'], text: 'soup' })).toEqual([
        'Lentil soup with spinach',
      ])
      const facets = chosen('meals', 'dinner')
      expect(await found({ ingredients: ['spinach'], facets })).toEqual(['Chickpea stew'])
    })

    it('leaves out what takes longer, and what says nothing of its time', async () => {
      expect(await found({ maxMinutes: 20 })).toEqual(['Béchamel', 'שקשוקה'])
      expect(await found({ maxMinutes: 25, facets: chosen('diets', 'vegan') })).toEqual([
        'Green curry',
      ])
      expect(await found({ maxMinutes: 0 })).toEqual([])
    })

    it('finds locked recipes alone, or only those that are not', async () => {
      expect(await found({ isLocked: true })).toEqual(['Saffron risotto'])
      expect(await found({ isLocked: true, text: 'soup' })).toEqual([])
      expect(await found({ isLocked: false, text: 'risotto' })).toEqual([])
      expect(await found({ isLocked: true, facets: chosen('meals', 'dinner') })).toEqual([
        'Saffron risotto',
      ])
      expect(await found({ isLocked: false, ingredients: ['chickpeas'] })).toEqual([
        'Chickpea stew',
      ])
    })

    it('counts terms within a time', async () => {
      expect(await counts({ maxMinutes: 30 })).toMatchObject({
        meals: { lunch: 2, dinner: 1, breakfast: 1 },
      })
    })
  })
}
