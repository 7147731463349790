import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../../parts/error-message'
import type { Source } from './source'

const AFTER_ADDRESS = 'You can also copy the recipe from its page and paste it here.'

/** Adds a full stop, which the server's messages may lack. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/**
 * The error message when nothing could be parsed, with the next step.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export function failureMessage(error: unknown, source: Source): string {
  if (!(error instanceof ApiError)) return errorMessage(error)
  if (error.status === 413) return 'This is too large. The limit is 2 MB.'
  if (error.status === 429) {
    return 'You have read 30 recipes within an hour. Try again later.'
  }
  const [issue] = error.body?.error.issues ?? []
  if (!issue) return errorMessage(error)
  const isAddress = 'url' in source && !('html' in source)
  return isAddress ? `${sentence(issue.message)} ${AFTER_ADDRESS}` : sentence(issue.message)
}
