import { unique } from '@/src/testing/builders'
import type { Target } from './target'

/** Switches comments of the site of the objects on. */
export async function withComments({ payload, objects }: Target): Promise<void> {
  const data = { commentsEnabled: true }
  await payload.update({ collection: 'sites', id: objects.id, data, depth: 0 })
}

/** A ban of the site. */
export async function ban({ payload, objects }: Target): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    'insert into site_bans (site_id, email) values ($1, $2) returning id',
    [objects.id, `${unique('spammer')}@example.com`],
  )
  return rows[0]?.id ?? ''
}
