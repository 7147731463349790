import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { Failure, invalidField } from '@/src/contract/failure'
import { inTransaction, rowsInTransaction } from '../database/statements'
import { RESTORABLE_DAYS } from '../sites/deletion/remove-sites'
import type { Caller } from './caller'

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
    await rowsInTransaction(req, sql`select id from users where id = ${userId} for update`)
    const sites = await rowsInTransaction(
      req,
      sql`select s.title, ${sql.raw(isThere('s'))} as "isThere" from sites s
        where s.owner_id = ${userId} order by s.title`,
    )
    const titles = sites.filter((site) => site['isThere']).map(({ title }) => String(title))
    if (titles.length > 0) throw ownsSites(titles)
    // What readers pay for a deleted site is still being ended, and it may be restored.
    if (sites.length > 0) throw keepsDeletedSites(sites.map(({ title }) => String(title)))
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
