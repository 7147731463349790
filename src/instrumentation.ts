import { isDatabaseAway } from '@/src/server/database/database-away'
import { answerFailed } from '@/src/server/web/answer-notes'

/** Prevents shared caching of a response during which Next reported an error, whatever its status. */
export function onRequestError(error: unknown): void {
  answerFailed(isDatabaseAway(error))
}
