import { describe, expect, it } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { errorMessage, isTransient } from './error-message'

const FAILED = 'Something went wrong. Please try again.'

describe('the words of a failure', () => {
  it('are the server’s, also when it says that a service is away', () => {
    const message = 'Payments are not available just now. Try again in a minute.'
    const error = { code: 'unavailable', message }
    expect(errorMessage(new ApiError(503, { error }))).toBe(message)
    expect(errorMessage(new ApiError(409, { error: { code: 'conflict', message } }))).toBe(message)
  })

  it('are neither the browser’s nor a status', () => {
    expect(errorMessage(new TypeError('Failed to fetch'))).toBe(FAILED)
    expect(errorMessage(new ApiError(502, null))).toBe(FAILED)
  })
})

it('another try is offered where the server could not answer, and not where it refused', () => {
  expect(isTransient(new TypeError('Failed to fetch'))).toBe(true)
  for (const status of [429, 500, 503]) expect(isTransient(new ApiError(status, null))).toBe(true)
  for (const status of [404, 409, 422]) expect(isTransient(new ApiError(status, null))).toBe(false)
})
