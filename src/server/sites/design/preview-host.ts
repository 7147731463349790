import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { designPreviewLabel } from '@/src/domain/addresses/design-preview'
import { firstRow } from '../../database/statements'
import { deploymentOf } from '../../deployment'

/** Days after which a site gets another preview host, and after which an old one expires. */
const RENEWED_AFTER = 7
const EXPIRES_AFTER = 14

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Generates 130 random bits as 26 letters and digits that a host name may have. */
const newKey = (): string =>
  Array.from(randomBytes(26), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

const KEY = {
  name: 'site_design_preview_key',
  text: `insert into site_design_previews as p (site_id, key) values ($1, $2)
    on conflict (site_id) do update set
      key = case when p.created_at < now() - interval '${RENEWED_AFTER} days'
        then excluded.key else p.key end,
      created_at = case when p.created_at < now() - interval '${RENEWED_AFTER} days'
        then now() else p.created_at end
    returning key`,
}

/**
 * Returns the origin that shows a site with the draft of its design to everyone who has the URL: the same
 * for a week.
 * @see docs/product/site-design.md#preview-of-the-design
 */
export async function designPreviewUrl(payload: Payload, siteId: string): Promise<string> {
  const row = await firstRow<{ key: string }>(payload, KEY, [siteId, newKey()])
  const { protocol, host } = new URL(accountOrigin(deploymentOf(payload)))
  return `${protocol}//${designPreviewLabel(row?.key ?? '')}.${host}`
}

const SITE = {
  name: 'site_of_design_preview',
  text: `select s.id, s.slug from site_design_previews p join sites s on s.id = p.site_id
    where p.key = $1 and p.created_at > now() - interval '${EXPIRES_AFTER} days'`,
}

/** Finds the site of a preview host; null for an unknown or expired key. */
export const findPreviewSite = async (
  payload: Payload,
  key: string,
): Promise<{ id: string; slug: string } | null> =>
  (await firstRow<{ id: string; slug: string }>(payload, SITE, [key])) ?? null
