import { accountUrl } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { isSameSignature, signatureOf } from '../signing'

const PURPOSE = 'upload addresses'

/** Builds a signed URL for the upload of one file: key, content type and expiry. */
export function signedUploadUrl(
  { deployment, secret }: { deployment: Deployment; secret: string },
  key: string,
  contentType: string,
  expiresAt: Date,
): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000))
  const url = new URL(accountUrl(deployment, `/media/uploads/${encodeURIComponent(key)}`))
  url.searchParams.set('contentType', contentType)
  url.searchParams.set('expires', expires)
  url.searchParams.set('signature', signature(secret, key, contentType, expires))
  return url.href
}

/**
 * Returns the content type for which one of our URLs was signed; null when the signature is invalid or
 * expired.
 */
export function signedContentType(
  secret: string,
  key: string,
  query: URLSearchParams,
): string | null {
  const contentType = query.get('contentType') ?? ''
  const expires = query.get('expires') ?? ''
  const expected = signature(secret, key, contentType, expires)
  if (!isSameSignature(expected, query.get('signature') ?? '')) return null
  return Number(expires) * 1000 > Date.now() ? contentType : null
}

const signature = (secret: string, key: string, contentType: string, expires: string): string =>
  signatureOf(secret, PURPOSE, [key, contentType, expires]).toString('base64url')
