import { createHash, createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/**
 * Returns whether a service that follows AWS Signature Version 4 would accept a PUT of this content type at
 * a presigned URL. The S3 server of our tests does not check these signatures.
 */
export function isTaken(address: string, contentType: string, secretAccessKey: string): boolean {
  const url = new URL(address)
  const query = (name: string): string => url.searchParams.get(name) ?? ''
  const headers: Readonly<Record<string, string>> = { 'content-type': contentType, host: url.host }
  const names = query('X-Amz-SignedHeaders').split(';')
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
  const request = [
    'PUT',
    url.pathname,
    parameters.join('&'),
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const [, date = '', region = '', service = '', ending = ''] = query('X-Amz-Credential').split('/')
  const scope = [date, region, service, ending].join('/')
  const digest = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', query('X-Amz-Date'), scope, digest].join('\n')
  const key = [date, region, service, ending].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  )
  return hmac(key, text).toString('hex') === query('X-Amz-Signature')
}
