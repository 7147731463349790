import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { answerSubscribeForm } from './subscribe-form'

let payload: Payload
let site: TestSite
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSite(payload, { newslettersEnabled: true })
})

const send = (email: string, headers: Record<string, string> = {}) => {
  const host = `${site.slug}.localhost:3000`
  return answerSubscribeForm(
    payload,
    new Request(`http://${host}/api/forms/subscribe`, {
      method: 'POST',
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({ email }).toString(),
    }),
  )
}

describe('a newsletter form that is sent without script', () => {
  it('mails the link and leads to the thanks', async () => {
    const email = `${unique('reader')}@example.com`
    const answer = await send(email)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `/subscribe/success?email=${encodeURIComponent(email)}`,
    )
    expect((await mailbox.waitFor(email)).text).toContain(`${site.slug}.localhost:3000/`)
  })

  it('leads back with what is wrong', async () => {
    const { email } = await makeUser(payload)
    for (const [address, says] of [
      ['nobody@', 'invalid'],
      ['', 'invalid'],
      [email, 'known'],
    ] as const) {
      expect((await send(address)).headers.get('location')).toBe(`/subscribe#${says}`)
    }
  })

  it('is taken from the site’s own pages only', async () => {
    const email = `${unique('reader')}@example.com`
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      expect((await send(email, { origin })).status).toBe(404)
    }
    expect(mailbox.to(email)).toEqual([])
  })
})
