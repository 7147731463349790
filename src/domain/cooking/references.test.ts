import { describe, expect, it } from 'vitest'
import { referencesIn } from './references'

const reference = (ingredientUsageId: string) =>
  ({ type: 'ingredient-usage-reference', ingredientUsageId }) as const

describe('what texts point at', () => {
  it('is found in paragraphs, headings and lists within lists, each once and in order', () => {
    expect(
      referencesIn([
        [
          { type: 'paragraph', children: [{ text: 'Add ' }, reference('b'), reference('a')] },
          {
            type: 'bulleted-list',
            children: [
              {
                type: 'list-item',
                children: [
                  { type: 'measurement', quantity: 1, unitId: 'cup' },
                  {
                    type: 'numbered-list',
                    children: [{ type: 'list-item', children: [reference('c')] }],
                  },
                ],
              },
            ],
          },
        ],
        [{ type: 'heading', level: 1, children: [reference('b')] }],
      ]),
    ).toEqual({ usageIds: ['b', 'a', 'c'], unitIds: ['cup'] })
  })
})
