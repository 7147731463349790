import { describe, expect, it } from 'vitest'
import { scrub, scrubValue } from '@/src/runtime/process/scrub'

const TOKEN = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE'

describe('what is logged', () => {
  it('names no mail address', () => {
    const text = 'Mail to Ann <ann@example.com>, bo.b+x@mail.example.org failed (hello@localhost)'
    expect(scrub(text)).toBe('Mail to Ann <[address]>, [address] failed ([address])')
  })

  it.each([
    '"ann b"@example.com',
    '"a@b \\" c"@example.com',
    'änn@exämple.de',
    'анна@пример.рф',
    'ann@[127.0.0.1]',
    'ann@[IPv6:2001:db8::1]',
    'ann%40example.com',
    'ann%2540example.com',
    'ann%2Bnews%40mail.example.co.uk',
    "o'hara@example.com",
  ])('names no mail address, however it is written: %s', (address) => {
    const shown = scrub(`GET /unsubscribe/${address} failed for ${address}.`)
    expect(shown).toMatch(/\[address\].*\[address\]/)
    for (const part of [
      'ann',
      'änn',
      'анна',
      'hara',
      'example',
      'exämple',
      'пример',
      '127',
      '2001',
    ]) {
      expect(shown.replaceAll('[address]', '')).not.toContain(part)
    }
  })

  it('takes no longer than its length, whatever is logged', () => {
    const startedAt = performance.now()
    for (const piece of ['a', '"', '%40', 'a%', '@', '"\\', 'a.', '@a.'])
      scrub(piece.repeat(30_000))
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('holds no token, in a path or a query', () => {
    expect(scrub(`POST /api/v1/manage/sign-in/${TOKEN} ?mgk=${TOKEN}`)).toBe(
      'POST /api/v1/manage/sign-in/[token] ?mgk=[token]',
    )
  })

  it('holds no login of a service', () => {
    expect(scrub('connect postgres://recipes:p@ss@db.example.org:5432/recipes')).toBe(
      'connect postgres://[login]@db.example.org:5432/recipes',
    )
  })

  it('keeps ids, which one needs to find a thing', () => {
    const id = '0b9f4f3e-3b0a-4d55-9d0e-1f6f7a7b8c9d'
    expect(scrub(`recipe ${id}`)).toBe(`recipe ${id}`)
  })

  it('loses what stands under the name of a secret, however deep', () => {
    const value = { request: { headers: { Authorization: 'Bearer x', host: 'localhost' } } }
    expect(scrubValue(value)).toEqual({
      request: { headers: { Authorization: '[secret]', host: 'localhost' } },
    })
  })

  it('shows an error with its cause, scrubbed', () => {
    const cause = new Error('Key (email)=(ann@example.com) already exists.')
    const shown = JSON.stringify(scrubValue(new Error('insert failed', { cause })))
    expect(shown).toContain('insert failed')
    expect(shown).toContain('already exists')
    expect(shown).not.toContain('ann@example.com')
  })
})
