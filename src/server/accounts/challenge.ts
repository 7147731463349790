import { createHash } from 'node:crypto'

/** The challenge of a verifier: its SHA-256 in base64url, as browsers make it too. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')
