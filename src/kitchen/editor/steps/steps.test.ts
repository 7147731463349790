import { createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import { globals } from '@/src/e2e/components/globals'
import type { ChipLine } from '../rich-text/chip-context'
import type { Offer } from '../rich-text/suggest/suggestion'
import { withReferences } from './link-names'
import { furtherTimersText, parseTimers } from './further-timers'
import { nameFinder } from './name-finder'
import { parsePastedSteps } from './pasted-steps'
import { SHARES, shareText } from './shares'
import { editableSteps, joinSteps, newStep } from './step'
import { stepSuggesters } from './step-suggesters'

const text = (...words: string[]): RichTextDocument =>
  words.map((each) => ({ type: 'paragraph', children: [{ text: each }] }))
const unit = (slug: string): string => globals.units.find((each) => each.slug === slug)?.id ?? ''
const line = (id: string, name: string, amount: Partial<ChipLine> = {}): ChipLine => ({
  id,
  name,
  text: name,
  spans: [],
  quantityMin: null,
  quantityMax: null,
  unitId: null,
  ...amount,
})

// docs/product/kitchen.md#steps
describe('names of ingredients in steps', () => {
  const finder = nameFinder([
    line('f', 'bread flour'),
    line('e', 'eggs'),
    line('s', 'brown sugar'),
    line('w', 'white sugar'),
  ])
  const linked = (words: string) =>
    finder ? withReferences(text(words), finder) : { document: [], count: 0 }

  it('are found whole, in singular and plural, or by their last word', () => {
    const { document, count } = linked('Beat one egg with the flour.')
    expect(count).toBe(2)
    expect(document).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'Beat one ' },
          { type: 'ingredient-usage-reference', ingredientUsageId: 'e', text: 'egg' },
          { text: ' with the ' },
          { type: 'ingredient-usage-reference', ingredientUsageId: 'f', text: 'flour' },
          { text: '.' },
        ],
      },
    ])
  })

  it('that two ingredients share are left alone', () => {
    expect(linked('Add sugar.').count).toBe(0)
    expect(linked('Add brown sugar.').count).toBe(1)
  })

  it('are linked once in a step, and not inside other words', () => {
    expect(linked('eggs, more eggs').count).toBe(1)
    expect(linked('eggshell, eggplant').count).toBe(0)
  })

  it('keep bold and italic around them', () => {
    const bold: RichTextDocument = [
      { type: 'paragraph', children: [{ text: 'the eggs now', bold: true }] },
    ]
    const { document } = finder ? withReferences(bold, finder) : { document: [] }
    expect(document[0]?.children).toEqual([
      { text: 'the ', bold: true },
      { type: 'ingredient-usage-reference', ingredientUsageId: 'e', text: 'eggs' },
      { text: ' now', bold: true },
    ])
  })
})

describe('pasted steps', () => {
  it('are a step for each paragraph, without their numbers, under their headings', () => {
    const entries = parsePastedSteps(text('1. Mix', 'Step 2: Bake', 'For the glaze:', 'Stir')) ?? []
    expect(
      entries.map((entry) =>
        'heading' in entry ? entry.heading.title : entry.row.content?.[0]?.children,
      ),
    ).toEqual([[{ text: 'Mix' }], [{ text: 'Bake' }], 'For the glaze', [{ text: 'Stir' }]])
  })

  it('are a step for each item of a list', () => {
    const item = (words: string) => ({ type: 'list-item' as const, children: [{ text: words }] })
    const entries = parsePastedSteps([
      { type: 'heading', level: 2, children: [{ text: 'Instructions' }] },
      { type: 'numbered-list', children: [item('Mix'), item('Bake')] },
    ])
    expect(entries).toHaveLength(2)
  })

  it('of one paragraph are text', () => {
    expect(parsePastedSteps(text('Mix'))).toBeNull()
  })
})

describe('the share of an ingredient', () => {
  const [all, half, third] = SHARES

  it('is an amount of its own where the line has one in a unit', () => {
    const flour = line('f', 'flour', { quantityMin: 2, unitId: unit('cup') })
    expect(half && shareText(flour, half)).toEqual({ quantity: 1, unitId: unit('cup') })
    expect(third && shareText(flour, third)).toEqual({ quantity: 0.6667, unitId: unit('cup') })
  })

  it('is said in words where the line counts or has a range', () => {
    expect(half && shareText(line('e', 'eggs', { quantityMin: 4 }), half)).toEqual({
      words: 'half of the ',
    })
    const range = line('m', 'milk', { quantityMin: 1, quantityMax: 2, unitId: unit('cup') })
    expect(all && shareText(range, all)).toEqual({ words: 'all of the ' })
  })
})

