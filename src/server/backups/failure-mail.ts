import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { listPlatformAdmins } from '../accounts/platform-admins'
import { renderSiteMail } from '../accounts/mails'
import { deploymentOf } from '../deployment'
import { sendMail } from '../mail/send'

/**
 * Mails the platform admins that a scheduled backup failed. A mail that cannot be sent is logged.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export async function mailBackupFailure(payload: Payload, error: string): Promise<void> {
  const href = accountUrl(deploymentOf(payload), '/admin')
  const mail = await renderSiteMail(null, href, (_words, name) => ({
    subject: `The backup of ${name} failed`,
    preview: error,
    heading: 'The backup failed',
    paragraphs: [
      error,
      'It is tried again every hour. /readyz and the log of the worker have its state.',
    ],
    button: 'Open the admin',
    footnotes: ['You get this email because you are a platform admin.'],
  }))
  for (const address of await listPlatformAdmins(payload)) {
    await sendMail(payload, address, mail).catch(() => undefined)
  }
}
