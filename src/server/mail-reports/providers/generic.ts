import { z } from 'zod'
import { addressOf, detailOf } from '../mail-report'
import type { ReportReading, ReportRequest, ReportSecrets } from '../mail-report'
import { carriesPassword } from '../password'
import { readJson } from '../read-json'

const Body = z.object({
  reports: z
    .array(
      z.object({
        kind: z.enum(['bounce', 'complaint']),
        isPermanent: z.boolean().default(true),
        address: z.string().max(320),
        messageId: z.string().max(1_000).default(''),
        detail: z.string().max(5_000).default(''),
      }),
    )
    .max(1_000),
})

/** Reads reports in our own form, of a mail server that has no form of its own. */
export function readGenericReport(
  { body, headers }: ReportRequest,
  { password }: ReportSecrets,
): ReportReading {
  if (!carriesPassword(headers, password)) return 'forged'
  const reports = readJson(Body, body)?.reports
  if (!reports) return 'malformed'
  return reports.map(({ kind, isPermanent, address, messageId, detail }) => ({
    kind,
    isPermanent: kind === 'complaint' || isPermanent,
    address: addressOf(address),
    detail: detailOf(detail),
    evidence: messageId,
  }))
}
