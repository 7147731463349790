import pg from 'pg'
import type { Reader } from '@/src/e2e/support/reader'
import type { Running } from '@/src/e2e/support/product'

/** Makes a user an editor of a site, as its author does in Payload admin. */
export async function makeEditor(product: Running, site: string, { email }: Reader): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into sites_rels (parent_id, path, "order", users_id)
        select s.id, 'editors', 1, u.id from sites s, users u where s.slug = $1 and u.email = $2`,
      [site, email],
    )
  } finally {
    await client.end()
  }
}
