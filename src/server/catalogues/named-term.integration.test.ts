import { describe, expect, it } from 'vitest'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { findOrCreateTerm, findTerm } from './named-term'

const payload = await testPayload()
const site = await makeSite(payload)

// docs/product/kitchen.md#terms
describe('a term that is named', () => {
  it('is created once for a site, however it is capitalised', async () => {
    const title = unique('Weeknight')
    expect(await findTerm(payload, site.id, { kind: 'tag', title })).toBeNull()
    const made = await findOrCreateTerm(payload, site.id, { kind: 'tag', title })
    const again = await findOrCreateTerm(payload, site.id, {
      kind: 'tag',
      title: title.toUpperCase(),
    })
    expect(again).toEqual(made)
  })

  it('is one term for requests that come at once', async () => {
    const name = { kind: 'cuisine', title: unique('Cuisine') } as const
    const made = await Promise.all(
      Array.from({ length: 5 }, () => findOrCreateTerm(payload, site.id, name)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  it('may be written in any script, each with a slug of its own', async () => {
    const slugs = await Promise.all(
      ['日本料理', '韓国料理', 'بهارات'].map(
        async (title) => (await findOrCreateTerm(payload, site.id, { kind: 'tag', title })).slug,
      ),
    )
    expect(new Set(slugs).size).toBe(3)
    const again = await findOrCreateTerm(payload, site.id, { kind: 'tag', title: '日本料理' })
    expect(again.slug).toBe(slugs[0])
  })

  it('needs a letter or digit', async () => {
    await expect(
      findOrCreateTerm(payload, site.id, { kind: 'tag', title: '!?' }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'title', message: 'Use at least one letter or digit' }],
    })
  })

  it('of another site is not used', async () => {
    const other = await makeSite(payload)
    const name = { kind: 'tag', title: unique('Theirs') } as const
    const theirs = await findOrCreateTerm(payload, other.id, name)
    expect((await findOrCreateTerm(payload, site.id, name)).id).not.toBe(theirs.id)
  })
})
