import type { Payload } from 'payload'
import { expect } from 'vitest'
import { unique } from '../builders'
import { callApi } from '../api/call-api'
import { mailbox } from '../mailbox'

/** A unique email address. */
export const address = () => `${unique('reader')}@example.com`

/** Makes a call that mails a link to an address; returns the text of the mail. */
export async function askAndRead(
  payload: Payload,
  path: string,
  body: object,
  email: string,
): Promise<string> {
  const answer = await callApi(payload, 'POST', path, { body })
  expect(answer).toMatchObject({ status: 200, body: {} })
  return (await mailbox.waitFor(email)).text
}
