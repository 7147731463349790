import { expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const editor = await makeUser(payload)
const site = await makeSite(payload, { editors: [editor.id] })
const other = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const settings = (method: 'GET' | 'PUT', body?: object, as = token, slug = site.slug) =>
  callApi(payload, method, `/v1/manage/${slug}/mail-settings`, {
    token: as,
    ...(body === undefined ? {} : { body }),
  })

const NONE = {
  senderName: null,
  replyTo: null,
  postalAddress: null,
  requiresConfirmation: false,
  countsOpens: false,
  countsClicks: false,
  hidesPostalNotice: false,
}

// docs/product/mail.md#mail-settings-of-a-site
it('has no mail settings at first, and changes only what is named', async () => {
  const untouched = await settings(
    'GET',
    undefined,
    await makeToken(payload, other.owner),
    other.slug,
  )
  expect(untouched.body).toMatchObject({ mailSettings: NONE })
  await settings('PUT', { senderName: 'Ada of Ferment', replyTo: 'Ada@Example.COM' })
  await settings('PUT', { postalAddress: ' Bread Street 1\r\n12345 Town ', countsOpens: true })
  const { body } = await settings('PUT', { senderName: '  ' })
  const stored = {
    ...NONE,
    replyTo: 'ada@example.com',
    postalAddress: 'Bread Street 1\n12345 Town',
    countsOpens: true,
  }
  expect(body).toMatchObject({ mailSettings: stored })
  expect((await settings('GET')).body).toEqual(body)
  const again = await settings('GET', undefined, await makeToken(payload, other.owner), other.slug)
  expect(again.body).toEqual(untouched.body)
})

it('are read by editors and written by the owner alone', async () => {
  const as = await makeToken(payload, editor.id)
  expect((await settings('GET', undefined, as)).status).toBe(200)
  expect((await settings('PUT', { senderName: 'Eve' }, as)).status).toBe(403)
  const stranger = await makeToken(payload, other.owner)
  expect((await settings('GET', undefined, stranger)).status).toBe(404)
  expect((await settings('PUT', { senderName: 'Eve' }, stranger)).status).toBe(404)
})

it('accept nothing that could begin another header', async () => {
  const { body } = await settings('PUT', { senderName: 'Ada\r\nBcc: eve@example.com' })
  expect(body).toMatchObject({ mailSettings: { senderName: 'Ada Bcc: eve@example.com' } })
  for (const replyTo of [
    'a@example.com\r\nBcc: eve@example.com',
    'a@example.com, eve@example.com',
    '"Eve" <eve@example.com>',
    'ada',
  ]) {
    expect((await settings('PUT', { replyTo })).status, replyTo).toBe(422)
  }
  expect((await settings('PUT', {})).status).toBe(422)
  expect((await settings('PUT', { dkimPrivateKey: 'x' })).status).toBe(422)
})
