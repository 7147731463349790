import { isDatabaseAway } from '@/src/server/database/database-away'
import { answerFailed } from '@/src/server/web/answer-notes'

/** Next tells of what failed while it made an answer: that is for nobody else, whatever its status. */
export function onRequestError(error: unknown): void {
  answerFailed(isDatabaseAway(error))
}
