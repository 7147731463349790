import { describe, expect, it } from 'vitest'
import { foldTable, parseFigures, parseTable, getVerdict } from '@/bench/parse-figures'

const scores = {
  pages: {
    fields: {
      usable: {
        all: { n: 10, pct: 90 },
        jsonld: { n: 8, pct: 97.5 },
        microdata: { n: 2, pct: 50 },
        'not en': { n: 3, pct: 83 },
      },
      groupAssign: { all: { n: 4, pct: 80 } },
      imageSamePicture: { all: { n: 10, pct: 96 } },
    },
  },
  cards: { fields: { usable: { all: { n: 5, pct: 61 }, 'not en': { n: 2, pct: 50 } } } },
  lines: { rows: { all: { amount: 98, core: 93, all: 89 } } },
  medianMilliseconds: 12,
}

describe('parseFigures', () => {
  const figures = parseFigures(scores)

  it('says of each figure whether it gets to its aim, to what it must reach, or to neither', () => {
    expect(figures.map(getVerdict)).toEqual([
      'reach',
      'aim',
      'NO',
      'reach',
      'reach',
      'aim',
      'reach',
      'NO',
      'aim',
      'aim',
      'reach',
      'reach',
    ])
  })

  it('counts a figure that the scripts do not give as missed', () => {
    const none = { ...scores, cards: { fields: {} } }
    expect(parseFigures(none).map(getVerdict)[6]).toBe('NO')
  })

  it('prints one line for each figure under the head', () => {
    const lines = parseTable(figures).split('\n')
    expect(lines).toHaveLength(figures.length + 1)
    expect(lines.at(-1)).toMatch(/^one page, median\s+25\s+10\s+12 ms\s+reach$/)
  })

  it('prints a fold beside the others, and judges the others', () => {
    const others = parseFigures({ ...scores, medianMilliseconds: 30 })
    const lines = foldTable(1, figures, others).split('\n')
    expect(lines[0]).toMatch(/fold 1\s+other folds\s+met by the others$/)
    expect(lines.at(-1)).toMatch(/^one page, median\s+25\s+10\s+12 ms\s+30 ms\s+NO$/)
  })
})
