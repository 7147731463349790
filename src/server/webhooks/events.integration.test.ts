import { describe, expect, it } from 'vitest'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { storeBatch } from '@/src/importing/pipeline/store-batch'
import { publishRecipe, unpublishRecipe } from '@/src/server/recipes/publish'
import { subscribeForFree } from '@/src/server/subscriptions/subscribe-for-free'
import { callApi } from '@/src/testing/api/call-api'
import { makeLetter } from '@/src/testing/api/letter-requests'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { row, targetFor } from '@/src/testing/setups/store-batch'
import { hookedSite, passTime } from '@/src/testing/setups/webhooks'

const payload = await testPayload()

const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)
const typesOf = (told: readonly { type: string }[]) => told.map(({ type }) => type)

// docs/product/webhooks.md#events
describe('a webhook is told of recipes', () => {
  it('that come to readers, in the shape that anybody gets', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    const { id, slug } = await makeRecipe(payload, site.id, {
      publishedAt: null,
      title: 'Rye loaf',
      privacySetting: 'subscribers_only',
      note: 'A secret note.',
      storyMore: 'A secret story.',
      instructionGroups: [{ instructions: [{ content: 'A secret step.' }] }],
    })
    expect(await receivedMessages()).toEqual([])
    await publishRecipe(payload, site.id, id, undefined)
    const [message, ...others] = await receivedMessages()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      type: 'recipe.published',
      data: {
        id,
        slug,
        title: 'Rye loaf',
        url: `http://${site.slug}.localhost:3000/recipes/${slug}`,
      },
    })
    expect(message?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(JSON.stringify(message)).not.toContain('secret')
  })

  it('and of letters, once, without their text', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    const target = { payload, objects: site }
    const content = [{ type: 'paragraph', children: [{ text: 'A secret text.' }] }] as const
    const written = { audience: 'paid', content, publishedAt: null } as const
    const { id, slug } = await makeLetter(target, written)
    expect(await receivedMessages()).toEqual([])
    const publish = async (): Promise<void> => {
      await payload.update({
        collection: 'letters',
        id,
        data: { publishedAt: new Date().toISOString() },
        depth: 0,
      })
    }
    await publish()
    const [message, ...others] = await receivedMessages()
    expect(others).toEqual([])
    const url = `http://${site.slug}.localhost:3000/letters/${slug}`
    expect(message).toMatchObject({ type: 'letter.published', data: { id, slug, url } })
    expect(JSON.stringify(message)).not.toContain('secret')
    await publish()
    expect(await receivedMessages()).toEqual([])
  })

  it('at the time they appear, by the last plan there was for them', async () => {
    const { site, id: hook, receivedMessages } = await hookedSite(payload)
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const { id } = await makeRecipe(payload, site.id, { publishedAt: day(1) })
    await publishRecipe(payload, site.id, id, day(2))
    expect(await receivedMessages()).toEqual([])
    await passTime(payload, hook, '1 day 1 minute')
    expect(await receivedMessages()).toEqual([])
    await passTime(payload, hook, '1 day')
    // The clock of the recipe is moved without its triggers.
    await payload.db.pool.query(`begin; set local session_replication_role = 'replica';
      update recipes set published_at = now() where id = '${id}'; commit`)
    expect(typesOf(await receivedMessages())).toEqual(['recipe.published'])
  })

  it('not of those that are taken back before they were told', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    await unpublishRecipe(payload, site.id, id)
    expect(await receivedMessages()).toEqual([])
  })

  it('not of another text or date of one that is there', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    expect(await receivedMessages()).toHaveLength(1)
    await publishRecipe(payload, site.id, id, '2020-01-02T03:04:05.000Z')
    await payload.update({ collection: 'recipes', id, data: { title: 'Other' }, depth: 0 })
    expect(await receivedMessages()).toEqual([])
  })

  // docs/product/webhooks.md#what-is-not-told
  it('not of those that an import brings, but of what a person publishes of them', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    await storeBatch(await targetFor(site.id), [
      row('one', { slug: 'one' }),
      row('two', { slug: 'two', publishedAt: null }),
    ])
    expect(await receivedMessages()).toEqual([])
    const { rows } = await run(`select id from recipes where site_id = $1 and slug = 'two'`, [
      site.id,
    ])
    await publishRecipe(payload, site.id, (rows as { id: string }[])[0]?.id ?? '', undefined)
    expect(await receivedMessages()).toMatchObject([{ data: { slug: 'two' } }])
  })
})

describe('a webhook is told of subscribers', () => {
  it('who come, change their plan and go, with their address', async () => {
    const { site, receivedMessages } = await hookedSite(payload)
    const user = await makeUser(payload, { displayName: 'Ada' })
    await subscribeForFree(payload, site.id, user.id)
    await run(`update subscriptions set plan_type = 'monthly' where site_id = $1`, [site.id])
    await run(`update subscriptions set receives_newsletter = false where site_id = $1`, [site.id])
    await run(`update subscriptions set status = 'canceled' where site_id = $1`, [site.id])
    const reader = { email: user.email, displayName: 'Ada' }
    expect(await receivedMessages()).toMatchObject([
      { type: 'subscriber.created', data: { ...reader, planType: 'free', status: 'active' } },
      {
        type: 'subscriber.plan_changed',
        data: { ...reader, planType: 'monthly', previousPlanType: 'free' },
      },
      { type: 'subscriber.unsubscribed', data: { ...reader, receivesNewsletter: false } },
      { type: 'subscriber.removed', data: { ...reader, status: 'canceled' } },
    ])
    await subscribeForFree(payload, site.id, user.id)
    expect(typesOf(await receivedMessages())).toEqual(['subscriber.created'])
  })

  it('who delete their account, without the address that is gone', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['subscriber.removed'])
    const user = await makeUser(payload)
    await subscribeForFree(payload, site.id, user.id)
    await run('delete from users where id = $1', [user.id])
    expect(await receivedMessages()).toMatchObject([
      { type: 'subscriber.removed', data: { email: null } },
    ])
  })
})

