import { describe, expect, it } from 'vitest'
import { answerGuestComment } from '@/endpoints/guest-comment-form'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { deleteExpired } from '../../housekeeping'
import { getGuestComment } from './publish'

const payload = await testPayload({ LIMITS_FACTOR: '100000' })
const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

/** A site that takes comments of guests, with a recipe. */
async function open(options: Parameters<typeof makeSite>[1] = {}) {
  const data = { commentsEnabled: true, guestCommentsEnabled: true, ...options }
  const site = await makeSite(payload, data)
  const recipe = await makeRecipe(payload, site.id, { title: 'Rye loaf' })
  const email = `${unique('guest')}@example.com`
  const host = `${site.slug}.localhost:3000`
  const request = (more: object = {}) =>
    callApi(payload, 'POST', `/v1/site/${site.slug}/guest-comments`, {
      body: { name: 'Ada', email, content: 'Rose well.', recipeId: recipe.id, ...more },
    })
  /** The token of the mailed link. */
  const token = async (count = 1): Promise<string> => {
    await expect.poll(() => mailbox.to(email).length).toBe(count)
    return /guest-comments\/(\S+)/.exec(mailbox.to(email)[0]?.text ?? '')?.[1] ?? ''
  }
  const press = async (link: string, method = 'POST'): Promise<string | null> => {
    const address = `http://${host}/api/forms/guest-comments/${link}`
    const answer = await answerGuestComment(
      payload,
      new Request(address, { method, headers: { host } }),
      link,
    )
    return answer.headers.get('location')
  }
  const listed = async () => {
    const path = `/v1/site/${site.slug}/comments?recipeId=${recipe.id}`
    return (await callApi(payload, 'GET', path)).body
  }
  return { site, recipe, email, request, token, press, listed }
}

// docs/product/comments.md#guests
describe('a comment of a guest', () => {
  it('is published by the button behind the mailed link, once, and signs nobody in', async () => {
    const { site, recipe, email, request, token, press, listed } = await open({ title: 'Salt' })
    expect(await request({ stars: 4 })).toMatchObject({ status: 201, body: {} })
    expect(await listed()).toMatchObject({ comments: [], total: 0 })
    const link = await token()
    expect(mailbox.to(email)[0]?.subject).toBe('Publish your comment on Salt')
    expect(await getGuestComment(payload, site.id, link)).toMatchObject({ recipe: 'Rye loaf' })
    expect(await press(link, 'GET')).toBe(`/guest-comments/${link}`)
    expect(await listed()).toMatchObject({ comments: [] })
    expect(await press(link)).toMatch(new RegExp(`^/recipes/${recipe.slug}#comments$`))
    expect(await listed()).toMatchObject({ comments: [{ user: { displayName: 'Ada' } }] })
    expect(await press(link)).toBe(`/guest-comments/${link}`)
    expect(await getGuestComment(payload, site.id, link)).toBeNull()
    expect(await listed()).toMatchObject({ total: 1 })
    const { rows } = await run(
      `select u.email, t.stars, (select count(*)::int from auth_sessions a where a.user_id = u.id)
        as sessions from recipe_ratings t join users u on u.id = t.user_id where t.recipe_id = $1`,
      [recipe.id],
    )
    expect(rows).toEqual([{ email, stars: 4, sessions: 0 }])
  })

  it('belongs to the account of its address, which keeps its name', async () => {
    const { site, email, request, token, press, listed } = await open()
    const { id } = await makeUser(payload, { email, displayName: 'Lovelace' })
    await run('insert into site_comment_settings (site_id, holds_first) values ($1, true)', [
      site.id,
    ])
    await request()
    expect(await press(await token())).toBe('/guest-comments/waiting')
    expect(await listed()).toMatchObject({ total: 0 })
    await run(`update comments set status = 'published' where site_id = $1`, [site.id])
    expect(await listed()).toMatchObject({ comments: [{ user: { id, displayName: 'Lovelace' } }] })
  })

  it('is refused where guests, or this one, cannot comment, and for what no comment may have', async () => {
    const { site, email, request } = await open()
    expect((await request({ content: ' ' })).status).toBe(422)
    expect((await request({ email: 'nobody' })).status).toBe(422)
    expect((await request({ stars: 6 })).status).toBe(422)
    expect((await request({ content: 'x'.repeat(100_000) })).status).toBe(422)
    const locked = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    expect((await request({ recipeId: locked.id })).status).toBe(403)
    await run('insert into site_bans (site_id, email) values ($1, $2)', [site.id, email])
    expect((await request({ email: email.replace('@', '+again@') })).status).toBe(403)
    await run('update sites set guest_comments_enabled = false where id = $1', [site.id])
    expect(await request({ email: `${unique('other')}@example.com` })).toMatchObject({
      status: 403,
      body: { error: { message: 'Only signed-in readers can comment on this site.' } },
    })
    expect(mailbox.to(email)).toEqual([])
  })

  it('stays confirmable while it is refused, and is refused for who was banned meanwhile', async () => {
    const { site, email, request, token, press, listed } = await open()
    await request()
    const link = await token()
    const ban = await run('insert into site_bans (site_id, email) values ($1, $2) returning id', [
      site.id,
      email,
    ])
    expect(await press(link)).toBe('/guest-comments/refused')
    expect(await listed()).toMatchObject({ total: 0 })
    await run('delete from site_bans where id = $1', [(ban.rows as { id: string }[])[0]?.id])
    expect(await press(link)).toMatch(/#comments$/)
  })

  it('is not mailed to a suppressed address, which the response does not say', async () => {
    const { email, request } = await open()
    await run(`insert into mail_suppressions (address, reason) values ($1, 'complaint')`, [email])
    expect(await request()).toMatchObject({ status: 201, body: {} })
    expect(mailbox.to(email)).toEqual([])
  })

  it('is of its own site, and gone after a day', async () => {
    const [here, there] = [await open(), await open()]
    await here.request()
    const link = await here.token()
    expect(await there.press(link)).toBe(`/guest-comments/${link}`)
    await run(
      `update guest_comments set expires_at = now() - interval '1 second' where site_id = $1`,
      [here.site.id],
    )
    expect(await here.press(link)).toBe(`/guest-comments/${link}`)
    await deleteExpired((statement) => payload.db.pool.query(statement), {
      versionsPerRecipe: 100,
      versionDays: 365,
    })
    const { rowCount } = await run('select 1 from guest_comments where site_id = $1', [
      here.site.id,
    ])
    expect(rowCount).toBe(0)
  })
})

// docs/product/limits.md#lifetimes
it('forgets the network address of a comment after thirty days', async () => {
  const { site, recipe } = await open()
  const { id } = await makeUser(payload)
  const write = (days: number) =>
    run(
      `insert into comments (site_id, recipe_id, user_id, content, network_address, created_at)
        values ($1, $2, $3, '{}', '203.0.113.7', now() - make_interval(days => $4))`,
      [site.id, recipe.id, id, days],
    )
  await write(29)
  await write(31)
  await deleteExpired((statement) => payload.db.pool.query(statement), {
    versionsPerRecipe: 100,
    versionDays: 365,
  })
  const { rows } = await run(
    'select host(network_address) as address from comments where site_id = $1 order by created_at',
    [site.id],
  )
  expect(rows).toEqual([{ address: null }, { address: '203.0.113.7' }])
})
