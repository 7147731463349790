import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { Failure, invalidField } from '@/src/contract/failure'
import { lockRow } from '../database/lock-row'
import { rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { RESTORABLE_DAYS } from '../sites/deletion/remove-sites'
import type { Caller } from './caller'

const OWNED_SITES = {
  name: 'owned_sites',
  text: `select s.title, ${isThere('s')} as "isThere" from sites s
    where s.owner_id = $1 order by s.title`,
}

/**
 * Deletes the caller's account with all its data; triggers end paid subscriptions.
 * @throws Failure `validation_failed` for another address, `conflict` for the owner of a site
 * @see docs/product/accounts.md#export-and-deletion
 */
export async function deleteAccount(
  payload: Payload,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
  confirmation: string,
): Promise<void> {
  if (confirmation !== email) {
    throw invalidField('email', 'This is not the email address of your account.')
  }
  await inTransaction(payload, async (req) => {
    // A concurrent creation or transfer of a site waits for this lock.
    await lockRow(payload, 'user', [userId], { mode: 'delete' })
    const sites = await rows<{ title: string; isThere: boolean }>(payload, OWNED_SITES, [userId])
    const titles = sites.filter((site) => site.isThere).map(({ title }) => title)
    if (titles.length > 0) throw ownsSites(titles)
    // What readers pay for a deleted site is still being ended, and it may be restored.
    if (sites.length > 0) throw keepsDeletedSites(sites.map(({ title }) => title))
    await req.payload.delete({ collection: 'users', id: userId, req, depth: 0, select: {} })
  })
}

const ownsSites = (titles: readonly string[]): Failure =>
  new Failure(
    'conflict',
    `You own ${titles.join(', ')}. Transfer or delete your sites first, then delete your account.`,
  )

const keepsDeletedSites = (titles: readonly string[]): Failure =>
  new Failure(
    'conflict',
    `You have deleted ${titles.join(', ')}, which can be restored for ${RESTORABLE_DAYS} days. After that you can delete your account.`,
  )
