import { describe, expect, it } from 'vitest'
import { profileBody, profileErrors } from './profile-values'
import type { ProfileValues } from './profile-values'

const values: ProfileValues = {
  displayName: ' Ada ',
  handle: '',
  bio: ' ',
  temperatureSystem: 'celsius',
  avatar: null,
}
const had = { handle: null }

describe('a profile', () => {
  it('is checked before it is sent: names have 2 to 255 characters', () => {
    expect(profileErrors(values, had)).toEqual({})
    expect(profileErrors({ ...values, displayName: ' ' }, had)).toEqual({ displayName: 'Required' })
    expect(profileErrors({ ...values, displayName: 'A' }, had)).toEqual({
      displayName: 'Use 2 to 255 characters',
    })
    expect(profileErrors({ ...values, handle: 'a'.repeat(256) }, had)).toEqual({
      handle: 'Use 2 to 255 characters',
    })
    expect(profileErrors(values, { handle: 'ada' })).toEqual({ handle: 'Required' })
    expect(profileErrors({ ...values, bio: 'a'.repeat(5001) }, had).bio).toBeDefined()
  })

  it('is sent trimmed, without a handle where there is none', () => {
    expect(profileBody(values)).toEqual({
      displayName: 'Ada',
      bio: null,
      temperatureSystem: 'celsius',
      avatar: null,
    })
  })
})
