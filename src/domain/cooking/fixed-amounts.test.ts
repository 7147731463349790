import { describe, expect, it } from 'vitest'
import type { Inline, Table } from '../rich-text/document'
import { isFixedByContext, OTHER_AMOUNT, withFixedAmounts } from './fixed-amounts'

/** Whether the amount in `[…]` is fixed; further amounts are in `{…}`. */
function isFixed(step: string): boolean {
  const [before = '', after = ''] = step
    .replace(/\{[^}]*\}/g, OTHER_AMOUNT)
    .replace(/\[[^\]]*\]/, '|')
    .split('|')
  return isFixedByContext({ before, after })
}

// docs/product/rich-text.md#fixed-amounts
describe('an amount in a step is fixed', () => {
  it.each([
    'Pour [¼ cup] of batter for each pancake.',
    'Drop [2 tbsp] batter onto the griddle for each fritter.',
    'Use [½ cup] batter per waffle.',
    'Add the flour, [1 cup] at a time.',
    'Add the remaining {1 cup} milk, [¼ cup] at a time, whisking.',
    'Add the stock a ladleful ([½ cup]) at a time.',
    'Stir in [½ cup] of the stock at a time.',
    'Shape into 8 balls of about [50 g] each.',
    'Divide into patties ([4 oz] each) and chill.',
    'Roll into {2 cups} crumbs, [1 tbsp] apiece.',
    'Place [1 tbsp] of filling in the center of each circle.',
    'Spoon [2 tbsp] of jam into every tart.',
    'Fill each jar with about [½ cup] of brine.',
    'Each pancake takes [¼ cup] of batter.',
    'For each drink, shake [2 oz] gin with {1 oz} vermouth.',
    'For each drink, shake {2 oz} gin with [1 oz] vermouth.',
    'Boil the eggs. Into each ramekin pour [60 ml] cream.',
    'Per serving, stir in [1 tsp] of honey.',
    'Teig ausrollen und [30 g] Füllung pro Tasche daraufgeben.',
    'Versez [60 ml] de pâte pour chaque crêpe.',
    'Añade [50 ml] de caldo a la vez.',
    'Aggiungi il brodo, [100 ml] alla volta.',
    'Gebruik [30 g] kaas per persoon.',
  ])('%s', (step) => expect(isFixed(step)).toBe(true))
})

describe('an amount in a step scales', () => {
  it.each([
    'Whisk [2 cups] of flour with the salt.',
    'Add [1 cup] of sugar and beat well after each addition.',
    'Add the eggs one at a time, then [1 cup] of flour.',
    'Add [1 cup] of the stock one ladle at a time.',
    'Stir in [2 cups] of cheese, a handful at a time.',
    'Add [1 tsp] each of cumin and salt.',
    'Add [1 tsp] each cumin and salt.',
    'Toss with [1 tbsp] of each spice.',
    'Fry in [2 tbsp] of oil for 3 minutes on each side.',
    'Fry in [2 tbsp] of oil until golden on each side.',
    'Heat [2 tbsp] of oil, 3 minutes per side.',
    'Cook [1 cup] of rice per package instructions.',
    'Cook [1 cup] of rice as per the packet.',
    'Slice each onion and fry it in [2 tbsp] of oil.',
    'Fill each jar. Add [1 cup] of water to the pan.',
    'Unisci [200 g] di farina per la pasta.',
    'Sciogli [50 g] di burro per ungere la teglia.',
    'Alles mit [100 ml] Wasser auf einmal aufgießen.',
  ])('%s', (step) => expect(isFixed(step)).toBe(false))
})

describe('the amounts of a text', () => {
  const cup = (quantity: number, scaling?: 'fixed' | 'scaled'): Inline => ({
    type: 'measurement',
    quantity,
    unitId: 'cup',
    ...(scaling ? { scaling } : {}),
  })
  const read = (...children: Inline[]): readonly Inline[] => {
    const [block] = withFixedAmounts([{ type: 'paragraph', children }])
    return block?.type === 'paragraph' ? block.children : []
  }

  it('are marked as fixed where the words around them say so', () => {
    const flour = { type: 'ingredient-usage-reference', ingredientUsageId: 'a' } as const
    expect(
      read({ text: 'Add ' }, cup(3), { text: ' ' }, flour, { text: ', ' }, cup(1), {
        text: ' at a time.',
      }),
    ).toStrictEqual([
      { text: 'Add ' },
      cup(3),
      { text: ' ' },
      flour,
      { text: ', ' },
      cup(1, 'fixed'),
      { text: ' at a time.' },
    ])
  })

  it('stay as their author decided', () => {
    const children = [cup(1, 'scaled'), { text: ' for each jar, ' }, cup(2, 'fixed')]
    expect(read(...children)).toStrictEqual(children)
  })

  it('are found in lists, and in lists within lists', () => {
    const item = (scaling?: 'fixed') => ({
      type: 'list-item' as const,
      children: [cup(1, scaling), { text: ' per jar' }],
    })
    const list = (scaling?: 'fixed') => ({
      type: 'bulleted-list' as const,
      children: [
        {
          ...item(scaling),
          children: [
            ...item(scaling).children,
            { type: 'numbered-list' as const, children: [item(scaling)] },
          ],
        },
      ],
    })
    expect(withFixedAmounts([list()])).toStrictEqual([list('fixed')])
  })

  it('are marked in each cell of a table by the words of that cell', () => {
    const table = (scaling?: 'fixed'): Table => {
      const amount = scaling ? { ...cup(1), scaling } : cup(1)
      const cell = (...children: Inline[]) => ({ type: 'table-cell', children }) as const
      const cells = [cell(amount, { text: ' at a time' }), cell(cup(2))]
      return { type: 'table', children: [{ type: 'table-row', children: cells }] }
    }
    expect(withFixedAmounts([table()])).toStrictEqual([table('fixed')])
  })
})
