import { readGenericReport } from './providers/generic'
import { readMailgunReport } from './providers/mailgun'
import { readPostmarkReport } from './providers/postmark'
import { readSendgridReport } from './providers/sendgrid'
import { readSesReport } from './providers/ses'
import type { ReportReading, ReportRequest, ReportSecrets } from './mail-report'

type ReadReport = (
  request: ReportRequest,
  secrets: ReportSecrets,
) => ReportReading | Promise<ReportReading>

/** Providers of mail whose webhooks are understood, by the last part of their address. */
export const MAIL_PROVIDERS: ReadonlyMap<string, ReadReport> = new Map<string, ReadReport>([
  ['ses', (request, secrets) => readSesReport(request, secrets)],
  ['postmark', readPostmarkReport],
  ['mailgun', readMailgunReport],
  ['sendgrid', readSendgridReport],
  ['generic', readGenericReport],
])
