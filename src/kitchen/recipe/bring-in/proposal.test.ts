import { describe, expect, it } from 'vitest'
import type { ParsedDraft } from '@/src/contract/recipe/parse'
import type { DraftDocument } from '../recipe-kind'
import { isEmptyRecipe } from './empty-recipe'
import { fillEmptyParts, buildProposal, proposedParts, acceptPart, acceptParts } from './proposal'
import type { ProposalContext } from './proposal'

const text = (words: string) => [{ type: 'paragraph' as const, children: [{ text: words }] }]
const MEAL = '00000000-0000-4000-8000-000000000001'
const CUISINE = '00000000-0000-4000-8000-000000000002'
const ADA = '00000000-0000-4000-8000-000000000003'

const PARSED: ParsedDraft = {
  recipe: {
    title: 'Carrot soup',
    slug: 'carrot-soup',
    description: 'Orange.',
    storyMore: text('Long ago.'),
    note: text('Recipe by Cleo'),
    prepTimeMinutes: 10,
    cookTimeMinutes: 25,
    yieldServings: 4,
    yieldMax: 6,
    servingDescription: null,
    mealIds: [MEAL],
    keywords: ['orange'],
    contributorIds: [ADA],
    ingredientUsageGroups: [
      {
        title: 'Soup',
        ingredientUsages: [{ text: '500 g carrots' }, { text: '1 onion' }],
      },
    ],
    instructionGroups: [{ instructions: [{ content: text('Fry.') }, { content: text('Blend.') }] }],
  },
  imageUrls: [],
  sourceUrl: 'https://www.example.com/soup',
  language: null,
  warnings: [],
}

const proposal = buildProposal(PARSED)
const context: ProposalContext = {
  globals: {
    terms: [
      { id: MEAL, kind: 'meal', title: 'Dinner', slug: 'dinner' },
      { id: CUISINE, kind: 'cuisine', title: 'Thai', slug: 'thai' },
    ] as ProposalContext['globals']['terms'],
  },
  people: [{ id: ADA, displayName: 'Ada' }],
  isPublished: false,
}
const EMPTY: DraftDocument = { title: '', slug: '' }
const partsOf = (now: DraftDocument) => proposedParts(now, proposal, context)
const wordsOf = (now: DraftDocument) =>
  Object.fromEntries(partsOf(now).map((part) => [part.name, part.proposed]))

// docs/product/kitchen.md#import-a-recipe
describe('a proposal beside a recipe', () => {
  it('shows every part it has in words, and no other', () => {
    expect(wordsOf(EMPTY)).toEqual({
      title: 'Carrot soup',
      description: 'Orange.',
      ingredients: 'Soup:\n500 g carrots\n1 onion',
      steps: '1. Fry.\n2. Blend.',
      story: 'Long ago.',
      notes: 'Recipe by Cleo',
      times: 'Preparation 10 min\nCooking 25 min',
      yield: '4–6 servings',
      terms: 'Dinner, orange',
      people: 'Ada',
      source: 'https://www.example.com/soup',
    })
  })

  it('is taken whole, after which everything counts as taken', () => {
    const taken = acceptParts(EMPTY, proposal, partsOf(EMPTY), context)
    expect(taken).toMatchObject({ title: 'Carrot soup', slug: 'carrot-soup', cookTimeMinutes: 25 })
    expect(taken).toMatchObject({ yieldServings: 4, yieldMax: 6 })
    expect(JSON.stringify(taken.note)).toContain('"href":"https://www.example.com/soup"')
    expect(partsOf(taken).filter(({ isTaken }) => !isTaken)).toEqual([])
  })

  it('is taken by part, which changes nothing else', () => {
    const now: DraftDocument = { title: 'Soup', slug: 'soup', description: 'Mine.' }
    const { instructionGroups, ...rest } = acceptPart(now, proposal, 'steps', context)
    expect(rest).toEqual(now)
    expect(instructionGroups?.[0]?.instructions).toHaveLength(2)
    expect(acceptPart(now, proposal, 'steps', context)).toEqual({ ...rest, instructionGroups })
  })

  it('adds terms and people to those that are there', () => {
    const now: DraftDocument = { ...EMPTY, cuisineIds: [CUISINE], keywords: ['soup'] }
    expect(acceptPart(now, proposal, 'terms', context)).toMatchObject({
      cuisineIds: [CUISINE],
      mealIds: [MEAL],
      keywords: ['soup', 'orange'],
    })
  })

  it('leaves the address of a published recipe as readers know it', () => {
    const now: DraftDocument = { title: 'Soup', slug: 'soup' }
    const published = { ...context, isPublished: true }
    expect(acceptPart(now, proposal, 'title', published)).toMatchObject({
      title: 'Carrot soup',
      slug: 'soup',
    })
  })

  it('fills what says nothing yet, and no source of the post itself', () => {
    const now: DraftDocument = { title: 'Soup', slug: 'soup', note: text('Mine.') }
    const filled = fillEmptyParts(now, proposal, context)
    expect(filled).toMatchObject({ title: 'Soup', note: now.note, cookTimeMinutes: 25 })
  })
})

// docs/product/kitchen.md#import-a-recipe
describe('an empty recipe', () => {
  it('is one in which nothing was written; empty lines are nothing', () => {
    expect(isEmptyRecipe(EMPTY)).toBe(true)
    expect(
      isEmptyRecipe({
        ...EMPTY,
        title: 'Untitled',
        ingredientUsageGroups: [{ ingredientUsages: [{ text: '' }] }],
        instructionGroups: [{ instructions: [{ content: null }] }],
      }),
    ).toBe(true)
  })

  it.each<Partial<DraftDocument>>([
    { title: 'Soup' },
    { description: 'Orange.' },
    { note: text('Mine.') },
    { ingredientUsageGroups: [{ ingredientUsages: [{ text: '1 onion' }] }] },
    { instructionGroups: [{ instructions: [{ content: text('Fry.') }] }] },
    { images: [{ id: ADA, crop: null }] },
  ])('is none with %j', (written) => {
    expect(isEmptyRecipe({ ...EMPTY, ...written })).toBe(false)
  })
})
