import { isSameSignature, signatureOf } from '../signing'

const PURPOSE = 'newsletter recipient'

/** Characters of a signature: 64 bits. */
const SIGNATURE = 16

const sign = (secret: string, id: string): string =>
  signatureOf(secret, PURPOSE, [id]).toString('hex').slice(0, SIGNATURE)

/**
 * Returns the reference of a recipient row: its id with a signature, in letters, digits and a dot. A mail
 * carries it in its Message-ID, its return path and a header, so that a report of the mail leads back to
 * the row, and a forged report to none.
 */
export const recipientReference = (secret: string, recipientId: string): string =>
  `${recipientId.replaceAll('-', '')}.${sign(secret, recipientId)}`

const REFERENCE = new RegExp(
  `(?<![0-9a-f])([0-9a-f]{32})\\.([0-9a-f]{${String(SIGNATURE)}})(?![0-9a-f])`,
  'g',
)

/** Finds the first valid reference in a text and returns the id of its recipient row; null for none. */
export function findRecipient(secret: string, text: string): string | null {
  for (const [, hex = '', signature = ''] of text.toLowerCase().matchAll(REFERENCE)) {
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    if (isSameSignature(sign(secret, id), signature)) return id
  }
  return null
}

/** Beginning of the local part of a return path; a reference follows. */
export const RETURN_PATH = 'bounces+'

/** Returns the return path of a mail to a recipient (VERP), at the domain of the settings. */
export const returnPath = (secret: string, recipientId: string, domain: string): string =>
  `${RETURN_PATH}${recipientReference(secret, recipientId)}@${domain}`
