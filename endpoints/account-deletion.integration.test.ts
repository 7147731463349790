import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { removeDeletedSites } from '@/src/server/sites/deletion/remove-sites'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })

/** A reader with a bookmark and a comment that somebody else has replied to. */
async function makeReader() {
  const site = await makeSite(payload, { commentsEnabled: true })
  const recipe = await makeRecipe(payload, site.id)
  const { id: userId, email } = await makeUser(payload, { displayName: 'Ada Berg' })
  const token = await makeToken(payload, userId)
  const path = `/v1/site/${site.slug}`
  const recipeId = recipe.id
  await callApi(payload, 'POST', `${path}/bookmarks`, { token, body: { recipeId } })
  const body = { recipeId, content: 'So good.' }
  const written = await callApi(payload, 'POST', `${path}/comments`, { token, body })
  expect(written.status).toBeLessThan(300)
  return { site, recipe, userId, email, token }
}

const remove = (token: string, email: string) =>
  callApi(payload, 'POST', '/v1/manage/account-deletions', { token, body: { email } })

const countOf = async (collection: 'comments' | 'bookmarks' | 'auth-sessions', user: string) =>
  (await payload.count({ collection, where: { user: { equals: user } } })).totalDocs

// docs/product/accounts.md#export-and-deletion
describe('the export of an account', () => {
  it('holds all that is stored of its user, in the shape of the contract, and of nobody else', async () => {
    const { site, recipe, email, token } = await makeReader()
    await makeReader()
    const answer = await callApi(payload, 'GET', '/v1/manage/account-export', { token })
    const { account } = SCHEMAS.getAccountExport.answer.parse(answer.body)
    expect(account).toMatchObject({
      profile: { email, displayName: 'Ada Berg' },
      sessions: [{}],
      bookmarks: [{ site: site.slug, recipe: recipe.slug }],
      comments: [{ site: site.slug, recipe: recipe.slug, text: 'So good.' }],
    })
  })

  it('names subscriptions and payments', async () => {
    const site = await makeSellingSite(payload)
    const { id, userId } = await buyPlan(payload, site.id)
    // Rows of before there was a newsletter.
    await payload.db.pool.query(
      'update subscriptions set receives_newsletter = null where id = $1',
      [id],
    )
    const token = await makeToken(payload, userId)
    const answer = await callApi(payload, 'GET', '/v1/manage/account-export', { token })
    const { account } = SCHEMAS.getAccountExport.answer.parse(answer.body)
    expect(account.subscriptions).toMatchObject([
      { site: site.slug, status: 'active', receivesNewsletter: true },
    ])
    expect(account.payments).toMatchObject([{ site: site.slug, status: 'paid' }])
  })

  it('holds nothing that opens the account', async () => {
    const { token } = await makeReader()
    const { bytes } = await callApi(payload, 'GET', '/v1/manage/account-export', { token })
    expect(bytes.toString()).not.toMatch(/hash|token/i)
  })
})

describe('the deletion of an account', () => {
  it('takes all that belongs to it, and its sessions end', async () => {
    const { userId, email, token } = await makeReader()
    expect((await remove(token, email)).status).toBe(200)
    expect(await payload.count({ collection: 'users', where: { id: { equals: userId } } })).toEqual(
      { totalDocs: 0 },
    )
    for (const collection of ['comments', 'bookmarks', 'auth-sessions'] as const) {
      expect(await countOf(collection, userId), collection).toBe(0)
    }
    const after = await callApi(payload, 'GET', '/v1/manage/current-user', { token })
    expect(after.status).toBe(401)
  })

  it('ends what is paid for', async () => {
    const site = await makeSellingSite(payload)
    const { userId, stripeId } = await buyPlan(payload, site.id)
    const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    await remove(await makeToken(payload, userId), email)
    const { rows } = await payload.db.pool.query<{ subject: string }>(
      'select subject from stripe_events where id = $1',
      [`reader_deleted:${stripeId}`],
    )
    expect(rows).toEqual([{ subject: `ending:${stripeId}` }])
  })

  it('is refused with another address, and changes nothing', async () => {
    const { userId, token } = await makeReader()
    expect(await remove(token, 'somebody-else@example.com')).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', issues: [{ path: 'email' }] } },
    })
    expect(await countOf('comments', userId)).toBe(1)
  })

  it('is refused to the owner of a site, with its name, until the site is gone for good', async () => {
    const site = await makeSite(payload, { title: 'Salt & Sea' })
    const { email } = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    const token = await makeToken(payload, site.owner)
    const refused = await remove(token, email)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    expect(JSON.stringify(refused.body)).toContain('Salt & Sea')
    const body = { site: site.slug, title: 'Salt & Sea' }
    await callApi(payload, 'POST', '/v1/manage/site-deletions', { token, body })
    const waiting = await remove(token, email)
    expect(waiting.status).toBe(409)
    expect(JSON.stringify(waiting.body)).toContain('can be restored for 30 days')
    await payload.db.pool.query(
      `update sites set deleted_at = now() - interval '31 days' where id = $1`,
      [site.id],
    )
    await removeDeletedSites((statement) => payload.db.pool.query(statement))
    expect((await remove(token, email)).status).toBe(200)
  })
})
