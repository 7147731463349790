import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret, as Standard Webhooks writes it: `whsec_` and base64 of 32 random bytes. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** A message to a webhook, before it is signed. */
export type WebhookMessage = { id: string; body: string }

/**
 * The headers that Standard Webhooks asks for: id, seconds, and a signature by each secret that is valid.
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
  // A text that was encrypted with another key is no secret: nothing is signed with it.
  if (!secret.startsWith(PREFIX)) throw new Error('The secret of a webhook cannot be read.')
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
