import { describe, expect, it } from 'vitest'
import { parseFigures, parseTable, verdictOn } from '@/bench/parse-figures'

const scores = {
  pages: {
    fields: {
      usable: {
        all: { n: 10, pct: 90 },
        jsonld: { n: 8, pct: 97.5 },
        microdata: { n: 2, pct: 50 },
      },
      groupAssign: { all: { n: 4, pct: 80 } },
      imageSamePicture: { all: { n: 10, pct: 96 } },
    },
  },
  cards: { fields: { usable: { all: { n: 5, pct: 61 } } } },
  lines: { rows: { all: { amount: 98, core: 93, all: 89 } } },
  medianMilliseconds: 12,
}

describe('parseFigures', () => {
  const figures = parseFigures(scores)

  it('says of each figure whether it gets to its aim, to what it must reach, or to neither', () => {
    expect(figures.map(verdictOn)).toEqual([
      'reach',
      'aim',
      'NO',
      'reach',
      'aim',
      'reach',
      'aim',
      'aim',
      'reach',
      'reach',
    ])
  })

  it('counts a figure that the scripts do not give as missed', () => {
    const none = { ...scores, cards: { fields: {} } }
    expect(parseFigures(none).map(verdictOn)[5]).toBe('NO')
  })

  it('prints one line for each figure under the head', () => {
    const lines = parseTable(figures).split('\n')
    expect(lines).toHaveLength(figures.length + 1)
    expect(lines.at(-1)).toMatch(/^one page, median\s+25\s+10\s+12 ms\s+reach$/)
  })
})
