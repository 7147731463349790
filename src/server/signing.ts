import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Derives a key for each purpose: a signature of one is invalid for another. */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Signs a list of parts with the deployment's secret, for one purpose; as bytes. */
export const signatureOf = (secret: string, purpose: string, parts: readonly string[]): Buffer =>
  createHmac('sha256', keyFor(secret, purpose)).update(JSON.stringify(parts)).digest()

/** Compares signatures in constant time. */
export const isSameSignature = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
