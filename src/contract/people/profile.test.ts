import { describe, expect, it } from 'vitest'
import { ProfileUpdate } from './profile'

// docs/product/accounts.md#profile
describe('a display name', () => {
  it('is one line that does not turn what stands beside it', () => {
    expect(ProfileUpdate.parse({ displayName: ' Eve \u202edrow\nssap ' }).displayName).toBe(
      'Eve drow ssap',
    )
    expect(ProfileUpdate.parse({ displayName: 'דנה כהן' }).displayName).toBe('דנה כהן')
  })

  it('can be seen', () => {
    for (const displayName of ['\u200b\u200b', '\u2800\u3164', '\u2060\ufeff']) {
      expect(ProfileUpdate.safeParse({ displayName }).success).toBe(false)
    }
  })
  it('hides nothing that makes it look like another', () => {
    expect(ProfileUpdate.parse({ displayName: 'Ad\u200ba' }).displayName).toBe('Ada')
  })
  it('is told once what is wrong with it', () => {
    expect(ProfileUpdate.safeParse({ displayName: ' ' }).error?.issues).toHaveLength(1)
  })
})

// docs/product/accounts.md#profile
it('a bio keeps its lines, and nothing that turns them around', () => {
  const typed = { displayName: 'Ada', bio: 'Cooks \u202eon\r\nSundays\u200b' }
  expect(ProfileUpdate.parse(typed).bio).toBe('Cooks on\nSundays')
})
