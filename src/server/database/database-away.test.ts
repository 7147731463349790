import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './database-away'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

describe('an error for want of the database', () => {
  it('is known by what Postgres, the network and the pool say, however deep', () => {
    for (const code of ['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET']) {
      expect(isDatabaseAway(coded(code)), code).toBe(true)
    }
    expect(isDatabaseAway(new Error('Failed query', { cause: coded('57P01') }))).toBe(true)
    expect(isDatabaseAway(new AggregateError([coded('x'), coded('ECONNREFUSED')]))).toBe(true)
    expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it('is none that the statement itself made', () => {
    for (const code of ['23505', '22P02', '42601', 'ENOENT']) {
      expect(isDatabaseAway(coded(code)), code).toBe(false)
    }
    expect(isDatabaseAway('57P01')).toBe(false)
    const circle = new Error('x')
    circle.cause = circle
    expect(isDatabaseAway(circle)).toBe(false)
  })
})
