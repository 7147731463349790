import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { Caller } from '../accounts/caller'
import { firstRow } from '../database/statements'

/** Bans expire without a job: the expiry is checked here. */
const IS_BANNED = {
  name: 'rater_is_banned',
  text: `select exists (select 1 from site_bans b where b.site_id = $1
      and (b.expires_at is null or b.expires_at > now())
      and (b.user_id = $2 or lower(b.email) = lower($3) or $4::inet <<= b.network)) as "isBanned"`,
}

const isAddress = (text: string): boolean => /^[\d.]+$|^[\da-f:.]+$/i.test(text)

/** Refuses people who are banned from a site. @throws Failure `forbidden` */
export async function requireNotBanned(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
  address: string,
): Promise<void> {
  const row = await firstRow<{ isBanned: boolean }>(payload, IS_BANNED, [
    siteId,
    caller?.userId ?? null,
    caller?.email ?? null,
    isAddress(address) ? address : null,
  ])
  if (row?.isBanned) throw new Failure('forbidden', 'You cannot take part on this site.')
}
