import { expect, it } from 'vitest'
import { COMMENT_FOLDERS } from '@/src/domain/moderation'
import { FOLDERS, formatMoved, formatReason, moveLabel, MOVES } from './comment-labels'

// docs/product/moderation.md#lists
it('shows every list, and in each the ways out of it', () => {
  expect(FOLDERS.map(({ folder }) => folder).toSorted()).toEqual(COMMENT_FOLDERS.toSorted())
  for (const folder of COMMENT_FOLDERS) {
    expect(MOVES[folder]).not.toContain(folder)
  }
})

it('names a move by what it means in the list', () => {
  expect(moveLabel('waiting', 'published')).toBe('Publish')
  expect(moveLabel('spam', 'published')).toBe('Not spam')
  expect(moveLabel('reported', 'published')).toBe('Keep')
  expect(moveLabel('reported', 'spam')).toBe('Spam')
  expect(formatMoved(1, 'hidden')).toBe('1 comment hidden')
  expect(formatMoved(3120, 'spam')).toBe('3,120 comments marked as spam')
})

it('explains why a comment was held', () => {
  expect(formatReason({ rule: 'held_word', detail: '“casino”' })).toBe(
    'Has a word that you hold: “casino”',
  )
  expect(formatReason({ rule: 'only_emoji', detail: null })).toBe('It is nothing but emoji')
})
