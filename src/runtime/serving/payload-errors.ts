import type { AfterErrorHook } from 'payload'
import { isDatabaseAway } from '@/src/server/database/database-away'
import { DISK_FULL, isDiskFull } from '@/src/server/disk-full'
import { answerFailed } from '@/src/server/web/answer-notes'

/** Messages of form and JSON parsers about a body that is truncated or malformed. */
const UNREADABLE = /end of form|part header|boundary|multipart|in JSON at|JSON input|valid JSON/i

/** Sets the status of client errors in Payload's REST, which would report them as internal ones. */
export const setErrorStatus: AfterErrorHook = ({ error, req }) => {
  if (isDatabaseAway(error)) {
    answerFailed(true)
    req.responseHeaders = new Headers({
      ...Object.fromEntries(req.responseHeaders ?? []),
      'retry-after': '5',
    })
    return { status: 503 }
  }
  if (isDiskFull(error)) return { status: 507, response: { errors: [{ message: DISK_FULL }] } }
  const hasFailed = !('status' in error) || error.status === 500
  return hasFailed && UNREADABLE.test(error.message) ? { status: 400 } : undefined
}
