import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import { deploymentOf, environmentOf } from '../deployment'
import { isoInstant } from '../database/instant-sql'
import type { TimeSlice } from '../jobs/job-queue'
import { postSafely } from '../web/post-safely'
import type { PostAnswer } from '../web/post-safely'
import { messageBody } from './message'
import type { RecordedEvent } from './message'
import { isTaken, noteAttempt } from './note-attempt'
import type { Attempt } from './note-attempt'
import { signedHeaders } from './signing'

/** @see docs/product/limits.md#webhooks */
const TIMEOUT = 10_000
const MOST_OF_ANSWER = 64 * 1_024

type Due = RecordedEvent & {
  id: string
  url: string
  secret: string
  secretBefore: string | null
  body: string | null
}

const NEXT = {
  name: 'webhook_next',
  text: `select d.id, d.event, d.subject_id as "subjectId", d.snapshot, d.body,
      ${isoInstant('d.occurred_at')} as "occurredAt", w.site_id as "siteId", w.url, w.secret,
      case when w.secret_before_until > now() then w.secret_before end as "secretBefore"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.webhook_id = $1 and d.status = 'waiting' and d.due_at <= now() and w.is_enabled
    order by d.due_at, d.position limit 1`,
}
const KEEP_BODY = {
  name: 'webhook_keep_body',
  text: 'update webhook_deliveries set body = $2 where id = $1 and body is null',
}
const FORGET = { name: 'webhook_forget', text: 'delete from webhook_deliveries where id = $1' }

/**
 * Sends the due messages of a webhook, one after the other, until an attempt fails or the slice is over. A
 * message that was sent but not recorded, because the process ended, is sent again with the same id.
 * @throws any error of the database, to be retried
 */
export async function deliverDue(
  payload: Payload,
  webhookId: string,
  slice: TimeSlice,
): Promise<void> {
  while (!slice.isOver()) {
    const due = await firstRow<Due>(payload, NEXT, [webhookId])
    if (!due) return
    const body = due.body ?? (await messageBody(payload, due))
    if (body === null) {
      await rows(payload, FORGET, [due.id])
      continue
    }
    if (due.body === null) await rows(payload, KEEP_BODY, [due.id, body])
    const attempt = await tryOnce(payload, due, body)
    await noteAttempt(payload, due.id, attempt)
    if (!isTaken(attempt)) return
  }
}

async function tryOnce(payload: Payload, due: Due, body: string): Promise<Attempt> {
  const startedAt = Date.now()
  const tried = await send(payload, due, body).then(
    (answer) => ({ answer, problem: null }),
    (error: unknown) => ({ answer: null, problem: problemOf(error) }),
  )
  return { ...tried, milliseconds: Date.now() - startedAt }
}

async function send(payload: Payload, due: Due, body: string): Promise<PostAnswer> {
  if (new URL(due.url).protocol === 'http:' && deploymentOf(payload).protocol === 'https') {
    throw new Error('NOT_HTTPS')
  }
  const secrets = [due.secret, due.secretBefore].filter((secret) => secret !== null)
  const signed = signedHeaders(
    { id: messageId(due.id), body },
    secrets.map((secret) => payload.decrypt(secret)),
    Date.now(),
  )
  return postSafely(due.url, {
    headers: { ...signed, 'content-type': 'application/json', 'user-agent': 'RecipeWebhooks/1.0' },
    body,
    timeout: TIMEOUT,
    most: MOST_OF_ANSWER,
    allowed: environmentOf(payload).privateAddresses,
  })
}

/** The same for every attempt: receivers recognise duplicates by it. */
const messageId = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`

const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^NOT_HTTPS/, 'The URL does not start with https://.'],
  [/secret of a webhook/, 'The signing secret can no longer be read. Roll it.'],
  [/is not allowed\. Because/, 'The URL points to a private network.'],
  [/ENOTFOUND|EAI_AGAIN/, 'The server name could not be resolved.'],
  [/ECONNREFUSED/, 'The server refused the connection.'],
  [/ETIMEDOUT/, 'The server did not respond within 10 seconds.'],
  [/cert|self.signed|SSL|TLS/i, 'The certificate of the server is not valid.'],
]

/** The error message for the owner, without details of the network, which may be internal. */
function problemOf(error: unknown): string {
  const { message = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const said = `${message} ${code}`
  return PROBLEMS.find(([sign]) => sign.test(said))?.[1] ?? 'The connection failed.'
}
