import { expect, it } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import type { ErrorBody } from '@/src/contract/error'
import { errorMessage } from './error-message'

const failed = (error: ErrorBody['error']) => new ApiError(422, { error })
const LOOK = 'Some fields are invalid.'

it('says what is wrong where the server names it, each thing once', () => {
  const issue = { path: 'title', message: '200 characters at most' }
  const other = { path: 'kind', message: 'Required' }
  const error = failed({ code: 'validation_failed', message: LOOK, issues: [issue, issue, other] })
  expect(errorMessage(error)).toBe('Some fields are invalid: 200 characters at most, Required.')
})

it('says what the server says, else what may help', () => {
  expect(errorMessage(failed({ code: 'conflict', message: 'Already taken.' }))).toBe(
    'Already taken.',
  )
  expect(errorMessage(new TypeError('Failed to fetch'))).toContain('Check your connection.')
  expect(errorMessage(new ApiError(502, null))).toContain('Please try again')
})
