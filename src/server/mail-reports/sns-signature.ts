import { createVerify } from 'node:crypto'
import { z } from 'zod'

/** A message of Amazon SNS, as it is posted to an endpoint. */
export const SnsMessage = z.looseObject({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})
/** A message of Amazon SNS. */
export type SnsMessage = z.infer<typeof SnsMessage>

/** Loads a certificate in PEM form from an address of Amazon. */
export type LoadCertificate = (url: string) => Promise<string>

/** The keys that are signed, in this order; absent ones are left out. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const

const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/

/** Whether an address leads to Amazon SNS over HTTPS. */
export function isSnsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && SNS_HOST.test(hostname) && port === '' && username === ''
}

/**
 * Verifies the signature of a message with the certificate that it names, which must be one of Amazon's.
 * @throws when the certificate cannot be loaded
 */
export async function isSnsSigned(
  message: SnsMessage,
  load: LoadCertificate = loadCertificate,
): Promise<boolean> {
  if (!isSnsAddress(message.SigningCertURL) || !message.SigningCertURL.endsWith('.pem'))
    return false
  const keys =
    message.Type === 'Notification' ? SIGNED.Notification : SIGNED.SubscriptionConfirmation
  const text = keys
    .flatMap((key) => {
      const value = message[key]
      return value === undefined || value === null ? [] : [`${key}\n${value}\n`]
    })
    .join('')
  const certificate = await load(message.SigningCertURL)
  const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
  try {
    return verify.update(text, 'utf8').verify(certificate, message.Signature, 'base64')
  } catch {
    return false
  }
}

/** Most certificates that are kept; Amazon changes them about once a year. */
const MAX_CERTIFICATES = 10
const certificates = new Map<string, string>()

async function loadCertificate(url: string): Promise<string> {
  const known = certificates.get(url)
  if (known !== undefined) return known
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  if (!response.ok)
    throw new Error(`The certificate of Amazon SNS was answered with ${String(response.status)}`)
  const certificate = await response.text()
  if (certificates.size >= MAX_CERTIFICATES) certificates.clear()
  certificates.set(url, certificate)
  return certificate
}
