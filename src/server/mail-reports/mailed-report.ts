import PostalMime from 'postal-mime'
import type { Attachment } from 'postal-mime'
import { addressOf, detailOf } from './mail-report'
import type { UnresolvedReport } from './mail-report'

/** Fields of one block of a report, by their names in lower case. */
type Fields = ReadonlyMap<string, string>

/**
 * Reads a report that a mail server sent as a mail: of a delivery that failed (RFC 3464), or of a
 * complaint (ARF, RFC 5965). Returns none for delays, automatic answers and mails of people.
 * @param envelopeRecipients addresses that the report was sent to: return paths hold references
 */
export async function readMailedReport(
  raw: Buffer,
  envelopeRecipients: readonly string[],
): Promise<UnresolvedReport[]> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  })
  const partOf = (...types: string[]): string[] =>
    mail.attachments.filter(({ mimeType }) => types.includes(mimeType)).map(contentOf)
  const original = partOf('message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers')
  const evidence = [...envelopeRecipients, ...original].join('\n')

  const feedback = partOf('message/feedback-report').flatMap(blocksOf)
  const statuses = partOf('message/delivery-status', 'message/global-delivery-status')
  return [
    ...feedback.flatMap((fields) => complaintOf(fields, evidence)),
    ...statuses.flatMap(blocksOf).flatMap((fields) => bounceOf(fields, evidence)),
  ]
}

const contentOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : '')

/** Divides a report into its blocks; a line that begins with white space continues the one before it. */
function blocksOf(text: string): Fields[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n[ \t]+(?=\S)/g, ' ')
  return lines.split(/\n\s*\n/).map((block) => {
    const fields = block.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      if (colon < 1) return []
      return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    })
    return new Map(fields)
  })
}

function complaintOf(fields: Fields, evidence: string): UnresolvedReport[] {
  const type = fields.get('feedback-type')?.toLowerCase()
  // Others are opt-outs of lists that we do not run, and "not spam".
  if (type !== 'abuse' && type !== 'fraud') return []
  return [
    {
      kind: 'complaint',
      isPermanent: true,
      address: addressOf(fields.get('original-rcpt-to')),
      detail: detailOf(type, fields.get('user-agent')),
      evidence,
    },
  ]
}

function bounceOf(fields: Fields, evidence: string): UnresolvedReport[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return []
  const status = fields.get('status')?.match(/^\d\.\d{1,3}\.\d{1,3}/)?.[0] ?? ''
  const diagnosis = typed(fields.get('diagnostic-code'))
  return [
    {
      kind: 'bounce',
      isPermanent: isOfAddress(status, diagnosis),
      address: addressOf(
        typed(fields.get('original-recipient')) || typed(fields.get('final-recipient')),
      ),
      detail: detailOf(status, diagnosis),
      evidence,
    },
  ]
}

/** The value of a field that names its type first: `rfc822; a@example.org`. */
const typed = (value: string | undefined): string => value?.replace(/^[\w-]+\s*;\s*/, '') ?? ''

/** Status codes (RFC 3463) of addresses that do not exist, have moved, or do not accept mail. */
const OF_ADDRESS = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1|4\.4)$/

/** Words of servers whose status codes say nothing more than that the delivery failed. */
const UNKNOWN_USER =
  /user unknown|unknown user|no such (?:user|recipient|mailbox|address)|does ?n[o']t exist|mailbox (?:unavailable|not found|disabled)|account (?:disabled|closed)|invalid recipient/i

const isOfAddress = (status: string, diagnosis: string): boolean =>
  OF_ADDRESS.test(status) || (/^5\.0\.0$|^$/.test(status) && UNKNOWN_USER.test(diagnosis))
