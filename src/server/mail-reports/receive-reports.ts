import type { Payload } from 'payload'
import { environmentOf } from '../deployment'
import { applyReport } from './apply-report'
import { readMailedReport } from './mailed-report'
import type { ReportRequest, UnresolvedReport } from './mail-report'
import { MAIL_PROVIDERS } from './provider'
import { findRecipient, RETURN_PATH } from './recipient-reference'

/** The outcome of a request that reports something; `unknown` is a provider without a form of reports. */
export type Received = 'stored' | 'forged' | 'malformed' | 'unknown'

/**
 * Receives reports of a mail provider: verifies that they are the provider's and applies each once.
 * @throws when they cannot be verified now or stored, so that the provider sends them again
 * @see docs/product/mail.md#bounces-and-complaints
 */
export async function receiveReports(
  payload: Payload,
  provider: string,
  request: ReportRequest,
): Promise<Received> {
  const read = MAIL_PROVIDERS.get(provider)
  if (!read) return 'unknown'
  const reading = await read(request, environmentOf(payload).mailReports)
  if (typeof reading === 'string') return reading
  for (const report of reading) await applyReport(payload, resolved(payload, report))
  return 'stored'
}

/** Whether an address is the return path of a mail of ours. */
export const isReturnPath = (secret: string, address: string): boolean =>
  address.toLowerCase().startsWith(RETURN_PATH) && findRecipient(secret, address) !== null

/**
 * Receives a mail at a return path, and applies what it reports of mails of ours. Others are ignored:
 * anybody can write to a return path.
 * @param recipients addresses of the SMTP envelope
 * @throws when it cannot be stored, so that the mail server sends it again
 */
export async function receiveReturnedMail(
  payload: Payload,
  raw: Buffer,
  recipients: readonly string[],
): Promise<void> {
  for (const report of await readMailedReport(raw, recipients)) {
    const found = resolved(payload, report)
    if (found.recipientId !== null) await applyReport(payload, found)
  }
}

const resolved = (payload: Payload, { evidence, ...report }: UnresolvedReport) => ({
  ...report,
  recipientId: findRecipient(environmentOf(payload).secret, evidence),
})
