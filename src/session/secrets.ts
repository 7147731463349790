import { CHALLENGE_PATTERN } from '@/src/domain/accounts'

/** Generates a secret of this browser: 256 random bits. */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Computes the challenge of a verifier, its SHA-256, which is safe to send. Null where pages are served
 * without TLS and browsers cannot compute it; a button is shown there instead.
 */
export async function challengeOf(verifier: string): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const challenge = base64url(new Uint8Array(hash))
  return CHALLENGE_PATTERN.test(challenge) ? challenge : null
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
