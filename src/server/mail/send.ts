import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { RenderedMail } from './layout'

/**
 * Sends one mail in the name of its brand, once it is rendered, and waits until the mail server has
 * accepted it.
 * @throws Failure `mail_unavailable` when it has not, after logging the reason
 */
export async function sendMail(
  payload: Payload,
  to: string,
  rendered: RenderedMail | Promise<RenderedMail>,
): Promise<void> {
  const { defaultFromAddress: address, defaultFromName } = payload.email
  try {
    const { sender, ...mail } = await rendered
    const from = { name: sender ?? defaultFromName, address }
    // As objects: of a text the mailer would read as many addresses as it finds.
    await payload.sendEmail({ from, to: { name: '', address: to }, ...mail })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A mail could not be sent' })
    throw new Failure(
      'mail_unavailable',
      'The email could not be sent. Please try again in a few minutes.',
      { retryAfter: 60, cause: error },
    )
  }
}
