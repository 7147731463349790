import { createHash, randomBytes } from 'node:crypto'
import { linkIn } from '../mailed-link'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect } from 'vitest'
import { makeSite, makeUser } from '../builders'
import type { TestSite } from '../builders'
import { callApi } from '../api/call-api'
import type { ApiAnswer, CallOptions } from '../api/call-api'
import { mailbox } from '../mailbox'
import { testPayload } from '../payload'
import type { User } from '@/payload-types'

/*
 * What the tests of sessions share. Importing it gives each test a new user, a new site and an empty
 * mailbox.
 */

/** The product on a separate database. */
export let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
})

/** A new user for each test. */
export let user: User
/** A new site for each test. */
export let site: TestSite
beforeEach(async () => {
  mailbox.clear()
  user = await makeUser(payload)
  site = await makeSite(payload)
})

/** Makes a call of the API. */
export const call = (method: string, path: string, options: CallOptions = {}) =>
  callApi(payload, method, `/v1${path}`, options)
/** A browser's secret and its challenge. */
export const secret = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
/** The session cookie that a response sets. */
export const cookieOf = ({ headers }: ApiAnswer): string =>
  headers.get('set-cookie')?.split(';')[0] ?? 'none'
/** The auth token in a response. */
export const tokenOf = ({ body }: ApiAnswer): string => (body as { authToken: string }).authToken

/** Requests a link and returns the mailed one. */
export async function mailedLink(
  path: string,
  body: object,
  options: CallOptions = {},
  email = user.email,
): Promise<URL> {
  mailbox.clear()
  const asked = await call('POST', path, { body: { email, ...body }, ...options })
  expect(asked.status).toBe(200)
  const { text } = await mailbox.waitFor(email)
  return new URL(linkIn(text))
}
/** Requests a link and returns the token of the mailed one. */
export const mailedToken = async (path = '/manage/sign-in', body: object = {}): Promise<string> =>
  (await mailedLink(path, body)).searchParams.get('mgk') ?? ''

/** Signs in as a page of a host does. */
export async function signInAsPage(
  host = 'localhost:3000',
): Promise<{ token: string; cookie: string }> {
  const path = `/manage/sign-in/${await mailedToken()}`
  const answer = await call('POST', path, { host, cookie: null })
  expect(answer.status).toBe(200)
  return { token: tokenOf(answer), cookie: cookieOf(answer) }
}
