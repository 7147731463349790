import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Creates a secret in the format of Standard Webhooks: `whsec_` and base64 of 32 random bytes. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** An unsigned message to a webhook. */
export type WebhookMessage = { id: string; body: string }

/**
 * Builds the headers of Standard Webhooks: id, timestamp, and a signature by each valid secret.
 * @param now in milliseconds
 * @see docs/product/webhooks.md#signatures
 */
export function signedHeaders(
  { id, body }: WebhookMessage,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

function sign(secret: string, content: string): string {
  // A text encrypted with another key is no secret: nothing is signed with it.
  if (!secret.startsWith(PREFIX)) throw new Error('The secret of a webhook cannot be read.')
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
