import { describe, expect, it } from 'vitest'
import { joinWrappedLines } from './wrapped-lines'

const joined = (...lines: string[]) => joinWrappedLines(lines.join('\n')).split('\n')

// docs/product/import-and-export.md#recognised-text
describe('the lines of recognised text', () => {
  it('are joined where the page has wrapped a step', () => {
    expect(joined('1. Spread in a tin and bake', '40 minutes at 180 °C.', '2. Cool.')).toEqual([
      '1. Spread in a tin and bake 40 minutes at 180 °C.',
      '2. Cool.',
    ])
    expect(joined('Melt the butter slowly in a pan', 'and let it cool.', 'Add flour.')).toEqual([
      'Melt the butter slowly in a pan and let it cool.',
      'Add flour.',
    ])
  })

  it('are joined without the hyphen of a divided word', () => {
    expect(joined('Knead until elas-', 'tic and smooth.')).toEqual([
      'Knead until elastic and smooth.',
    ])
  })

  it('stay apart where they may be ingredients, and after an empty line', () => {
    const lines = [
      '2 eggs',
      'salt',
      'Method',
      '',
      'Whisk the eggs with a pinch of salt',
      '',
      'and fry',
    ]
    expect(joined(...lines)).toEqual(lines)
  })
})
