import { describe, expect, test } from 'vitest'
import { saveStatusText } from './record-state'
import type { SaveStatus } from './record-state'

type Stored = { revision: number } | null

const DRAFT = {
  saves: 'automatic',
  savedText: (stored: Stored) => (stored?.revision ? 'Draft saved' : 'As published'),
} as const
const EXPLICIT = { saves: 'explicit' } as const

const state = (status: SaveStatus, stored: Stored = { revision: 1 }) => ({
  ...{ status, stored },
  conflicts: [],
  isProposal: false,
})

// docs/product/kitchen.md#never-lose-a-word
describe('the head of an editor', () => {
  test('says that an edit of a draft is being saved, and that of another record is not yet', () => {
    expect(saveStatusText(DRAFT, state('unsaved'))).toBe('Saving')
    expect(saveStatusText(EXPLICIT, state('unsaved'))).toBe('Not saved yet')
  })

  test('says whether a saved draft differs from what readers see, where its kind does', () => {
    expect(saveStatusText(DRAFT, state('saved'))).toBe('Draft saved')
    expect(saveStatusText(DRAFT, state('saved', { revision: 0 }))).toBe('As published')
    expect(saveStatusText({ saves: 'automatic' }, state('saved'))).toBe('Saved')
  })

  test('says that a new record is not there yet, until it is being created', () => {
    expect(saveStatusText(EXPLICIT, state('saved', null))).toBe('Not created yet')
    expect(saveStatusText(EXPLICIT, state('unsaved', null))).toBe('Not created yet')
    expect(saveStatusText(EXPLICIT, state('saving', null))).toBe('Saving')
    expect(saveStatusText(EXPLICIT, state('refused', null))).toBe('Not saved: see below')
  })

  test('names a conflict and a proposal before anything else', () => {
    const conflicts = [{ path: ['title'], base: 'a', mine: 'b', theirs: 'c' }]
    expect(saveStatusText(DRAFT, { ...state('saved'), conflicts })).toBe(
      'Someone else changed this',
    )
    expect(saveStatusText(DRAFT, { ...state('saved'), isProposal: true })).toBe('Not saved yet')
  })
})
