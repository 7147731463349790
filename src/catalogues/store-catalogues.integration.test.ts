import { describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { ingredients } from './catalogues'
import { units } from './catalogues'
import { storeCatalogues } from './store-catalogues'

const payload = await testPayload()

const count = async (table: string): Promise<number> => {
  const { rows } = await payload.db.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

// docs/product/recipes.md#catalogues
describe('the catalogues', () => {
  it('are stored whole with their other names, once, however often', async () => {
    await storeCatalogues(payload)
    const first = [await count('ingredients'), await count('units'), await count('units_texts')]
    expect(first.slice(0, 2)).toEqual([ingredients.length, units.length])
    await storeCatalogues(payload)
    expect([await count('ingredients'), await count('units'), await count('units_texts')]).toEqual(
      first,
    )
  })

  it('leave alone what a platform admin has corrected', async () => {
    await storeCatalogues(payload)
    await payload.db.pool.query(`update ingredients set grams_per_liter = 1 where slug = 'honey'`)
    await storeCatalogues(payload)
    const { rows } = await payload.db.pool.query(
      `select grams_per_liter::int as weight from ingredients where slug = 'honey'`,
    )
    expect(rows).toEqual([{ weight: 1 }])
  })

  it('are read by Payload like anything else', async () => {
    await storeCatalogues(payload)
    const { docs } = await payload.find({
      collection: 'ingredients',
      where: { slug: { equals: 'all-purpose-flour' } },
    })
    expect(docs[0]).toMatchObject({ gramsPerLiter: expect.any(Number), aliases: expect.any(Array) })
  })
})
