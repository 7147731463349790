import { createHash, randomBytes } from 'node:crypto'

/**
 * Creates a secret token: 256 random bits, URL-safe, after a prefix that names its kind.
 * @see docs/product/accounts.md#mailed-links
 */
export const newToken = (prefix: string): string =>
  `${prefix}_${randomBytes(32).toString('base64url')}`

/** Hashes a token for storage: SHA-256 as hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
