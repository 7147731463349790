import { expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { listPublicSites } from './list'

const payload = await testPayload()

it('lists sites, the fullest first, counting only what anyone may read', async () => {
  const small = await makeSite(payload, {
    title: 'Small',
    aboutShort: 'A few recipes.',
    primaryDomain: 'not-verified.example.com',
    domains: [{ domain: 'not-verified.example.com' }],
  })
  const full = await makeSite(payload, {
    title: 'Full',
    primaryDomain: 'full.example.com',
    domains: [{ domain: 'full.example.com', verifiedAt: new Date().toISOString() }],
  })
  await makeRecipe(payload, full.id)
  await makeRecipe(payload, full.id)
  await makeRecipe(payload, small.id)
  await makeRecipe(payload, small.id, { publishedAt: null })
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await makeRecipe(payload, small.id, { publishedAt: tomorrow })

  expect(await listPublicSites(payload)).toEqual([
    {
      slug: full.slug,
      title: 'Full',
      aboutShort: null,
      url: 'http://full.example.com',
      featuredImage: null,
      recipeCount: 2,
    },
    {
      slug: small.slug,
      title: 'Small',
      aboutShort: 'A few recipes.',
      url: `http://${small.slug}.localhost:3000`,
      featuredImage: null,
      recipeCount: 1,
    },
  ])
})
