import { describe, expect, test } from 'vitest'
import type { DraftDocument } from './recipe-kind'
import { countDifferences, differences, documentText, partLabel, readableText } from './differences'
import { loadAlphabets } from '@/src/domain/addresses/lazy-slug'
import { withTitle } from './fields/title-field'
import { missingForRichResults } from './missing'

const document = { title: 'Loaf', slug: 'loaf' }

describe('what differs between two versions', () => {
  test('is named with the words before and after', () => {
    const line = { id: '1', text: '500 g flour', spans: [] }
    const after = {
      ...document,
      title: 'Rye loaf',
      ingredientUsageGroups: [{ id: '2', ingredientUsages: [line] }],
    }
    expect(differences(document, after)).toEqual([
      { name: 'title', label: 'Title', before: 'Loaf', after: 'Rye loaf' },
      {
        name: 'ingredientUsageGroups',
        label: 'Ingredients',
        before: '',
        after: '500 g flour',
      },
    ])
  })

  describe('in ingredient lines', () => {
    const amount = { kind: 'amount', role: 'main', start: 0, end: 1 }
    const lineOf = (fields: object) => ({
      ...document,
      ingredientUsageGroups: [
        { id: '1', ingredientUsages: [{ id: '2', text: '2 c flour', spans: [amount], ...fields }] },
      ],
    })
    const words = (before: object, after: object) =>
      differences(lineOf(before) as DraftDocument, lineOf(after) as DraftDocument).map((each) => [
        each.before,
        each.after,
      ])

    test('is the text as it was typed', () => {
      expect(words({}, { text: '3 c flour', quantityMin: 3 })).toEqual([['2 c flour', '3 c flour']])
    })

    test('is nothing where only what follows from the text differs', () => {
      expect(words({}, { quantityMin: 2, ingredientTitleOverride: 'flour' })).toEqual([])
    })

    test('is named where the text is the same: the link, the ingredient and a pinned amount', () => {
      expect(words({}, { link: 'https://example.com/' })).toEqual([
        ['2 c flour', '2 c flour https://example.com/'],
      ])
      expect(words({ ingredientId: 'rye' }, { ingredientId: 'wheat' })).toEqual([
        ['2 c flour rye', '2 c flour wheat'],
      ])
      expect(words({}, { spans: [{ ...amount, role: 'fixed' }] })).toEqual([
        ['2 c flour', '2 c flour (stays the same when servings change)'],
      ])
    })

    test('is read under the former name of the text, too', () => {
      expect(words({ spans: undefined, text: undefined, originalText: '2 c flour' }, {})).toEqual(
        [],
      )
    })
  })

  // docs/product/rich-text.md#references-and-measurements
  test('says a reference and an amount in a step by their own words', () => {
    const step = (...children: object[]) => ({
      ...document,
      instructionGroups: [
        {
          id: '1',
          instructions: [{ id: '2', content: [{ type: 'paragraph', children }] }],
        },
      ],
    })
    const after = step(
      { text: 'Brown ' },
      { type: 'measurement', quantity: 0.25, unitId: '3', text: '1/4 cup' },
      { text: ' of the ' },
      { type: 'ingredient-usage-reference', ingredientUsageId: '4', text: 'butter' },
      { text: '.' },
    )
    const [difference] = differences(document, after as typeof document)
    expect(difference?.after).toBe('Brown 1/4 cup of the butter.')
  })

  test('is nothing between a missing field and one without a value', () => {
    expect(differences(document, { ...document, description: null, mealIds: undefined })).toEqual(
      [],
    )
  })

  // docs/product/recipes.md#history
  test('is nothing between a value that was left out and an empty one, in rows too', () => {
    const written = {
      ...document,
      ingredientUsageGroups: [
        { ingredientUsages: [{ text: '500 g flour', spans: [], preparation: null, link: '' }] },
      ],
      instructionGroups: [{ title: null, instructions: [{ content: null, note: '' }] }],
      equipmentUsages: [{ equipmentId: 'pan' }],
    }
    const stored = {
      ...document,
      description: '',
      images: [],
      tagIds: [],
      keywords: [],
      note: [],
      privacySetting: 'public' as const,
      ingredientUsageGroups: [
        {
          id: 'a',
          note: '',
          ingredientUsages: [
            { id: 'b', text: '500 g flour', spans: [], preparation: [], link: null },
          ],
        },
      ],
      instructionGroups: [
        { id: 'c', instructions: [{ id: 'd', content: [], imageIds: [], note: null }] },
      ],
      equipmentUsages: [{ id: 'e', equipmentId: 'pan', note: null }],
    }
    expect(differences(written, stored)).toEqual([])
    expect(countDifferences(stored, { ...written, title: 'Rye', images: [{ id: 'f' }] })).toBe(2)
  })

  test('names timers that a step does not take from its text any more', () => {
    const step = (furtherTimers: [] | null) => ({
      ...document,
      instructionGroups: [{ instructions: [{ furtherTimers }] }],
    })
    expect(differences(step(null), step([]))).toMatchObject([
      { label: 'Steps', before: '', after: '(no additional timers)' },
    ])
  })

  test('calls terms, people, equipment and pictures by their names, what is gone so', () => {
    const [term, pan, photo, gone] = [1, 2, 3, 4].map(
      (last) => `2d5a0c1e-0000-4000-8000-00000000000${last}`,
    ) as [string, string, string, string]
    const names = new Map([
      [term, 'Sourdough'],
      [pan, 'Pan'],
      [photo, 'A loaf'],
    ])
    const after = {
      ...document,
      tagIds: [term, gone],
      images: [{ id: photo, crop: null, shareCrop: null }],
      equipmentUsages: [{ id: gone, equipmentId: pan, note: 'hot' }],
    }
    const found = differences(document, after, (id) => names.get(id) ?? null)
    expect(found.map((each) => [each.label, each.after])).toEqual([
      ['Pictures', 'A loaf'],
      ['Equipment', 'Pan hot'],
      ['Tags', 'Sourdough\nNo longer there'],
    ])
  })

  test('gives a whole document as text', () => {
    const whole = { ...document, prepTimeMinutes: 20, description: 'Dark and moist' }
    expect(documentText(whole, () => null)).toBe(
      'Title\nLoaf\n\nAddress\nloaf\n\nDescription\nDark and moist\n\nPreparation time\n20',
    )
  })

  test('shows a picture whose crop alone differs', () => {
    const id = '2d5a0c1e-0000-4000-8000-000000000001'
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
    const of = (cropOf: typeof crop | null) => ({ ...document, images: [{ id, crop: cropOf }] })
    const [difference] = differences(of(null), of(crop), () => 'A loaf')
    expect(difference).toMatchObject({ before: 'A loaf', after: 'A loaf, cropped' })
  })

  test('keeps running words together', () => {
    const children = [{ text: 'Bake ' }, { text: 'hot', bold: true }, { text: '.' }]
    const text = [{ type: 'paragraph', children }]
    expect(readableText([...text, ...text])).toBe('Bake hot.\nBake hot.')
  })

  test('shows texts without their marks', () => {
    const text = [{ type: 'paragraph', children: [{ text: 'Bake ' }, { text: 'hot', bold: true }] }]
    expect(readableText(text)).toContain('Bake')
    expect(partLabel('ingredientUsageGroups.0.ingredientUsages.1.link')).toBe('Ingredients')
  })
})

