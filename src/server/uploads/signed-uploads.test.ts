import { describe, expect, it, vi } from 'vitest'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import { isSameSignature, signatureOf } from '../signing'
import { declaredType, newUploadKey } from './upload-key'
import { signedContentType, signedUploadUrl } from './upload-url'

const SECRET = 'a secret of the tests'
const deployment = { protocol: 'https', rootDomain: 'example.com' } as const

describe('the key of an upload', () => {
  it.each(IMAGE_TYPES)('says that its user asked for %s, and nothing to anybody else', (type) => {
    const key = newUploadKey(SECRET, 'ada', type)
    expect(declaredType(SECRET, key, 'ada')).toBe(type)
    expect(declaredType(SECRET, key, 'bob')).toBeNull()
    expect(declaredType('another secret', key, 'ada')).toBeNull()
  })

  it('is another one each time, and ends as its file will be kept', () => {
    const keys = [1, 2].map(() => newUploadKey(SECRET, 'ada', 'image/png'))
    expect(new Set(keys).size).toBe(2)
    expect(keys[0]).toMatch(/\.png$/)
    for (const type of ['image/heic', 'image/heif'] as const) {
      expect(newUploadKey(SECRET, 'ada', type)).toMatch(/\.jpe?g$/)
    }
  })

  it('is none with a sign more, less or other', () => {
    const key = newUploadKey(SECRET, 'ada', 'image/png')
    const [id, ending] = [key.slice(0, 36), key.slice(69)]
    const proof = key.slice(37, 69)
    const other = proof.startsWith('0') ? `1${proof.slice(1)}` : `0${proof.slice(1)}`
    for (const each of [
      `${id}-${other}${ending}`,
      `${id}-${proof.slice(1)}${ending}`,
      `${id}-${proof}0${ending}`,
      `${id}-${proof}`,
      `x${key}`,
      `${key}/..`,
      '',
    ]) {
      expect(declaredType(SECRET, each, 'ada'), each).toBeNull()
    }
    expect(declaredType(SECRET, `${id}-${proof}${ending}`, 'ada')).toBe('image/png')
  })
})

describe('an upload URL', () => {
  const expiresAt = new Date('2026-01-01T00:15:00.900Z')
  const url = new URL(
    signedUploadUrl({ deployment, secret: SECRET }, 'a b.png', 'image/png', expiresAt),
  )
  const typeAt = (now: string, change: (query: URLSearchParams) => void = () => undefined) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const query = new URLSearchParams(url.search)
    change(query)
    const type = signedContentType(SECRET, 'a b.png', query)
    vi.useRealTimers()
    return type
  }

  it('is on the account host, and takes its content type until it expires', () => {
    expect(url.origin).toBe('https://example.com')
    expect(url.pathname).toBe('/media/uploads/a%20b.png')
    expect(url.searchParams.get('expires')).toBe(String(Date.UTC(2026, 0, 1, 0, 15) / 1000))
    expect(typeAt('2026-01-01T00:14:59.999Z')).toBe('image/png')
    expect(typeAt('2026-01-01T00:15:00.000Z')).toBeNull()
  })

  it('takes nothing once any part of it is changed or missing', () => {
    const now = '2026-01-01T00:00:00Z'
    for (const [name, value] of [
      ['contentType', 'image/svg+xml'],
      ['expires', '9999999999'],
      ['signature', 'x'],
    ] as const) {
      expect(
        typeAt(now, (query) => query.set(name, value)),
        name,
      ).toBeNull()
      expect(
        typeAt(now, (query) => query.delete(name)),
        name,
      ).toBeNull()
    }
    expect(signedContentType(SECRET, 'b.png', url.searchParams)).toBeNull()
    expect(signedContentType('another secret', 'a b.png', url.searchParams)).toBeNull()
    expect(typeAt(now)).toBe('image/png')
  })

  it('is signed for a purpose of its own: a signature is worth nothing for another', () => {
    const [one, other] = ['upload keys', 'upload addresses'].map((purpose) =>
      signatureOf(SECRET, purpose, ['a', 'b']).toString('hex'),
    )
    expect(one).not.toBe(other)
    expect(signatureOf(SECRET, 'upload keys', ['a', 'b']).toString('hex')).toBe(one)
    expect(signatureOf(SECRET, 'upload keys', ['ab', '']).toString('hex')).not.toBe(one)
    expect(isSameSignature('a', 'a')).toBe(true)
    expect(isSameSignature('a', 'b')).toBe(false)
    expect(isSameSignature('a', 'ab')).toBe(false)
  })
})
