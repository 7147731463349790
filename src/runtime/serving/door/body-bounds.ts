import type { IncomingHttpHeaders } from 'node:http'

/*
 * Payload's REST reads a body whole into memory, before it looks who sent it. The API (`/api/v1`) and
 * uploads count what they read themselves.
 */

/** A picture of the largest size, and the fields beside it. */
const FORM = 32 * 1_048_576
/** A recipe with all its texts, as the admin's editor writes them. */
const JSON_BODY = 8 * 1_048_576
/** A query too long for a URL; any body without a session. */
const SHORT = 64 * 1_024
/** An event of Stripe or a report of a mail provider, whose signature is verified after it is read. */
const WEBHOOK = 1_048_576
const WEBHOOKS = /^\/api\/(?:stripe\/webhook|mail-reports\/[a-z]+)$/

const PAYLOAD_REST = /^\/api\/(?!v1(?:\/|$))/
const SESSION = /(?:^|;\s*)(?:__Host-)?admin-session=[\w-]/
/** Makes Payload take a `POST` for a `GET`; its admin sends the query of a long question so. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'] as const
const QUESTION = 'application/x-www-form-urlencoded'

/** The reason why the body of a request is not read; null when it may be, or when there is none. */
export type BodyProblem = 'unknown-length' | 'too-large' | 'no-question'

/** Checks whether Payload's REST may read the body of a request. Called before the body is read. */
export function bodyProblem(path: string, headers: IncomingHttpHeaders): BodyProblem | null {
  if (!PAYLOAD_REST.test(path)) return null
  const isQuestion = OVERRIDES.some((name) => headers[name] !== undefined)
  if (isQuestion && headers['content-type'] !== QUESTION) return 'no-question'
  if (headers['transfer-encoding'] !== undefined) return 'unknown-length'
  const length = Number(headers['content-length'] ?? 0)
  const most = WEBHOOKS.test(path) && !isQuestion ? WEBHOOK : mostBytes(headers, isQuestion)
  return length > most ? 'too-large' : null
}

function mostBytes(headers: IncomingHttpHeaders, isQuestion: boolean): number {
  if (isQuestion || !SESSION.test(headers.cookie ?? '')) return SHORT
  return headers['content-type']?.startsWith('multipart/') === true ? FORM : JSON_BODY
}

/**
 * Prevents method overrides on the API, whose calls each have a method: there a `POST` is only a `POST`.
 */
export function dropOverrides(path: string, headers: IncomingHttpHeaders): void {
  if (PAYLOAD_REST.test(path)) return
  for (const name of OVERRIDES) Reflect.deleteProperty(headers, name)
}