describe('what typing in a step offers', () => {
  const read = createUsageReader(globals)
  const lines = [
    line('f', 'flour', { quantityMin: 2, unitId: unit('cup') }),
    line('e', 'eggs', { quantityMin: 4 }),
    line('c', 'crème fraîche'),
  ]
  let step = newStep()
  const suggesters = stepSuggesters({
    chips: () => ({
      lines: new Map(lines.map((each) => [each.id, each])),
      units: new Map(globals.units.map((each) => [each.id, each])),
      multiplier: 1,
    }),
    read: () => read,
    step: () => step,
    set: (fields) => {
      step = { ...step, ...fields }
    },
  })
  const offered = (before: string): Offer | null =>
    suggesters.map((suggester) => suggester(before, false)).find((offer) => offer !== null) ?? null
  const labels = (before: string): string[] =>
    offered(before)?.suggestions.map(({ label }) => label) ?? []

  it('are the ingredients behind @, found without accents too', () => {
    expect(labels('Mix @')).toEqual(['flour', 'eggs', 'crème fraîche'])
    expect(labels('Mix @creme')[0]).toBe('crème fraîche')
  })

  it('are shares of an ingredient when it is named', () => {
    expect(labels('Mix @flo')).toEqual(['flour', '2 cups flour', '1 cup flour', '⅔ cup flour'])
    expect(labels('@egg')).toContain('half of the eggs')
  })

  it('is an own amount of an ingredient', () => {
    expect(labels('Add @2 tbsp flo')).toEqual(['2 tbsp flour'])
  })

  it('is an amount behind #', () => {
    expect(labels('Add #250 g')[0]).toBe('250 g')
    expect(labels('Add #2 c')[0]).toMatch(/^2 /)
  })

  it('is an amount with a unit, and nothing for other numbers', () => {
    expect(offered('Add 250 g')?.kind).toBe('offer')
    expect(offered('Add 250 g')?.start).toBe(4)
    expect(offered('Add 250 people')).toBeNull()
    expect(offered('see page 25')).toBeNull()
  })

  it('is the timer of the step, and a further one where its author lists them', () => {
    expect(labels('Simmer for 20 minutes')).toEqual(['Timer of 20 min'])
    offered('Simmer for 20 minutes')?.suggestions[0]?.$apply(createEditor())
    expect(step.timerMinutes).toBe(20)
    expect(labels('Simmer for 20 minutes')).toEqual([])
    expect(labels('then bake for 30 minutes')).toEqual([])
    step = { ...step, furtherTimers: [] }
    offered('then bake for 30 minutes')?.suggestions[0]?.$apply(createEditor())
    expect(step.furtherTimers).toEqual([{ minutes: 30, label: '30 minutes' }])
  })
})

// docs/product/cooking.md#timers
describe('further timers', () => {
  it('are written in a line, each with its time', () => {
    expect(parseTimers('20, 10 min, Bake 30 to 35 minutes; Rest 1 h 20')).toEqual([
      { minutes: 20, label: null },
      { minutes: 10, label: null },
      { minutes: 30, label: 'Bake 30 to 35 minutes' },
      { minutes: 80, label: 'Rest 1 h 20' },
    ])
    expect(parseTimers('')).toEqual([])
    expect(parseTimers('10 min, until golden')).toBeUndefined()
  })

  it('are written back as they were', () => {
    const timers = [
      { minutes: 10, label: null },
      { minutes: 30, label: 'Bake 30 to 35 minutes' },
    ]
    expect(parseTimers(furtherTimersText(timers))).toEqual(timers)
    expect(furtherTimersText([{ minutes: 5, label: 'Rest' }])).toBe('Rest 5 min')
  })
})

describe('steps', () => {
  it('get ids and every field, and are a write form', () => {
    const groups = editableSteps([{ instructions: [{ content: 'Mix', timerMinutes: 5 }] }])
    expect(RecipeWrite.shape.instructionGroups.parse(groups)).toEqual(groups)
  })

  it('that are joined keep both texts, timers, notes and pictures', () => {
    const id = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`
    const first = { ...newStep(text('a')), note: 'one', imageIds: [id(1)] }
    const second = { ...newStep(text('b')), timerMinutes: 5, note: 'two', imageIds: [id(1), id(2)] }
    expect(joinSteps(first, second)).toMatchObject({
      id: first.id,
      content: text('a', 'b'),
      timerMinutes: 5,
      note: 'one\ntwo',
      imageIds: [id(1), id(2)],
    })
  })

  it('that are joined keep timers that no text says', () => {
    const first = { ...newStep(text('Boil 3 minutes')), timerMinutes: 3 }
    const second = { ...newStep(text('Rest')), timerMinutes: 5 }
    expect(joinSteps(first, second)).toMatchObject({
      timerMinutes: 3,
      furtherTimers: [{ minutes: 5, label: '5 min' }],
    })
    const said = { ...newStep(text('Rest 5 minutes')), timerMinutes: 5 }
    expect(joinSteps(first, said).furtherTimers).toBeNull()
  })
})
