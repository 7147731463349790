import { createHash, createPublicKey, createVerify } from 'node:crypto'

/** The tags of a DKIM signature or record. */
export const dkimTags = (text: string): Map<string, string> =>
  new Map(
    text
      .split(';')
      .map((tag) => tag.split(/=(.*)/s).map((part) => part.replace(/\s+/g, '')))
      .map(([name = '', value = '']) => [name, value]),
  )

/**
 * Verifies the DKIM signature of a raw mail (RFC 6376: `rsa-sha256`, relaxed headers and body) with the record
 * of its selector, and returns its tags; null if it has none, or the signature is not that of the mail.
 */
export function verifyDkim(raw: string, record: string): Map<string, string> | null {
  const end = raw.indexOf('\r\n\r\n')
  const fields = raw.slice(0, end).split(/\r\n(?![\t ])/)
  const signature = fields.find((field) => /^dkim-signature:/i.test(field))
  if (signature === undefined) return null
  const tags = dkimTags(signature.slice(signature.indexOf(':') + 1))
  const body = raw
    .slice(end + 4)
    .replace(/[\t ]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')
  if (createHash('sha256').update(body).digest('base64') !== tags.get('bh')) return null
  const names = (tags.get('h') ?? '').toLowerCase().split(':')
  const signed = names.flatMap((name) =>
    fields.filter((field) => field.toLowerCase().startsWith(`${name}:`)).map(relaxed),
  )
  const own = relaxed(signature).replace(/(; ?b=)[^;]*$/, '$1')
  const key = createPublicKey({
    key: Buffer.from(dkimTags(record).get('p') ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  const verifier = createVerify('RSA-SHA256').update([...signed, own].join('\r\n'))
  return verifier.verify(key, tags.get('b') ?? '', 'base64') ? tags : null
}

function relaxed(field: string): string {
  const colon = field.indexOf(':')
  const value = field.slice(colon + 1).replace(/\s+/g, ' ')
  return `${field.slice(0, colon).toLowerCase().trim()}:${value.trim()}`
}
