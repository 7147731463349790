import { expect, it } from 'vitest'
import { answerConfirmation } from '@/endpoints/confirmation-form'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { newsletterSite } from '@/src/testing/setups/newsletters'
import { confirmationToken, confirmSubscription, getConfirmationState } from './confirmation'

const payload = await testPayload()

async function confirmingSite() {
  const made = await newsletterSite(payload, {}, { newslettersEnabled: true })
  await made.call('PUT', '/mail-settings', { requiresConfirmation: true })
  const email = `${unique('reader')}@example.com`
  const add = () => made.call('POST', '/subscribers', { email, plan: 'free' })
  const read = async (id: string) =>
    SCHEMAS.getSubscriber.answer.parse((await made.call('GET', `/subscribers/${id}`)).body)
      .subscriber
  const total = async () =>
    SCHEMAS.countNewsletterRecipients.answer.parse(
      (await made.call('GET', '/newsletter-recipient-counts')).body,
    ).recipients.total
  return { ...made, email, add, read, total }
}

const subscriberOf = ({ body }: { body: unknown }) =>
  SCHEMAS.getSubscriber.answer.parse(body).subscriber

const press = (slug: string, token: string, method = 'POST'): Promise<Response> =>
  answerConfirmation(
    payload,
    new Request(`http://${slug}.localhost:3000/`, {
      method,
      headers: { host: `${slug}.localhost:3000` },
    }),
    token,
  )

// docs/product/newsletters.md#confirmation
it('asks a reader whom the owner adds, who gets newsletters once the button is pressed', async () => {
  const { site, email, add, read, total } = await confirmingSite()
  const { id, awaitsConfirmation, confirmedAt } = subscriberOf(await add())
  expect({ awaitsConfirmation, confirmedAt }).toEqual({
    awaitsConfirmation: true,
    confirmedAt: null,
  })
  expect(await total()).toBe(0)
  const mail = await mailbox.waitFor(email)
  expect(mail.subject).toBe(`Confirm your subscription to ${site.title}`)
  const token = /\/confirm-subscription\/(\S+)/.exec(mail.text)?.[1] ?? ''
  await press(site.slug, token, 'GET')
  expect(await getConfirmationState(payload, site.id, token)).toBe('waiting')
  for (const round of [1, 2]) {
    await press(site.slug, token)
    expect(await getConfirmationState(payload, site.id, token), `${round}`).toBe('confirmed')
  }
  expect(await total()).toBe(1)
  const confirmed = await read(id)
  expect(confirmed).toMatchObject({
    awaitsConfirmation: false,
    consentSource: 'Added by the author',
  })
  expect(confirmed.confirmedAt).not.toBeNull()
})

it('sends the mail again when the address is added again, but not without end', async () => {
  const { email, add } = await confirmingSite()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await add()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  await mailbox.waitFor(email, 5)
  expect(mailbox.to(email)).toHaveLength(5)
})

it('takes a mailed sign-in link of the site as a confirmation', async () => {
  const { site, email, add, read } = await confirmingSite()
  const { id } = subscriberOf(await add())
  await mailbox.waitFor(email)
  const path = `/v1/site/${site.slug}/sign-in`
  await callApi(payload, 'POST', path, { body: { email } })
  const { text } = await mailbox.waitFor(email, 2)
  await callApi(payload, 'POST', `${path}/${/mgk=([\w-]+)/.exec(text)?.[1] ?? ''}`)
  expect(await read(id)).toMatchObject({ awaitsConfirmation: false })
})

it('is not asked for where it is switched off, nor of those who came before', async () => {
  const { call, add, total } = await confirmingSite()
  await call('PUT', '/mail-settings', { requiresConfirmation: false })
  expect(subscriberOf(await add())).toMatchObject({ awaitsConfirmation: false })
  await call('PUT', '/mail-settings', { requiresConfirmation: true })
  expect(await total()).toBe(1)
})

it('is refused by a link that is forged, of another site, or thirty days old', async () => {
  const { site, add, read } = await confirmingSite()
  const other = await makeSite(payload)
  const { id } = subscriberOf(await add())
  const token = confirmationToken(payload, site.id, id)
  const late = confirmationToken(payload, site.id, id, Date.now() - 31 * 86_400_000)
  const [, expiry = ''] = token.split('.')
  const longer = token.replace(expiry, String(Number(expiry) + 1))
  expect(await getConfirmationState(payload, other.id, token)).toBeNull()
  expect(await getConfirmationState(payload, site.id, longer)).toBeNull()
  expect(await getConfirmationState(payload, site.id, late)).toBe('expired')
  await press(other.slug, token)
  for (const wrong of [longer, late, `${token}.x`, 'x'])
    await confirmSubscription(payload, site.id, wrong)
  expect(await read(id)).toMatchObject({ awaitsConfirmation: true })
})
