import { createHash, randomBytes } from 'node:crypto'

/**
 * A new secret token: 256 bits, URL-safe, with a prefix that tells its kind.
 * @see docs/product/accounts.md#mailed-links
 */
export const newToken = (prefix: string): string =>
  `${prefix}_${randomBytes(32).toString('base64url')}`

/** The stored form of a token: its SHA-256 as hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
