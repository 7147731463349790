import pg from 'pg'
import type { Running } from './product'

/** Runs a statement in the database of the product, for states that no screen leads to quickly. */
export async function query(product: Running, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
