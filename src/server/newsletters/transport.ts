import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Transporter } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { Payload } from 'payload'
import { environmentOf } from '../deployment'
import { recipientReference, returnPath } from '../mail-reports/recipient-reference'

export type BulkTransport = Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>

const transports = new WeakMap<object, BulkTransport>()

/**
 * Returns the SMTP transport of newsletters, with connections of its own: they neither delay nor slow down
 * mails that people wait for.
 * @see docs/operating.md#newsletters
 */
export function bulkTransport(payload: Payload): BulkTransport {
  const known = transports.get(payload.config)
  if (known) return known
  const { smtpUrl, connections, timeoutSeconds } = environmentOf(payload).bulkMail
  const timeout = timeoutSeconds * 1_000
  const options: SMTPPool.Options & { maxRequeues: number } = {
    pool: true,
    url: smtpUrl,
    maxConnections: connections,
    // A mail whose connection was lost may have arrived: our own queue decides when it is sent again.
    maxRequeues: 0,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    getSocket: ({ host, port, secure }, done) =>
      done(null, { connection: openSocket(host, port ?? (secure === true ? 465 : 587)) }),
  }
  // Beside a URL, `createTransport` ignores all other options.
  const transport = createTransport(new SMTPPool(options))
  transports.set(payload.config, transport)
  return transport
}

/**
 * Opens a connection that sends small packets at once: a mail ends with one, which would be held back for
 * 40 ms (Nagle's algorithm). Nodemailer reports the errors of the connection.
 */
const openSocket = (host = 'localhost', port: number): Socket =>
  connect({ host, port, noDelay: true, keepAlive: true })

/** Most SMTP steps of a mail that may each last the whole timeout, and of the mail before it. */
const STEPS = 20

/** Seconds of a lease: longer than every SMTP step together. */
export const leaseSeconds = (payload: Payload): number =>
  environmentOf(payload).bulkMail.timeoutSeconds * STEPS

/**
 * Builds what identifies a recipient's mail, the same for every attempt, so that mail programs recognise a
 * repeated one and reports of mail servers lead back to the recipient: the Message-ID, headers that providers
 * of mail return with their reports, and the return path, of its own if that is set up (VERP).
 * @see docs/product/mail.md#bounces-and-complaints
 */
export function identityOf(
  payload: Payload,
  { id, address }: { id: string; address: string },
  defaultReturnPath: string,
) {
  const { secret, deployment, mailReports } = environmentOf(payload)
  const reference = recipientReference(secret, id)
  const { bounceDomain } = mailReports
  return {
    messageId: `<${reference}@${deployment.rootDomain.replace(/:\d+$/, '')}>`,
    headers: { 'X-Mail-Reference': reference, 'X-PM-Metadata-reference': reference },
    envelope: {
      from: bounceDomain === null ? defaultReturnPath : returnPath(secret, id, bounceDomain),
      to: address,
    },
  }
}
