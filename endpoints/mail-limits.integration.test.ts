import { beforeEach, describe, expect, it } from 'vitest'
import { unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
beforeEach(() => {
  mailbox.clear()
})

const address = () => `${unique('reader')}@example.com`

describe('limits of mail', () => {
  it('counts tags and spellings of a mailbox as that mailbox', async () => {
    const name = unique('reader')
    const ask = (email: string) =>
      callApi(payload, 'POST', '/v1/manage/sign-in', {
        body: { email },
        headers: { 'x-forwarded-for': '198.51.100.1' },
      })
    const spellings = ['', '+a', '+b', '+c+d', '+E'].map((tag) => `${name}${tag}@Example.com`)
    for (const email of spellings) expect((await ask(email)).status, email).toBe(200)
    expect((await ask(`${name.toUpperCase()}+f@example.com`)).status).toBe(429)
  })

  it('counts machines by IPv4 address, in whatever guise, and by /64 of IPv6', async () => {
    const ask = (from: string) =>
      callApi(payload, 'POST', '/v1/manage/sign-in', {
        body: { email: address() },
        headers: { 'x-forwarded-for': from },
      })
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(`2001:db8:5:6::${count.toString(16)}`)).status).toBe(200)
      expect((await ask(count % 2 ? '203.0.113.9' : '::ffff:cb00:7109')).status).toBe(200)
    }
    expect((await ask('2001:db8:5:6:ffff:ffff:ffff:ffff')).status).toBe(429)
    expect((await ask('2001:db8:5:7::1')).status).toBe(200)
    expect((await ask('::ffff:203.0.113.9')).status).toBe(429)
  })

  it('mails nobody by a text that holds more than one plain address', async () => {
    const victim = address()
    for (const email of [
      `x,${victim}`,
      `0<${victim}`,
      `<${victim}>`,
      `"x"<${victim}>`,
      `mailto:${victim}`,
      `g:${victim};`,
      `(x)${victim}`,
      `x@evil.example,${victim}`,
      `${victim}\r\nBcc:x@evil.example`,
    ]) {
      for (const path of ['/v1/manage/sign-in', '/v1/manage/sign-up', '/v1/manage/early-signups']) {
        const answer = await callApi(payload, 'POST', path, {
          body: { email },
          headers: { 'x-forwarded-for': '198.51.100.2' },
        })
        expect(answer, email).toMatchObject({
          status: 422,
          body: {
            error: {
              issues: [{ path: 'email', message: 'Please enter a valid email address' }],
            },
          },
        })
      }
    }
    expect(mailbox.all()).toEqual([])
  })
})
