import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { pasteCases } from '@/src/parsing/score/fixture-cases'

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bl(?=\d)/g, '1')
    .replace(/(?<=\d)o+/g, (zeros) => '0'.repeat(zeros.length))
    .match(/\p{L}{2,}|\p{N}+/gu) ?? []

/** All that an author is shown of what was read. */
function shown(recipe: ParsedRecipe): string {
  const { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = recipe
  const facts = [yields.text, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes].join(' ')
  return `${JSON.stringify(recipe).replace(/\\[nt]/g, ' ')} ${facts}`
}

/** The words of a line that stand nowhere in what was read: neither in the recipe nor in a warning. */
function lostWords(line: string, all: ReadonlySet<string>): string[] {
  return wordsOf(line).filter((word) => !all.has(word))
}

describe('a pasted text', () => {
  it.each(pasteCases())(
    '$name: all of its recipe is read or named in a warning',
    ({ text, truth }) => {
      const recipe = parsePastedRecipe(text)
      if (!recipe) return
      const all = new Set(wordsOf(shown(recipe)))
      // Numbers before steps are dropped (docs/parsing.md#truly-wrong).
      const steps = truth.steps.map((step) => step.replace(/^\d{1,2}\s*(?=\p{L})/u, ''))
      const parts = [truth.title, ...truth.ingredients, ...steps, ...truth.notes]
      const told = parts.map((part) => ({ part, lost: lostWords(part, all) }))
      expect(told.filter(({ lost }) => lost.length > 0)).toEqual([])
    },
  )

  it('names a line of which only the time was read', () => {
    const row = 'Ribeye | 54 °C | 2 h'
    const text = ['Steak', row, '2 ribeyes', '1 tbsp salt', 'Cook them in a bath of water.']
    const recipe = parsePastedRecipe(text.join('\n'))
    expect(recipe?.warnings.map(({ message }) => message).join(' ')).toContain(row)
  })

  it('keeps every row of a table of times, and its heads', () => {
    const rows = ['Cut | Temp | Time', 'Ribeye | 54 °C | 2 h', 'Flank | 56 °C | 6 h']
    const text = ['Steak', ...rows, '2 ribeyes', '1 tbsp salt', 'Cook them in a bath of water.']
    expect(parsePastedRecipe(text.join('\n'))?.notes).toEqual(rows)
  })

  const word = fc.stringMatching(/^[a-z]{4,9}$/)
  const phrase = fc.array(word, { minLength: 2, maxLength: 12 }).map((words) => words.join(' '))
  const line = fc.oneof(
    phrase,
    phrase.map((text) => `${text}.`),
    fc.tuple(fc.integer({ min: 1, max: 900 }), word, word).map(([n, a, b]) => `${n} g ${a} ${b}`),
    fc.tuple(word, fc.integer({ min: 1, max: 900 })).map(([a, n]) => `${a} - ${n} ml`),
    phrase.map((text) => `> ${text}`),
    phrase.map((text) => `- [ ] ${text}`),
    phrase.map((text) => `| ${text.replace(' ', ' | ')} |`),
    phrase.map((text) => `[12.03.24, 18:22] Ada: ${text}`),
    phrase.map((text) => `🔸 ${text}`),
    phrase.map((text) => text.replace(' ', ' ...... ')),
    phrase.map((text) => text.replace(' ', '        ')),
    fc.constantFrom(
      '',
      'Ingredients',
      'Method',
      'Notes',
      '---',
      'Serves 4',
      'Ingredients:',
      'Tips',
    ),
  )

  it('loses no line in silence, whatever its lines are and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const recipe = parsePastedRecipe(['2 cups flour', ...lines, '3 large eggs'].join('\n'))
        if (!recipe) return
        const all = new Set(wordsOf(shown(recipe)))
        const lost = lines.flatMap((each) => lostWords(each, all))
        const marks = /^(?:ingredients|method|notes|tips|serves|12|03|24|18|22|4|ml)$/
        expect(lost.filter((each) => !marks.test(each))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})
