import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request carries a password: as a bearer token, or as the password of basic authentication. */
export function carriesPassword(headers: Headers, password: string | null): boolean {
  const given = givenPassword(headers.get('authorization') ?? '')
  return password !== null && given !== null && timingSafeEqual(hashOf(given), hashOf(password))
}

function givenPassword(authorization: string): string | null {
  const [scheme = '', value = ''] = authorization.split(/\s+/)
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
