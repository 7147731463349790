import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { getMailSender } from '../mail-settings/mail-sender'
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
  try {
    const { sender, ...mail } = await rendered
    const { headers, returnPath } = await getMailSender(payload, sender)
    await payload.sendEmail({
      ...headers,
      // As an object: of a text the mailer would read as many addresses as it finds.
      to: { name: '', address: to },
      envelope: { from: returnPath, to },
      ...mail,
    })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A mail could not be sent' })
    throw new Failure(
      'mail_unavailable',
      'The email could not be sent. Please try again in a few minutes.',
      { retryAfter: 60, cause: error },
    )
  }
}
