import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import { createBookmark, deleteBookmark, listBookmarks, siteUserData } from './bookmarks'
import { getCurrentUser } from './current-user'
import { createEarlySignup } from './early-signups'
import { updateProfile } from './profile'
import { payload } from '@/src/testing/setups/accounts'

describe('what a site knows of its reader', () => {
  it('is what they saved there that is still published, the last saved first', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const { id: user } = await makeUser(payload)
    const [one, two, gone, draft, later] = [
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
    ]
    const elsewhere = await makeRecipe(payload, other.id)
    for (const { id } of [one, two, gone, draft, later])
      await createBookmark(payload, site.id, user, id)
    await createBookmark(payload, other.id, user, elsewhere.id)
    const change = (id: string, data: { deletedAt?: string; publishedAt?: string | null }) =>
      payload.update({ collection: 'recipes', id, data })
    await change(gone.id, { deletedAt: new Date().toISOString() })
    await change(draft.id, { publishedAt: null })
    await change(later.id, { publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
    const saved = { bookmarks: [two.id, one.id] }
    expect(await siteUserData(payload, site.id, user)).toEqual(saved)
    expect((await getCurrentUser(payload, user, site.id))?.siteUserData).toEqual(saved)
    expect((await getCurrentUser(payload, user, null))?.siteUserData).toEqual({ bookmarks: [] })
    const all = await listBookmarks(payload, user)
    expect(all.map(({ recipe }) => recipe.id)).toEqual([elsewhere.id, two.id, one.id])
    expect(all[0]?.site).toMatchObject({ slug: other.slug, title: other.title })
    expect(await deleteBookmark(payload, other.id, user, one.id)).toEqual({
      bookmarks: [elsewhere.id],
    })
    expect(await deleteBookmark(payload, site.id, user, one.id)).toEqual({ bookmarks: [two.id] })
  })

  it.each([
    ['free', null, null],
    ['monthly', 500, 'month'],
    ['yearly', 4200, 'year'],
  ] as const)(
    'tells a %s plan with its price and how often it is paid',
    async (plan, price, cadence) => {
      const site = await makeSite(payload)
      const { id: user } = await makeUser(payload)
      await payload.create({
        collection: 'subscriptions',
        data: { user, site: site.id, planType: plan, status: 'active', priceAmountCents: price },
      })
      expect((await getCurrentUser(payload, user, site.id))?.currentUser).toMatchObject({
        isSubscribed: true,
        isSubscribedToFree: plan === 'free',
        isSubscribedToPaid: plan !== 'free',
        currentSubscription: { planType: plan, priceAmountCents: price, cadence },
      })
      expect((await getCurrentUser(payload, user, null))?.currentUser).toMatchObject({
        isSubscribed: false,
        currentSubscription: null,
      })
    },
  )
})

describe('a profile', () => {
  it('shows its picture with a crop of its own, and forgets the crop with the picture', async () => {
    const { id } = await makeUser(payload)
    const { id: picture } = await payload.create({
      collection: 'images',
      data: { key: unique('picture'), uploadedBy: id, width: 100, height: 100 },
    })
    const crop = { width: 50, height: 40, x: 10, y: 20 }
    const cropped = await updateProfile(payload, id, {
      displayName: 'Ada',
      avatar: { id: picture, crop },
    })
    expect(cropped.avatar).toMatchObject({ id: picture, crop })
    const renamed = await updateProfile(payload, id, { displayName: 'Ada' })
    expect(renamed).toMatchObject({ displayName: 'Ada', avatar: { crop } })
    const whole = await updateProfile(payload, id, { displayName: 'Ada', avatar: { id: picture } })
    expect(whole.avatar).toMatchObject({ id: picture, crop: null })
    expect(
      (await updateProfile(payload, id, { displayName: 'Ada', avatar: null })).avatar,
    ).toBeNull()
  })

  it('takes no picture that somebody else uploaded', async () => {
    const { id: picture } = await payload.create({
      collection: 'images',
      data: { key: unique('picture'), uploadedBy: (await makeUser(payload)).id },
    })
    const { id } = await makeUser(payload)
    await expect(
      updateProfile(payload, id, { displayName: 'Ada', avatar: { id: picture } }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'avatar.id' }],
    })
  })
})

describe('who wants to be told when one may start', () => {
  it('is noted once, however often they ask, and counted by network', async () => {
    const email = `${unique('early')}@example.com`
    const address = '203.0.113.77'
    for (let count = 0; count < 20; count += 1) await createEarlySignup(payload, email, address)
    const { totalDocs } = await payload.count({
      collection: 'early-signups',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
    await expect(createEarlySignup(payload, email, address)).rejects.toMatchObject({
      code: 'rate_limited',
    })
  })
})
