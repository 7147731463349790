import { describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { fingerprints } from '@/src/testing/fingerprints'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()

describe('fingerprints of what is stored', () => {
  it('stay while nothing is written', async () => {
    await makeUser(payload)
    expect(await fingerprints(payload)).toEqual(await fingerprints(payload))
  })

  it('tell a value that changed, a row that came and one that went', async () => {
    const { id } = await makeUser(payload)
    const prints = [await fingerprints(payload)]
    for (const write of [
      () =>
        payload.db.pool.query(`update users set email = 'other@example.com' where id = $1`, [id]),
      () => makeUser(payload),
      () => payload.db.pool.query('delete from users where id = $1', [id]),
    ]) {
      await write()
      prints.push(await fingerprints(payload))
    }
    const { length } = prints
    expect(new Set(prints.map((each) => each['users'])).size).toBe(length)
    expect(prints[0]).toMatchObject({ users: expect.stringContaining('<sum>') })
  })

  it('leave out the tables that may change', async () => {
    expect(await fingerprints(payload, ['users'])).not.toHaveProperty('users')
  })
})
