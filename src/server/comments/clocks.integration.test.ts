import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerGuestComment } from '@/endpoints/guest-comment-form'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { sendCommentNotices } from './notices/send-notices'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)
const DAY = 86_400_000

/** Sets the clock of this process, which is not that of the database. */
function setClock(daysOff: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + daysOff * DAY })
}
afterEach(() => {
  vi.useRealTimers()
})

const SWITCHES = {
  ...{ commentsEnabled: true, guestCommentsEnabled: true },
  ...{ ratingsEnabled: true, visitorRatingsEnabled: true },
}
async function open(options: Parameters<typeof makeSite>[1] = {}) {
  const site = await makeSite(payload, { ...SWITCHES, ...options })
  const recipe = await makeRecipe(payload, site.id, { title: 'Rye loaf' })
  const token = await makeToken(payload, (await makeUser(payload, { displayName: 'Ada' })).id)
  return { site, recipe, token, manager: await makeToken(payload, site.owner) }
}

const write = async (site: TestSite, recipeId: string, token: string): Promise<number> => {
  const body = { recipeId, content: 'Rose well.' }
  return (await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, { token, body })).status
}

describe.each([-1, 1])('with a server whose clock is %i days off', (daysOff) => {
  // docs/product/comments.md#banned-readers
  it('a ban holds until it ends, and no longer', async () => {
    const { site, recipe, token, manager } = await open()
    expect(await write(site, recipe.id, token)).toBe(201)
    const { rows } = await run('select id from comments where site_id = $1', [site.id])
    setClock(daysOff)
    const commentId = (rows[0] as { id: string }).id
    const ban = { target: { kind: 'writer', commentId }, days: 1 }
    const path = `/v1/manage/${site.slug}/bans`
    expect((await callApi(payload, 'POST', path, { token: manager, body: ban })).status).toBe(201)
    expect(await write(site, recipe.id, token)).toBe(403)
    await run(
      `update site_bans set expires_at = expires_at - interval '1 day 1 second' where site_id = $1`,
      [site.id],
    )
    expect(await write(site, recipe.id, token)).toBe(201)
  })

  // docs/product/comments.md#guests
  it('the link of a guest works for a day', async () => {
    const { site, recipe } = await open()
    const host = `${site.slug}.localhost:3000`
    const send = async (): Promise<string> => {
      const email = `${unique('guest')}@example.com`
      await callApi(payload, 'POST', `/v1/site/${site.slug}/guest-comments`, {
        body: { name: 'Ada', email, content: 'Rose well.', recipeId: recipe.id },
      })
      await expect.poll(() => mailbox.to(email).length).toBe(1)
      return /guest-comments\/(\S+)/.exec(mailbox.to(email)[0]?.text ?? '')?.[1] ?? ''
    }
    const press = async (link: string): Promise<string | null> => {
      const url = `http://${host}/api/forms/guest-comments/${link}`
      const request = new Request(url, { method: 'POST', headers: { host } })
      return (await answerGuestComment(payload, request, link)).headers.get('location')
    }
    const age = (interval: string) =>
      run(`update guest_comments set expires_at = expires_at - $2::interval where site_id = $1`, [
        site.id,
        interval,
      ])
    const [inTime, late] = [await send(), await send()]
    setClock(daysOff)
    await age('23 hours')
    expect(await press(inTime)).toBe(`/recipes/${recipe.slug}#comments`)
    await age('1 hour 1 second')
    expect(await press(late)).toBe(`/guest-comments/${late}`)
  })

  // docs/product/ratings.md#visitors
  it('the rating of a visitor stays one a day, with the salt of the day of the database', async () => {
    const { site, recipe } = await open()
    const rate = async (stars: number): Promise<unknown> => {
      const body = { recipeId: recipe.id, stars }
      const headers = { 'x-forwarded-for': '203.0.113.30', 'user-agent': 'Browser/1' }
      const answer = await callApi(payload, 'PUT', `/v1/site/${site.slug}/ratings`, {
        ...{ body, headers },
      })
      return answer.body
    }
    await rate(5)
    setClock(daysOff)
    expect(await rate(3)).toEqual({ rating: { average: 3, count: 1, own: 3 } })
    const { rows } = await run(
      `select count(*)::int as salts from visitor_salts
        where day <> (now() at time zone 'utc')::date`,
      [],
    )
    expect(rows).toEqual([{ salts: 0 }])
  })
})

// docs/product/comments.md#mails-to-authors
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'daily mails about comments are due at eight on the clock of %s',
  async (timeZone) => {
    const { site, recipe, token, manager } = await open({ timeZone })
    const path = `/v1/manage/${site.slug}/comment-notices`
    await callApi(payload, 'PUT', path, { token: manager, body: { frequency: 'daily' } })
    const { email } = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    expect(await write(site, recipe.id, token)).toBe(201)
    const due = () =>
      run(
        `select to_char(due_at at time zone $2, 'HH24:MI') as clock,
            due_at - now() between interval '0' and interval '24 hours' as "isNext"
          from comment_notices where site_id = $1`,
        [site.id, timeZone],
      )
    await run(`update comment_notices set due_at = now() where site_id = $1`, [site.id])
    await sendCommentNotices(payload)
    expect((await due()).rows).toEqual([{ clock: '08:00', isNext: true }])
    expect(mailbox.to(email)).toEqual([])
    await run(
      `with moved as (update comments set created_at = created_at - interval '24 hours'
          where site_id = $1)
        update comment_notices set covered_until = covered_until - interval '24 hours',
          due_at = now() where site_id = $1`,
      [site.id],
    )
    await sendCommentNotices(payload)
    await expect.poll(() => mailbox.to(email).length).toBe(1)
  },
)
