import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { countMetric } from '../observability/metrics'
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
    countMetric('recipes_mails_total', { kind: 'single', result: 'sent' })
  } catch (error) {
    const result = isDeferred(error) ? 'deferred' : 'failed'
    countMetric('recipes_mails_total', { kind: 'single', result })
    payload.logger.error({ err: error, msg: 'A mail could not be sent' })
    throw new Failure(
      'mail_unavailable',
      'The email could not be sent. Please try again in a few minutes.',
      { retryAfter: 60, cause: error },
    )
  }
}

/** Whether the mail server asks for another attempt later. */
function isDeferred(error: unknown): boolean {
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : null
  return typeof status === 'number' && status >= 400 && status < 500
}
