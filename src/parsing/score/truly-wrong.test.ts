import { describe, expect, it } from 'vitest'
import { emptyDraft } from '@/src/parsing/web-page/merge'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { countTrulyWrong, countTrulyWrongLines } from '@/src/parsing/score/truly-wrong'
import { parseYield } from '@/src/parsing/yield'

const read = (lines: string[], known: Partial<ParsedRecipe> = {}): ParsedRecipe => ({
  ...emptyDraft(),
  ingredientGroups: [{ title: null, lines }],
  language: null,
  siteName: null,
  canonicalUrl: null,
  warnings: [],
  ...known,
})

// docs/parsing.md#truly-wrong
describe('what is truly wrong for a cook', () => {
  it('is an amount that belongs to something else', () => {
    const truth = { ingredients: ['1 kg potatoes', '2 onions', 'salt'] }
    expect(countTrulyWrong(truth, read(['1 kg onions', '2 potatoes', 'salt']))).toEqual({
      stated: 3,
      wrong: 2,
    })
    expect(countTrulyWrong(truth, read(['1 kg potatoes', '2 onions']))).toEqual({
      stated: 2,
      wrong: 0,
    })
  })

  it('is not what is missing, written otherwise, or told in other units', () => {
    const truth = { ingredients: ['1 1/2 cups flour', '7 oz cheddar, grated', '2 eggs'] }
    const lines = ['1½ cups flour', '200 g cheddar, grated', 'eggs']
    expect(countTrulyWrong(truth, read(lines)).wrong).toBe(0)
  })

  it('is another number of servings or minutes', () => {
    const truth = { ingredients: [], yields: '4 servings', total: 30, prep: null }
    const wrong = { yields: parseYield(6), totalTimeMinutes: 30, prepTimeMinutes: 5 }
    expect(countTrulyWrong(truth, read([], wrong))).toEqual({ stated: 2, wrong: 1 })
    expect(countTrulyWrong(truth, null)).toEqual({ stated: 0, wrong: 0 })
  })

  it('is counted for labelled lines, where any amount of the line will do', () => {
    const gold = { quantityMin: 1, unit: 'can' }
    const alternatives = [{ quantityMin: 14, unit: 'oz' }]
    expect(
      countTrulyWrongLines([
        { text: '1 (14-oz) can tomatoes', gold, alternatives },
        { text: '14 oz tomatoes', gold, alternatives },
        { text: '3 tbsp tomatoes', gold, alternatives },
        { text: 'tomatoes', gold, alternatives },
        {
          text: '3 cm of ginger',
          gold: { quantityMin: null, unit: null },
          alternatives: [],
        },
      ]),
    ).toEqual({ stated: 4, wrong: 2 })
  })
})
