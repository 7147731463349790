import { describe, expect, it } from 'vitest'
import { documentFromMarkup } from './markup'

const references = {
  usageId: (key: string) => `usage-${key}`,
  unitId: (slug: string) => `unit-${slug}`,
}

describe('the markup of demo texts', () => {
  it('makes paragraphs, headings and lists of blocks', () => {
    expect(
      documentFromMarkup('## Keeping\n\nIn the\nfridge.\n\n- one\n- two\n\n1. first\n2. next'),
    ).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'Keeping' }] },
      { type: 'paragraph', children: [{ text: 'In the fridge.' }] },
      {
        type: 'bulleted-list',
        children: [
          { type: 'list-item', children: [{ text: 'one' }] },
          { type: 'list-item', children: [{ text: 'two' }] },
        ],
      },
      {
        type: 'numbered-list',
        children: [
          { type: 'list-item', children: [{ text: 'first' }] },
          { type: 'list-item', children: [{ text: 'next' }] },
        ],
      },
    ])
  })

  it('knows bold, italic, links, ingredients and measurements', () => {
    const [block] = documentFromMarkup(
      'Stir **well** and _slowly_, add [[salt]] and ((2.5 cup)) water, see [this](https://example.com/a).',
      references,
    )
    expect(block).toEqual({
      type: 'paragraph',
      children: [
        { text: 'Stir ' },
        { text: 'well', bold: true },
        { text: ' and ' },
        { text: 'slowly', italic: true },
        { text: ', add ' },
        { type: 'ingredient-usage-reference', ingredientUsageId: 'usage-salt' },
        { text: ' and ' },
        { type: 'measurement', quantity: 2.5, unitId: 'unit-cup' },
        { text: ' water, see ' },
        { type: 'link', href: 'https://example.com/a', children: [{ text: 'this' }] },
        { text: '.' },
      ],
    })
  })

  it('refuses a reference where none can stand', () => {
    expect(() => documentFromMarkup('Add [[salt]].')).toThrow(RangeError)
  })
})