describe('the address of a recipe', () => {
  test('follows the title until somebody types one', () => {
    expect(withTitle(document, 'Rye loaf', false).slug).toBe('rye-loaf')
    expect(withTitle({ title: 'Loaf', slug: 'my-own' }, 'Rye', false).slug).toBe('my-own')
    expect(withTitle({ title: '', slug: '' }, 'Crème brûlée', false).slug).toBe('creme-brulee')
  })

  test('has letters of its own where the title has none for it, and follows that title too', () => {
    const soup = withTitle({ title: '', slug: '' }, '味噌汁', false)
    expect(soup.slug).toMatch(/^recipe-[a-z0-9]{4,7}$/)
    expect(withTitle({ title: '', slug: '' }, '🍜', false).slug).not.toBe(soup.slug)
    expect(withTitle(soup, 'Miso soup', false).slug).toBe('miso-soup')
    expect(withTitle({ title: '', slug: '' }, '汁物', false, 'collection').slug).toMatch(
      /^collection-/,
    )
    expect(withTitle(soup, '  ', false).slug).toBe('')
  })

  test('is the one that the server makes once the alphabet of the title is loaded', async () => {
    const typed = withTitle({ title: '', slug: '' }, 'Борщ', false)
    expect(typed.slug).toMatch(/^recipe-/)
    await loadAlphabets(typed.title)
    expect(withTitle(typed, 'Борщ', false).slug).toBe('borshch')
    expect(withTitle({ title: 'Борщ', slug: 'my-own' }, 'Борщи', false).slug).toBe('my-own')
  })

  test('stays once readers know it', () => {
    expect(withTitle(document, 'Rye loaf', true).slug).toBe('loaf')
  })
})

const complete = {
  ...document,
  description: 'Good bread.',
  images: [{ id: '1' }],
  ingredientUsageGroups: [{ ingredientUsages: [{}] }],
  instructionGroups: [{ instructions: [{}] }],
  cookTimeMinutes: 40,
  yieldServings: 2,
  mealIds: ['1'],
}

describe('what is missing for a rich result', () => {
  test('is nothing once all is there', () => {
    expect(missingForRichResults(complete)).toEqual([])
  })

  test.each([
    ['a picture', { images: [] }],
    ['a description', { description: ' ' }],
    ['ingredients', { ingredientUsageGroups: [{ ingredientUsages: [] }] }],
    ['steps', { instructionGroups: [{ instructions: [] }] }],
    ['a preparation or cooking time', { cookTimeMinutes: null }],
    ['the number of servings', { yieldServings: null }],
    ['a category or meal', { mealIds: [] }],
  ])('is named: %s', (name, without) => {
    expect(missingForRichResults({ ...complete, ...without })).toEqual([name])
  })
})
