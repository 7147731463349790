import { describe, expect, it } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { canRetryUpload, RefusedFile } from './refused-file'

// docs/product/kitchen.md#pictures
describe('an upload that failed', () => {
  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an ended session', new ApiError(401, null)],
    ['a busy server', new ApiError(503, null)],
    ['a file that did not arrive whole', new RefusedFile('It did not arrive.', true)],
  ])('can be tried again after %s', (_, error) => {
    expect(canRetryUpload(error)).toBe(true)
  })

  it.each([
    ['a file of another kind', new RefusedFile('This is no picture.')],
    ['a file that the server cannot read', new ApiError(422, null)],
    ['a file that is too large', new ApiError(413, null)],
  ])('cannot after %s', (_, error) => {
    expect(canRetryUpload(error)).toBe(false)
  })
})
