import { createHash } from 'node:crypto'

/** Computes the challenge of a verifier: its SHA-256 in base64url, as browsers do. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')
