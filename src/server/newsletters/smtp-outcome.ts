import { retryPause } from '@/src/domain/newsletters'

/** The result of an attempt to send a mail to a recipient, or the reason why no mail can be sent now. */
export type Outcome =
  | { kind: 'sent'; response: string }
  /** `isUnclear` when the connection was lost: the server may have accepted the mail. */
  | { kind: 'deferred'; response: string; pause: number; isUnclear: boolean }
  | { kind: 'skipped'; response: string }
  | { kind: 'bounced'; response: string }
  | { kind: 'failed'; response: string }
  /** The server could not be reached: the attempt does not count. */
  | { kind: 'outage'; response: string }
  /** The server refuses the sender: every other recipient would fail as well. */
  | { kind: 'refused'; response: string }

/** The fields of nodemailer's errors. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; syscall?: unknown }

/** Longest stored response, in characters. */
const MAX_RESPONSE = 500

/**
 * Classifies the failure of an attempt by the response of the SMTP server.
 * @param attempts the number of attempts, with this one
 * @see docs/product/newsletters.md#retries
 */
export function outcomeOf(error: unknown, attempts: number): Outcome {
  const response = responseOf(error)
  const smtp: SmtpError = typeof error === 'object' && error !== null ? error : {}
  const status = typeof smtp.responseCode === 'number' ? smtp.responseCode : 0
  if (isOutage(smtp, response, status)) return { kind: 'outage', response }
  if (smtp.code === 'EAUTH') return { kind: 'refused', response }
  if (status >= 500) return { kind: permanentKind(smtp, response, status), response }
  const pause = isInvalid(smtp, status) ? null : retryPause(attempts)
  if (pause === null) return { kind: 'failed', response }
  return { kind: 'deferred', response, pause, isUnclear: status === 0 }
}

function permanentKind(
  { command }: SmtpError,
  response: string,
  status: number,
): 'refused' | 'bounced' | 'failed' {
  if (command === 'MAIL FROM') return 'refused'
  return command === 'RCPT TO' && isAboutAddress(status, response) ? 'bounced' : 'failed'
}

/** A mail that nodemailer itself refuses, such as one without a valid recipient. */
const isInvalid = ({ code, command }: SmtpError, status: number): boolean =>
  status === 0 && command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE')

const BEFORE_ANY_MAIL = /^(?:Connection timeout|Greeting never received|Invalid greeting)/

function isOutage({ code, syscall }: SmtpError, response: string, status: number): boolean {
  if (syscall === 'connect' || code === 'EDNS' || code === 'ETLS') return true
  if (code === 'EAUTH') return status >= 400 && status < 500
  return BEFORE_ANY_MAIL.test(response)
}

/** Enhanced status codes of RFC 3463 about an address; other refusals are about the mail or the sender. */
const ADDRESS_STATUS = /\b5\.(?:1\.[0-36]|1\.10|2\.1)\b/
const ENHANCED_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/

const isAboutAddress = (status: number, response: string): boolean =>
  ENHANCED_STATUS.test(response)
    ? ADDRESS_STATUS.test(response)
    : status === 550 || status === 551 || status === 553

function responseOf(error: unknown): string {
  const text = error instanceof Error ? error.message : 'The connection was lost.'
  return printable(text)
}

/** Removes control characters from a response and shortens it. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_RESPONSE)
