import { describe, expect, it } from 'vitest'
import { Failure, notFound } from '@/src/contract/failure'
import { isUniqueViolation, slugConflict } from './conflicts'

const withData = (data: object): Error => Object.assign(new Error('x'), data)
const taken = (constraint: string): Error => withData({ code: '23505', constraint })

function thrownBy(error: unknown): unknown {
  try {
    return slugConflict(error)
  } catch (thrown) {
    return thrown
  }
}

describe('an error that says a value is taken', () => {
  it('is known by the code of Postgres and by the words of Payload, however deep', () => {
    expect(isUniqueViolation(taken('recipes_slug_idx'))).toBe(true)
    const payloads = withData({ data: { errors: [{ message: 'Value must be unique' }] } })
    expect(isUniqueViolation(payloads)).toBe(true)
    const behind = new Error('Failed query', { cause: new Error('x', { cause: taken('a') }) })
    expect(isUniqueViolation(behind)).toBe(true)
  })

  it('is no other error, and nothing that is no error', () => {
    expect(isUniqueViolation(withData({ code: '23503' }))).toBe(false)
    expect(isUniqueViolation(withData({ data: { errors: [{ message: 'Required' }] } }))).toBe(false)
    expect(isUniqueViolation({ code: '23505' })).toBe(false)
    expect(isUniqueViolation(undefined)).toBe(false)
  })
})

describe('a write that lost against another', () => {
  it('is a conflict of its slug', () => {
    expect(thrownBy(taken('recipes_site_id_slug_idx'))).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'slug' }],
    })
    const payloads = withData({ data: { errors: [{ path: 'slug', message: 'must be unique' }] } })
    expect(thrownBy(payloads)).toMatchObject({ issues: [{ path: 'slug' }] })
  })

  it.each([
    ['the primary key of its table', taken('recipe_ingredients_pkey')],
    ['a primary key further down', new Error('x', { cause: taken('recipe_ingredients_pkey') })],
    [
      'a field of Payload',
      withData({ data: { errors: [{ path: 'id', message: 'must be unique' }] } }),
    ],
    [
      'a field within a list',
      withData({ data: { errors: [{ path: 'images.0.id', message: 'must be unique' }] } }),
    ],
  ])('is a conflict of a row’s id when that is what is taken, told by %s', (_, error) => {
    const failure = thrownBy(error)
    expect(failure).toMatchObject({ code: 'conflict' })
    expect(failure).toHaveProperty('message', expect.stringContaining('ID of a row'))
    expect(failure).not.toHaveProperty('issues', [expect.objectContaining({ path: 'slug' })])
  })

  it('stays what it is when it is anything else', () => {
    const [refused, broken] = [notFound('Recipe'), new Error('x')]
    expect(thrownBy(refused)).toBe(refused)
    expect(thrownBy(broken)).toBe(broken)
    // A refusal of ours that another error led to is not read for what is behind it.
    const about = new Failure('conflict', 'Well', { cause: taken('slug') })
    expect(thrownBy(about)).toBe(about)
  })
})
