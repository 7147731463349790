import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SiteSlug, Slug } from './basics'
import { Failure } from './failure'
import { parsePart } from './validation'

const Written = z.object({
  title: z.string().max(3),
  rows: z.array(z.number().min(0).max(1_000_000)).max(2),
  email: z.string().max(3, { error: 'Please enter a valid email address' }),
})

const messages = (value: unknown): Record<string, string> => {
  try {
    parsePart(Written, value)
    return {}
  } catch (error) {
    const issues = error instanceof Failure ? (error.issues ?? []) : []
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]))
  }
}

// docs/product/api.md#validation-messages
describe('messages', () => {
  it('say bounds in words, unless the schema has words of its own', () => {
    expect(messages({ title: 'long', rows: [1, 2, 3], email: 'a@b.c' })).toEqual({
      title: '3 characters at most',
      rows: '2 entries at most',
      email: 'Please enter a valid email address',
    })
    expect(messages({ title: '', rows: [-1, 2_000_000], email: '' })).toEqual({
      'rows.0': '0 at least',
      'rows.1': '1,000,000 at most',
    })
  })

  it('call an empty slug missing, and nothing else', () => {
    for (const schema of [Slug, SiteSlug]) {
      const found = schema.safeParse('  ').error?.issues.map(({ message }) => message)
      expect(found).toEqual(['Required'])
    }
  })

  it('call missing fields so, and wrong ones wrong', () => {
    expect(messages({ rows: 7, email: '' })).toEqual({
      title: 'Required',
      rows: 'Invalid input',
    })
  })
})
