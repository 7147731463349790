import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { addSubscriber } from '@/src/testing/setups/newsletters'
import { sendWeeklySummaries } from './send-summaries'

const payload = await testPayload()

/** A site with an owner and an editor who get the summary. */
async function summarised(options: Parameters<typeof makeSite>[1] = {}) {
  const editor = await makeUser(payload)
  const site = await makeSite(payload, { ...options, editors: [editor.id] })
  const owner = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
  const put = async (userId: string, isEnabled: boolean) =>
    callApi(payload, 'PUT', `/v1/manage/${site.slug}/weekly-summary`, {
      token: await makeToken(payload, userId),
      body: { isEnabled },
    })
  /** Lets a week pass, and a worker send. */
  const passWeek = () =>
    payload.db.pool.query(
      `update weekly_summaries set next_at = now() - interval '1 second', covered_until = now() - interval '8 days'
        where site_id = $1`,
      [site.id],
    )
  const mailsTo = async (email: string, count: number) => {
    await expect.poll(() => mailbox.to(email).length).toBe(count)
    return mailbox.to(email)
  }
  return { site, owner, editor, put, passWeek, mailsTo }
}

// docs/product/kitchen.md#weekly-summary
describe('the weekly summary', () => {
  it('tells owner and editors what happened, and revenue to the owner alone', async () => {
    const { site, owner, editor, put, passWeek, mailsTo } = await summarised({ title: 'Salt' })
    for (const { id } of [owner, editor]) expect((await put(id, true)).status).toBe(200)
    await addSubscriber(payload, site.id)
    const left = await addSubscriber(payload, site.id)
    await payload.db.pool.query(`update subscriptions set status = 'canceled' where id = $1`, [
      left.id,
    ])
    const recipe = await makeRecipe(payload, site.id, { title: 'Rye loaf' })
    await payload.db.pool.query(
      'insert into bookmarks (site_id, user_id, recipe_id) values ($1, $2, $3)',
      [site.id, left.userId, recipe.id],
    )
    await passWeek()
    await sendWeeklySummaries(payload)
    const [mail] = await mailsTo(owner.email, 1)
    expect(mail?.subject).toBe('Your week at Salt')
    expect(mail?.text).toContain('2 new and 1 lost subscribers. You have 1 now.')
    expect(mail?.text).toContain('There is no revenue from subscriptions yet.')
    expect(mail?.text).toContain('0 new comments.')
    expect(mail?.text).toContain('Most saved and discussed recipes: Rye loaf.')
    expect(mail?.text).toContain('No newsletter is scheduled.')
    expect(mail?.text).toContain(`/kitchen/${site.slug}/overview`)
    const [other] = await mailsTo(editor.email, 1)
    expect(other?.text).not.toContain('revenue')
  })

  it('names the recipes that were read most where views were counted', async () => {
    const { site, owner, put, passWeek, mailsTo } = await summarised({})
    await put(owner.id, true)
    const [less, most] = [
      await makeRecipe(payload, site.id, { title: 'Oat bread' }),
      await makeRecipe(payload, site.id, { title: 'Rye loaf' }),
    ]
    await payload.db.pool.query(
      `insert into recipe_days (recipe_id, day, views) select unnest($1::uuid[]),
        (now() at time zone 'utc')::date, unnest($2::int[])`,
      [
        [less.id, most.id],
        [3, 20],
      ],
    )
    await passWeek()
    await sendWeeklySummaries(payload)
    const [mail] = await mailsTo(owner.email, 1)
    expect(mail?.text).toContain('Most read recipes: Rye loaf, Oat bread.')
  })

  it('is sent once by two workers, also in a quiet week, in the language of the site', async () => {
    const { owner, put, passWeek, mailsTo } = await summarised({ language: 'fr' })
    await put(owner.id, true)
    await passWeek()
    await Promise.all([sendWeeklySummaries(payload), sendWeeklySummaries(payload)])
    await sendWeeklySummaries(payload)
    const [mail] = await mailsTo(owner.email, 1)
    expect(mail?.subject).toMatch(/^Votre semaine sur /)
    expect(mail?.text).toContain('Personne n’a enregistré ni commenté de recette cette semaine.')
  })

  it('is sent to nobody who did not switch it on, has switched it off, or has left', async () => {
    const { site, owner, editor, put, passWeek } = await summarised()
    await put(editor.id, true)
    await put(owner.id, true)
    await put(owner.id, false)
    await payload.db.pool.query(
      `delete from sites_rels where parent_id = $1 and path = 'editors'`,
      [site.id],
    )
    await passWeek()
    expect(await sendWeeklySummaries(payload)).toBe(0)
    expect([...mailbox.to(owner.email), ...mailbox.to(editor.email)]).toEqual([])
  })

  it('waits for the Monday of a time zone to which the site has moved', async () => {
    const { site, owner, put } = await summarised()
    await put(owner.id, true)
    await payload.db.pool.query(
      `update weekly_summaries set next_at = now() - interval '1 second' where site_id = $1`,
      [site.id],
    )
    expect(await sendWeeklySummaries(payload)).toBe(0)
    const { rows } = await payload.db.pool.query<{ isLater: boolean }>(
      'select next_at > now() as "isLater" from weekly_summaries where site_id = $1',
      [site.id],
    )
    expect(rows).toEqual([{ isLater: true }])
  })
})
