import type { Payload } from 'payload'
import { firstRow } from '../database/statements'

const PARTY = {
  name: 'picture_party',
  text: `select coalesce(i.site_id, i.uploaded_by_id)::text as party from images i where i.key = $1`,
}

/**
 * Finds the site of a picture, or else its uploader, as its party in the queue; empty for pictures of
 * neither, and during a database outage.
 */
export async function findPictureParty(payload: Payload, key: string): Promise<string> {
  const found = await firstRow<{ party: string | null }>(payload, PARTY, [key]).catch(() => null)
  return found?.party ?? ''
}