// docs/product/webhooks.md#events
describe('a webhook is told of ratings', () => {
  it('with the stars, the recipe and its average, once for each reader, and no address', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['rating.created'])
    const { id: recipeId, slug } = await makeRecipe(payload, site.id)
    const user = await makeUser(payload, { displayName: 'Ada' })
    const token = await makeToken(payload, user.id)
    for (const stars of [4, 2]) {
      const body = { recipeId, stars }
      await callApi(payload, 'PUT', `/v1/site/${site.slug}/ratings`, { token, body })
    }
    const messages = await receivedMessages()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      type: 'rating.created',
      data: {
        stars: 4,
        source: 'reader',
        user: { displayName: 'Ada' },
        recipe: { id: recipeId, slug, rating: { average: 2, count: 1 } },
      },
    })
    expect(JSON.stringify(messages)).not.toContain(user.email)
  })
})

describe('a webhook is told of comments', () => {
  it('with the text and the recipe, and no address', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['comment.created'])
    await payload.update({ collection: 'sites', id: site.id, data: { commentsEnabled: true } })
    const { id: recipeId, slug } = await makeRecipe(payload, site.id)
    const user = await makeUser(payload, { displayName: 'Ada' })
    const token = await makeToken(payload, user.id)
    await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
      token,
      body: { recipeId, content: 'Rose well.' },
    })
    const [message] = await receivedMessages()
    expect(message).toMatchObject({
      type: 'comment.created',
      data: { level: 1, user: { displayName: 'Ada' }, recipe: { id: recipeId, slug } },
    })
    expect(JSON.stringify(message)).toContain('Rose well.')
    expect(JSON.stringify(message)).not.toContain(user.email)
  })

  it('once, when it is published first: one that waits when it is approved', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['comment.created'])
    const { id: recipe } = await makeRecipe(payload, site.id)
    const { id: user } = await makeUser(payload)
    const content = JSON.stringify(lexicalFromDocument([]))
    const { rows } = await run(
      `insert into comments (site_id, recipe_id, user_id, content, status)
        values ($1, $2, $3, $4, 'waiting') returning id`,
      [site.id, recipe, user, content],
    )
    const [{ id }] = rows as [{ id: string }]
    expect(await receivedMessages()).toEqual([])
    const events = async (): Promise<number> => {
      const { rowCount } = await run('select 1 from webhook_deliveries where subject_id = $1', [id])
      return rowCount ?? 0
    }
    for (const [status, count] of [
      ['spam', 0],
      ['published', 1],
      ['hidden', 1],
      ['published', 1],
    ] as const) {
      await run('update comments set status = $2::comment_status where id = $1', [id, status])
      expect(await events()).toBe(count)
    }
  })

  it('cut to the id where it would be larger than 20 KB', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['comment.created'])
    const { id: recipe } = await makeRecipe(payload, site.id)
    const { id: user } = await makeUser(payload)
    const content = lexicalFromDocument([
      { type: 'paragraph', children: [{ text: 'ü'.repeat(12_000) }] },
    ])
    const { rows } = await run(
      `insert into comments (site_id, recipe_id, user_id, content) values ($1, $2, $3, $4)
        returning id`,
      [site.id, recipe, user, JSON.stringify(content)],
    )
    const [{ id }] = rows as [{ id: string }]
    const [message] = await receivedMessages()
    expect(message?.data).toEqual({ id, isCut: true })
  })
})

describe('a webhook', () => {
  it('is told of the events it wants, of its own site', async () => {
    const { site, receivedMessages } = await hookedSite(payload, ['subscriber.created'])
    const other = await makeSite(payload)
    const { id: user } = await makeUser(payload)
    await makeRecipe(payload, site.id)
    await subscribeForFree(payload, other.id, user)
    expect(await receivedMessages()).toEqual([])
  })

  it('goes with its site, which tells nobody of that', async () => {
    const { site, id } = await hookedSite(payload)
    const { id: user } = await makeUser(payload)
    await subscribeForFree(payload, site.id, user)
    await makeRecipe(payload, site.id)
    await run('delete from sites where id = $1', [site.id])
    const { rowCount } = await run('select 1 from webhook_deliveries where webhook_id = $1', [id])
    expect(rowCount).toBe(0)
  })

  it('is switched off when the site has a new owner', async () => {
    const { site, id } = await hookedSite(payload)
    const { id: heir } = await makeUser(payload)
    await run('update sites set owner_id = $2 where id = $1', [site.id, heir])
    const { rows } = await run('select is_enabled, off_reason from webhooks where id = $1', [id])
    expect(rows).toEqual([{ is_enabled: false, off_reason: 'owner' }])
  })
})
