import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { buyPlan } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import {
  beginGift,
  claim,
  give,
  monthsOf,
  pay,
  payload,
  post,
  reader,
  site,
} from '@/src/testing/setups/paying/gifts'

// docs/product/payments.md#gifts
describe('a gift', () => {
  it('is paid by one and accepted by another, once', async () => {
    const token = await give()
    const described = await post('/v1/manage/gift-links', { token })
    expect(described.body).toMatchObject({
      gift: { planType: 'monthly', message: 'For your jars', isClaimed: false },
    })
    const [friend, stranger] = [await reader(), await reader()]
    expect((await claim(token, friend.auth)).status).toBe(200)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
    expect((await claim(token, stranger.auth)).status).toBe(409)
    expect(await monthsOf(stranger.id)).toBeUndefined()
  })

  it('is accepted by one of two who open it at once', async () => {
    const token = await give()
    const both = [await reader(), await reader()]
    const answers = await Promise.all(both.map(({ auth }) => claim(token, auth)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(JSON.stringify(late?.body)).toContain('This gift has already been accepted.')
  })

  it('is accepted once by who presses twice', async () => {
    const token = await give()
    const friend = await reader()
    const answers = await Promise.all([claim(token, friend.auth), claim(token, friend.auth)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
  })

  it('is added to what was given before', async () => {
    const friend = await reader()
    await claim(await give(), friend.auth)
    await claim(await give(), friend.auth)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 2 })
  })

  it('is added to another that is accepted in the same moment', async () => {
    const friend = await reader()
    const both = [await give(), await give()]
    const answers = await Promise.all(both.map((token) => claim(token, friend.auth)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 2 })
  })

  it('waits for who pays already, or was given access without end', async () => {
    const token = await give()
    const { userId } = await buyPlan(payload, site.id)
    const paying = await makeToken(payload, userId)
    const friend = await reader()
    await addSubscription(payload, site.id, friend.id, {
      plan_type: 'yearly',
      source: 'complimentary',
    })
    expect((await claim(token, paying)).status).toBe(409)
    expect((await claim(token, friend.auth)).status).toBe(409)
    expect((await claim(token, (await reader()).auth)).status).toBe(200)
  })

  it('says from whom it comes, in words that cannot be turned around', async () => {
    const recipientEmail = `${unique('friend')}@example.com`
    const token = await give({
      recipientEmail,
      giverName: ' Ada \u202e<b>\nBcc: ',
      message: 'For \u202eyour\u2067 ja\u200brs\n<script>alert(1)</script> 🫙 עברית',
    })
    const mail = await mailbox.waitFor(recipientEmail)
    expect(mail.text).toContain('Ada <b> Bcc: (giver')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 🫙 עברית”')
    expect(mail.html).not.toContain('<script')
    const { body } = await post('/v1/manage/gift-links', { token })
    expect(body).toMatchObject({
      gift: {
        giverName: 'Ada <b> Bcc:',
        message: 'For your jars\n<script>alert(1)</script> 🫙 עברית',
      },
    })
    const silent = await give({ giverName: '\u2800' })
    const unseen = await post('/v1/manage/gift-links', { token: silent })
    expect(unseen.body).toMatchObject({ gift: { giverName: null } })
  })

  it('is refused to oneself, and with words that cannot be stored', async () => {
    const email = `${unique('giver')}@example.com`
    const path = `/v1/site/${site.slug}/gifts`
    const refused = async (body: object, token?: string) => {
      const answer = await post(path, { plan: 'monthly', email, ...body }, token)
      return [answer.status, JSON.stringify(answer.body)]
    }
    const own = [422, expect.stringContaining('This is your own address.')]
    expect(await refused({ recipientEmail: email.toUpperCase() })).toEqual(own)
    const { id } = await makeUser(payload)
    const { email: ownEmail } = await payload.findByID({ collection: 'users', id })
    const auth = await makeToken(payload, id)
    expect(await refused({ recipientEmail: ownEmail }, auth)).toEqual(own)
    const other = { recipientEmail: `${unique('friend')}@example.com` }
    expect((await refused({ ...other, message: 'a\0b' }))[0]).toBe(422)
    expect((await refused({ ...other, message: 'a'.repeat(1001) }))[0]).toBe(422)
    expect((await refused({ ...other, giverName: 'a'.repeat(101) }))[0]).toBe(422)
  })

  it('is listed for who gave it, signed in or out, with whether it was accepted', async () => {
    const giver = await reader()
    const { email } = await payload.findByID({ collection: 'users', id: giver.id })
    const listed = () => callApi(payload, 'GET', '/v1/manage/gifts', { token: giver.auth })
    await give({ email })
    const token = await give({ plan: 'yearly' }, giver.auth)
    await give()
    const waiting = { planType: 'monthly', claimedAt: null, site: { slug: site.slug } }
    expect((await listed()).body).toMatchObject({
      gifts: [{ planType: 'yearly', claimedAt: null, amountCents: 5000 }, waiting],
    })
    await claim(token, (await reader()).auth)
    expect((await listed()).body).toMatchObject({
      gifts: [{ planType: 'yearly', claimedAt: expect.any(String) }, waiting],
    })
  })

  it('tells its checkout to who pays it, and to nobody else', async () => {
    const giver = await reader()
    const stranger = await reader()
    const recipientEmail = `${unique('friend')}@example.com`
    const session = await beginGift({ recipientEmail }, giver.auth)
    const ask = (id: string, token?: string) =>
      callApi(
        payload,
        'GET',
        `/v1/site/${site.slug}/checkout-sessions/${id}`,
        token ? { token } : {},
      )
    expect((await ask(session, giver.auth)).body).toMatchObject({
      checkoutSession: { status: 'open' },
    })
    await pay(session)
    expect((await ask(session, giver.auth)).body).toMatchObject({
      checkoutSession: { status: 'complete', gift: { recipientEmail }, subscription: null },
    })
    expect((await ask(session)).status).toBe(404)
    expect((await ask(session, stranger.auth)).status).toBe(404)
    // A payer who was signed out has the id alone, and for two days only.
    const signedOut = await beginGift()
    expect((await ask(signedOut)).status).toBe(200)
    expect((await ask(signedOut, stranger.auth)).status).toBe(404)
    await payload.db.pool.query(
      `update checkouts set created_at = now() - interval '2 days' where stripe_session_id = $1`,
      [signedOut],
    )
    expect((await ask(signedOut)).status).toBe(404)
  })

  it('cannot be made up, and ends after a year', async () => {
    const token = await give()
    const { auth } = await reader()
    expect((await claim('gi_guessed', auth)).status).toBe(404)
    expect((await post('/v1/manage/accepted-gifts', { token })).status).toBe(401)
    await payload.db.pool.query(`update gifts set expires_at = now() - interval '1 second'`)
    expect((await claim(token, auth)).status).toBe(409)
    // Its link says so before somebody signs in for nothing.
    const opened = await post('/v1/manage/gift-links', { token })
    expect(opened.status).toBe(409)
    expect(opened.body).toMatchObject({
      error: { message: 'This gift can no longer be accepted: it has expired.' },
    })
  })

  it('that was accepted says so for good', async () => {
    const token = await give()
    const { auth } = await reader()
    expect((await claim(token, auth)).status).toBe(200)
    await payload.db.pool.query(`update gifts set expires_at = now() - interval '1 second'`)
    const opened = await post('/v1/manage/gift-links', { token })
    expect(opened.body).toMatchObject({ gift: { isClaimed: true } })
  })
})
