import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'

const read = async (head: string, ...lines: readonly string[]) =>
  readAll(await createFiles({ 'people.csv': [head, ...lines].join('\n') }))

/** Reads one subscriber. */
const person = async (head: string, line: string) => (await read(head, line)).subscribers[0]

describe('a table of subscribers', () => {
  it('is known by its column of addresses, whatever that is called', async () => {
    for (const head of ['email', 'E-Mail', 'Email Address', 'subscriber_email']) {
      const { formats, subscribers } = await read(`${head},x`, ' Ada@Example.com ,1')
      expect([...formats], head).toEqual(['subscribers'])
      expect(subscribers.map(({ email }) => email)).toEqual(['ada@example.com'])
    }
  })

  it('names lines without an address, and what is none', async () => {
    const { problems, subscribers } = await read(
      'email,name',
      ',Ada',
      'nobody,Bo',
      'c@example.com,',
    )
    expect(problems).toEqual([
      'people.csv:2: The email address is missing.',
      'people.csv:3: “nobody” is not a valid email address.',
    ])
    expect(subscribers).toHaveLength(1)
  })

  it('names its columns that have no place, once for all subscribers', async () => {
    const head = 'email,name,created_at,status,member_rating,"Favourite, so far"'
    const { nothing } = await read(head, 'a@example.com,Ada,2024-01-02,subscribed,2,soup')
    expect(nothing).toEqual([
      'Columns not stored, because there is no field for them: member_rating, Favourite, so far.',
    ])
  })

  it('gives names whole or in two parts, and none that is too short', async () => {
    const name = async (head: string, line: string) => (await person(head, line))?.displayName
    expect(await name('email,name,first_name', 'a@example.com,Ada Öst,A')).toBe('Ada Öst')
    expect(await name('Email,First Name,Last Name', 'a@example.com,Ada,Öst')).toBe('Ada Öst')
    expect(await name('email,last-name', 'a@example.com,Öst')).toBe('Öst')
    expect(await name('email,name', 'a@example.com,A\u200bda \u202eÖst')).toBe('Ada Öst')
    expect(await name('email,name', 'a@example.com,A')).toBeNull()
    expect(await name('email,name', `a@example.com,${'x'.repeat(256)}`)).toBeNull()
  })

  it('is read without the signs that keep spreadsheets from calculating', async () => {
    expect((await person('email,name', "a@example.com,'=SUM(B:B)"))?.displayName).toBe('=SUM(B:B)')
  })

  it('tells since when somebody subscribes', async () => {
    for (const column of ['created_at', 'Subscribed At', 'OPTIN_TIME', 'date added']) {
      expect((await person(`email,${column}`, 'a@example.com,2020-01-02'))?.subscribedAt).toBe(
        '2020-01-02T00:00:00.000Z',
      )
    }
    expect((await person('email,x', 'a@example.com,2020-01-02'))?.subscribedAt).toBeNull()
  })

  it('keeps newsletters from those who have left or want none', async () => {
    const receives = async (column: string, value: string) =>
      (await person(`email,${column}`, `a@example.com,${value}`))?.receivesNewsletter
    const not: readonly [string, string][] = [
      ['email_disabled', 'true'],
      ['unsubscribed', 'Yes'],
      ['subscribed_to_emails', 'false'],
      ['receives_newsletter', 'No'],
      ['subscribed', '0'],
      ['status', 'Unsubscribed'],
      ['member status', 'cleaned'],
      ['state', 'bounced'],
      ['status', 'cancelled'],
    ]
    for (const [column, value] of not) {
      expect(await receives(column, value), `${column} ${value}`).toBe(false)
    }
    expect(await receives('email_disabled', 'false')).toBe(true)
    expect(await receives('subscribed', 'true')).toBe(true)
    expect(await receives('status', 'active')).toBe(true)
  })

  it('says of those who paid elsewhere that they will not here', async () => {
    const warnings = async (head: string, line: string) =>
      (await person(`email,${head}`, `a@example.com,${line}`))?.warnings
    const paid = [expect.stringContaining('imported as a free subscriber') as unknown]
    expect(await warnings('plan', 'paid')).toEqual(paid)
    expect(await warnings('plan', 'Monthly')).toEqual(paid)
    expect(await warnings('subscription', 'comped')).toEqual(paid)
    expect(await warnings('stripe_customer_id', 'cus_1')).toEqual(paid)
    expect(await warnings('active_subscription,expiry', 'true,2030-01-01')).toEqual(paid)
    // Substack calls everybody active whose paid time has an end.
    expect(await warnings('active_subscription,expiry', 'true,')).toEqual([])
    expect(await warnings('active_subscription,expiry', 'false,2030-01-01')).toEqual([])
    expect(await warnings('plan', 'free')).toEqual([])
  })
})
