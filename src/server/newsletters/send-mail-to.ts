import type { Payload } from 'payload'
import { isEmail } from '@/src/domain/addresses/email-address'
import { deploymentOf } from '../deployment'
import { headerText, newsletterHeaders } from '../mail/headers'
import { withRecipientLinks } from '../mail/recipient-links'
import type { ComposedMail } from './compose'
import { withCounting } from './counting/counted-mail'
import { countingLinks } from './counting/counting-links'
import type { Delivery } from './delivery'
import type { Recipient } from './lease'
import { outcomeOf, printable } from './smtp-outcome'
import type { Outcome } from './smtp-outcome'
import { bulkTransport, identityOf } from './transport'
import { unsubscribeLinks } from './unsubscribe-link'

/** Returns why a recipient is left out; null to send. */
export const skipReasonOf = ({ skipReason, address, subscriptionId }: Recipient): string | null =>
  subscriptionId === null || isEmail(address) ? skipReason : 'The address is not valid.'

/** The parts of a delivery that its messages depend on. */
type Sending = Pick<Delivery, 'site' | 'sender' | 'sendId' | 'counting'>

/** Sends a newsletter to one recipient and returns the response of the SMTP server. Never rejects. */
export async function sendMailTo(
  payload: Payload,
  delivery: Sending,
  recipient: Recipient,
  mail: ComposedMail,
): Promise<Outcome> {
  try {
    const message = messageFor(payload, delivery, recipient, mail)
    const { response } = await bulkTransport(payload).sendMail(message)
    return { kind: 'sent', response: printable(response) }
  } catch (error) {
    return outcomeOf(error, recipient.attempts + 1)
  }
}

function messageFor(
  payload: Payload,
  { site, sender, sendId, counting }: Sending,
  recipient: Recipient,
  mail: ComposedMail,
) {
  const links = unsubscribeLinks(payload, site, recipient.subscriptionId ?? '')
  const counted = withCounting(mail.html, countingLinks(payload, site, recipient.id, counting))
  const { subject, html, text } = withRecipientLinks(
    { ...mail, html: counted },
    {
      unsubscribeUrl: links.page,
      preferencesUrl: links.preferences,
    },
  )
  const host = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  const identity = identityOf(payload, recipient, sender.returnPath)
  return {
    ...sender.headers,
    ...identity,
    // As an object: of a text the mailer would read as many addresses as it finds.
    to: { name: '', address: recipient.address },
    subject: headerText(subject),
    html,
    text,
    headers: {
      ...identity.headers,
      ...newsletterHeaders({ host, site, sendId }, { oneClickUrl: links.oneClick }),
    },
  }
}
