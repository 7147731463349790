import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import {
  getCommentSettings,
  getRecipeComments,
  setAkismetKey,
  updateCommentSettings,
  updateRecipeComments,
} from './settings'

const payload = await testPayload()
const RULES = {
  ...{ holdsFirst: true, holdsLinks: false, closesAfterDays: 30 },
  ...{ heldWords: ['casino'], refusedWords: ['pills', 'free money'] },
}

// docs/product/moderation.md#rules
describe('the rules of a site', () => {
  it('hold comments with links until they are set, and are stored as a whole', async () => {
    const site = await makeSite(payload)
    expect(await getCommentSettings(payload, site.id)).toEqual({
      ...{ holdsFirst: false, holdsLinks: true, closesAfterDays: null },
      ...{ heldWords: [], refusedWords: [], hasAkismetKey: false },
    })
    await updateCommentSettings(payload, site.id, RULES)
    const others = await makeSite(payload)
    expect(await getCommentSettings(payload, site.id)).toMatchObject(RULES)
    expect(await getCommentSettings(payload, others.id)).toMatchObject({ heldWords: [] })
  })

  it('keep the Akismet key, which is stored encrypted and never shown', async () => {
    const site = await makeSite(payload)
    expect(await setAkismetKey(payload, site.id, 'secret-key')).toMatchObject({
      ...{ hasAkismetKey: true, holdsLinks: true },
    })
    const kept = await updateCommentSettings(payload, site.id, RULES)
    expect(kept.hasAkismetKey).toBe(true)
    expect(JSON.stringify(kept)).not.toContain('secret-key')
    const { rows } = await payload.db.pool.query<{ key: string }>(
      'select akismet_key as key from site_comment_settings where site_id = $1',
      [site.id],
    )
    expect(rows[0]?.key).not.toContain('secret-key')
    expect(payload.decrypt(rows[0]?.key ?? '')).toBe('secret-key')
    expect(await setAkismetKey(payload, site.id, null)).toMatchObject({ hasAkismetKey: false })
  })
})

// docs/product/moderation.md#closed-recipes
it('comments are closed and opened for a recipe of the site, and keep its version', async () => {
  const [site, others] = [await makeSite(payload), await makeSite(payload)]
  const { id } = await makeRecipe(payload, site.id)
  const version = async () =>
    (await payload.findByID({ collection: 'recipes', id, depth: 0 })).updatedAt
  const before = await version()
  expect(await getRecipeComments(payload, site.id, id)).toEqual({ areCommentsClosed: false })
  const closed = { areCommentsClosed: true }
  expect(await updateRecipeComments(payload, site.id, id, closed)).toEqual(closed)
  expect(await getRecipeComments(payload, site.id, id)).toEqual(closed)
  expect(await version()).toBe(before)
  const foreign = updateRecipeComments(payload, others.id, id, { areCommentsClosed: false })
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
})
