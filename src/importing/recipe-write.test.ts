import { describe, expect, it } from 'vitest'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { ImportedRecipe } from './import-row'
import { emptyRecipe } from './imported-recipe'
import { toRecipeWrite } from './recipe-write'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const TERMS: Readonly<Record<string, string>> = {
  'meal Dinner': id(1),
  'category Soups': id(2),
  'cuisine Thai': id(3),
  'diet Vegan': id(4),
  'method Frying': id(5),
  'tag Winter': id(6),
  'tag Thai': id(7),
}

const index: CatalogueIndex = {
  ...NO_CATALOGUE,
  termId: (kind: TermKind, name: string) => TERMS[`${kind} ${name}`] ?? null,
  equipment: (name) => (/pot/i.test(name) ? { id: id(8), title: 'Stock pot' } : null),
}

const write = (known: Partial<ImportedRecipe>) =>
  toRecipeWrite(emptyRecipe({ title: 'Buns', ...known }), index)

// docs/product/import-and-export.md#imports
describe('an imported recipe, as it is written', () => {
  it('has to have a title, of which spaces and line ends are made one space', () => {
    expect(() => write({ title: ' \n\u0000' })).toThrow(
      'The title is missing. Add a title and try again.',
    )
    expect(write({ title: '  Plum \n cake\u0000 ' }).title).toBe('Plum cake')
  })

  it('keeps its language, unless that is English, which software states of everything', () => {
    expect(write({ language: 'de_AT' }).language).toBe('de-AT')
    for (const language of ['en-US', 'not a language', null]) {
      expect(write({ language }).language).toBeNull()
    }
  })

  it('names the field that no recipe can have', () => {
    const steps = Array.from({ length: 501 }, () => ({ text: 'Stir.', imageUrls: [] }))
    expect(() => write({ instructionGroups: [{ title: null, steps }] })).toThrow(
      /^instructionGroups\.0\.instructions: /,
    )
  })

  it('keeps its old name in the address where that can be a slug, else takes one from it', () => {
    expect(write({ slug: 'Plum-Cake' }).slug).toBe('plum-cake')
    expect(write({ slug: 'plum_cake é' }).slug).toBe('plum-cake-e')
    expect(write({ slug: 'борщ' }).slug).toBe('borshch')
    expect(write({ slug: '???' }).slug).toBe('buns')
    expect(write({ slug: '红烧肉' }).slug).toBe('hong-shao-rou')
    expect(write({ slug: null, title: 'ต้มยำกุ้ง' }).slug).toBe('tmyamkung')
    expect(write({ slug: null }).slug).toBe('buns')
    expect(write({ slug: null, title: '???' }).slug).toBe('recipe')
  })

  it('is published on the day its source says, and today where that is not told', () => {
    expect(write({ datePublished: '2019-04-01' }).publishedAt).toBe('2019-04-01T00:00:00.000Z')
    const now = Date.parse(write({}).publishedAt ?? '')
    expect(Math.abs(Date.now() - now)).toBeLessThan(60_000)
    expect(write({ datePublished: '2019-04-01', isDraft: true }).publishedAt).toBeNull()
  })

  it('is for subscribers only where its source says so', () => {
    expect(write({ isForSubscribers: true }).privacySetting).toBe('subscribers_only')
    expect(write({}).privacySetting).toBe('public')
  })

  it('takes over difficulty, story, note and the post as it came', () => {
    const story = [{ type: 'paragraph' as const, children: [{ text: 'Long ago.' }] }]
    const note = [{ type: 'paragraph' as const, children: [{ text: 'Good cold.' }] }]
    expect(
      write({ difficulty: 'hard', story, note, legacyHtml: '<p>As it was</p>' }),
    ).toMatchObject({
      difficultyLevel: 'hard',
      storyMore: story,
      note,
      legacyRecipeData: { content: '<p>As it was</p>' },
    })
    expect(write({})).toMatchObject({ difficultyLevel: null, legacyRecipeData: null })
  })

  it('has the time of its source that is neither preparation nor cooking, under its label', () => {
    const customTime = { minutes: 90, label: 'Resting '.repeat(40) }
    expect(write({ customTime, prepTimeMinutes: 5, totalTimeMinutes: 100 })).toMatchObject({
      customTimeMinutes: 90,
      customTimeLabel: customTime.label.slice(0, 200),
    })
    expect(write({ prepTimeMinutes: 5, totalTimeMinutes: 100 })).toMatchObject({
      customTimeMinutes: 95,
      customTimeLabel: 'Additional',
    })
  })

  it('has at most 20,000 characters of description', () => {
    expect(write({ description: 'x'.repeat(20_001) }).description).toHaveLength(20_000)
    expect(write({}).description).toBeNull()
  })
})

describe('what a source files a recipe under', () => {
  it('is looked for in every taxonomy, and stays as a keyword where none has it', () => {
    expect(
      write({
        categories: ['Dinner', 'Soups'],
        tags: ['Winter', 'Family'],
        keywords: ['Frying'],
        diets: ['Vegan'],
      }),
    ).toMatchObject({
      mealIds: [id(1)],
      foodCategoryIds: [id(2)],
      tagIds: [id(6)],
      methodIds: [id(5)],
      dietIds: [id(4)],
      keywords: ['Family'],
    })
  })

  it('is looked for first where the source says it belongs', () => {
    expect(write({ cuisines: ['Thai'] })).toMatchObject({ cuisineIds: [id(3)] })
    expect(write({ cuisines: ['Thai'] }).tagIds ?? []).toEqual([])
    // Said of a method, a diet is still found among the diets.
    expect(write({ methods: ['Vegan'] })).toMatchObject({ dietIds: [id(4)] })
    expect(write({ methods: ['Frying'] })).toMatchObject({ methodIds: [id(5)] })
  })

  it('counts once, whatever its case, and without spaces around it', () => {
    expect(write({ tags: [' Family ', 'family', 'FAMILY', ' '] }).keywords).toEqual(['Family'])
    expect(write({ tags: ['Dinner'], categories: ['Dinner'] }).mealIds).toEqual([id(1)])
  })

  it('is no keyword when it is longer than 200 characters; there are at most 100 of them', () => {
    const long = 'x'.repeat(200)
    expect(write({ tags: [long, `${long}x`] }).keywords).toEqual([long])
    const many = Array.from({ length: 120 }, (_, at) => `word ${at}`)
    expect(write({ tags: many }).keywords).toEqual(many.slice(0, 100))
  })
})

describe('equipment of an imported recipe', () => {
  it('is shown where the catalogue has it, under the name the source gives it', () => {
    const equipment = ['Big pot', 'stock pot', 'Blowtorch']
    expect(write({ equipment }).equipmentUsages).toMatchObject([
      { equipmentId: id(8), equipmentTitleOverride: 'Big pot' },
      { equipmentId: id(8), equipmentTitleOverride: null },
    ])
  })

  it('has at most 100 pieces', () => {
    const equipment = Array.from({ length: 101 }, (_, at) => `Pot ${at}`)
    expect(write({ equipment }).equipmentUsages).toHaveLength(100)
  })
})
