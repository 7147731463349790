import { describe, expect, it } from 'vitest'
import { requireOfferedPlatforms } from './social-links'

const facebook = { platform: 'facebook', url: 'https://facebook.com/salt' } as const
const instagram = { platform: 'instagram', url: 'https://instagram.com/salt' } as const

// docs/product/sites-and-hosts.md#social-platforms
describe('links to social platforms', () => {
  it('are to the eight that are offered', () => {
    expect(() => requireOfferedPlatforms([instagram], [])).not.toThrow()
    expect(() => requireOfferedPlatforms([instagram, facebook], [])).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        issues: [expect.objectContaining({ path: 'socialMediaLinks.1.platform' })],
      }),
    )
  })

  it('to others stay where an import brought them, in any place of the list', () => {
    expect(() =>
      requireOfferedPlatforms([instagram, facebook], [facebook, instagram]),
    ).not.toThrow()
    expect(() => requireOfferedPlatforms(undefined, [facebook])).not.toThrow()
  })

  it('to others lead nowhere else', () => {
    const elsewhere = { ...facebook, url: 'https://facebook.com/pepper' }
    expect(() => requireOfferedPlatforms([elsewhere], [facebook])).toThrow()
  })
})
