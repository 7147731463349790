import type { Payload } from 'payload'
import { expect } from 'vitest'
import { unique } from '../builders'
import { callApi } from '../api/call-api'
import { mailbox } from '../mailbox'

/** An address that nobody else uses. */
export const address = () => `${unique('reader')}@example.com`

/** The link in a mail. */
export const linkIn = (text: string): URL =>
  new URL(text.match(/https?:\/\/\S+mgk=\S+/)?.[0] ?? 'none:')

/** The token of the link in a mail. */
export const tokenIn = (text: string): string => linkIn(text).searchParams.get('mgk') ?? ''

/** Makes a call that mails a link to an address; the text of the mail. */
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
