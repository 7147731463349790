import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AmountSpan, CountedWord, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import { lineCases } from '@/src/parsing/ingredient-line/fixtures/line-cases'
import { normaliseLine } from '@/src/parsing/ingredient-line/line-text'

// Real material that is not part of the repository: next to it where it was developed.
const data = fileURLToPath(
  new URL('../../../../shared/data/ingredients/ingredients.jsonl.gz', import.meta.url),
)

const isInside = (inner: TextRange, outer: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.start < inner.end

const isApart = (a: TextRange, b: TextRange): boolean => a.end <= b.start || b.end <= a.start

function expectForm(text: string, word: CountedWord): void {
  const typed = text.slice(word.start, word.end).toLowerCase()
  expect([word.singular.toLowerCase(), word.plural.toLowerCase()]).toContain(typed)
}

function expectAmount(text: string, span: AmountSpan): void {
  let end = span.start
  for (const number of span.numbers) {
    expect(isInside(number, span)).toBe(true)
    expect(number.start).toBeGreaterThanOrEqual(end)
    end = number.end
  }
  expect(span.numbers.length).toBeLessThanOrEqual(2)
  expect(span.numbers.length > 0).toBe(span.quantityMin !== null)
  if (span.word) expectForm(text, span.word)
}

/** Checks the invariants of a line and its spans. */
function expectSound(line: string, language?: string): void {
  const { text, spans } = annotateLine(line, language === undefined ? {} : { language })
  expect(text).toBe(normaliseLine(line))
  const whole = { start: 0, end: text.length }
  spans.forEach((span, at) => {
    expect(isInside(span, whole)).toBe(true)
    expect(span.start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0)
    if (span.kind === 'amount') {
      expectAmount(text, span)
      const { word } = span
      if (word && !isInside(word, span))
        expect(spans.every((other) => isApart(word, other))).toBe(true)
    }
    if (span.kind === 'name' && span.noun) {
      expect(isInside(span.noun, span)).toBe(true)
      expectForm(text, span.noun)
    }
  })
}

const PIECES = (
  '1|2|½|1/2|1½|٣|२|𝟚|１００|1.000|a|an|half|two|few|dozen|couple of|cup|cups|g|kg|lb|oz|tbsp.|can|cloves|' +
  'sprigs|cm|-inch|%|°C|(|)|[|]|,|;|/|+|plus|and|or|to|-|–|x|each|per|about|large|small|fresh|dried|' +
  'chopped|finely|cut into|for frying|to taste|juice of|onions|garlic|flour|egg|大さじ|小さじ|半丁|砂糖|' +
  'EL|Zwiebel|gousse|c. à soupe|🍋|👨\u200d🍳|\u00ad|\u202f|\u2009|\ud83c| |  |•|:|For the|ملعقة'
).split('|')

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join('')),
)
const language = fc.constantFrom(
  undefined,
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ja',
  'xx',
  '',
)

// docs/product/ingredient-lines.md#spans
describe('the spans of any line', () => {
  it('are inside the text, in order and apart, with their numbers and words', () => {
    fc.assert(
      fc.property(anyLine, language, (line, code) => {
        expectSound(line, code)
      }),
      { numRuns: 3000 },
    )
  })

  it('are the same for the text that was read', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const read = annotateLine(line)
        expect(normaliseLine(read.text)).toBe(read.text)
        expect(annotateLine(read.text)).toEqual(read)
      }),
      { numRuns: 1000 },
    )
  })

  it('are sound in our own labelled lines', () => {
    for (const { text, language: code } of lineCases('open')) expectSound(text, code)
  })

  it.skipIf(!existsSync(data))('are sound in real lines', () => {
    const rows = gunzipSync(readFileSync(data)).toString('utf8').trim().split('\n')
    for (const row of rows) expectSound((JSON.parse(row) as { text: string }).text)
  })
})
