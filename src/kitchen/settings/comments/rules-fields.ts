import type { CommentSettings } from '@/src/contract/people/comment-settings'
import type { CallBody } from '@/src/contract/schemas'
import { MAX_OPEN_DAYS } from '@/src/domain/moderation'
import { readCount } from '../../parts/typed-count'

/** The rules of a site as a form has them: words with a line each, and no days as an empty text. */
export type RulesFields = {
  holdsFirst: boolean
  holdsLinks: boolean
  heldWords: string
  refusedWords: string
  closesAfterDays: string
}

/** Converts stored rules to the fields of the form. */
export const toRulesFields = (settings: CommentSettings): RulesFields => ({
  holdsFirst: settings.holdsFirst,
  holdsLinks: settings.holdsLinks,
  heldWords: settings.heldWords.join('\n'),
  refusedWords: settings.refusedWords.join('\n'),
  closesAfterDays: settings.closesAfterDays === null ? '' : String(settings.closesAfterDays),
})

/** Converts the fields of the form to the body of the request. */
export const toRulesBody = (fields: RulesFields): CallBody<'updateCommentSettings'> => ({
  holdsFirst: fields.holdsFirst,
  holdsLinks: fields.holdsLinks,
  heldWords: linesOf(fields.heldWords),
  refusedWords: linesOf(fields.refusedWords),
  closesAfterDays: toDays(fields.closesAfterDays),
})

function toDays(typed: string): number | null {
  const days = readCount(typed, MAX_OPEN_DAYS)
  return days === 'invalid' ? null : days
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
