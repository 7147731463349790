import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { deploymentOf, environmentOf } from '../../deployment'

const signatureOf = (payload: Payload, id: string): string =>
  createHmac('sha256', environmentOf(payload).secret)
    .update(`site-export ${id}`)
    .digest('base64url')

/** Builds the token in the link of an export: its id, signed against guessing. */
export const exportToken = (payload: Payload, id: string): string =>
  `${id}.${signatureOf(payload, id)}`

/** The address of an export's zip, on the account host. */
export const exportUrl = (payload: Payload, id: string): string =>
  accountUrl(deploymentOf(payload), `/api/v1/manage/site-exports/${exportToken(payload, id)}`)

/** The id of the export that a token was signed for; null for any other text. */
export function signedExportId(payload: Payload, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null
  const [told, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, id))]
  return told.length === right.length && timingSafeEqual(told, right) ? id : null
}
