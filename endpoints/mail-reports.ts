import type { Endpoint, PayloadRequest } from 'payload'
import { receiveReports } from '@/src/server/mail-reports/receive-reports'
import type { Received } from '@/src/server/mail-reports/receive-reports'

/** More than a batch of any provider. */
const MAX_BODY = 1_048_576

/**
 * The endpoint for reports of mail providers: `POST /api/mail-reports/{provider}`. Reports that cannot be
 * stored are answered with 500, so that the provider sends them again.
 * @see docs/product/mail.md#bounces-and-complaints
 */
export const mailReportEndpoints: Endpoint[] = [
  { path: '/mail-reports/:provider', method: 'post', handler: receive },
]

const STATUS: Readonly<Record<Received, number>> = {
  stored: 200,
  malformed: 400,
  forged: 401,
  unknown: 404,
}

async function receive(req: PayloadRequest): Promise<Response> {
  const body = (await req.text?.()) ?? ''
  if (body.length > MAX_BODY) return answer(413)
  const provider = String(req.routeParams?.['provider'])
  try {
    return answer(
      STATUS[await receiveReports(req.payload, provider, { body, headers: req.headers })],
    )
  } catch (error) {
    req.payload.logger.error({ err: error, provider, msg: 'A report of a mail was not stored' })
    return answer(500)
  }
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })
