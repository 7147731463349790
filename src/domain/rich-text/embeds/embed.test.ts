import { describe, expect, it } from 'vitest'
import { isEmbedAddress } from './embed-address'
import { embedView, playerOrigins } from './embed-view'

const srcOf = (url: string): string | undefined => embedView({ url })?.player?.src

// docs/product/rich-text.md#embeds
describe('the player of an address', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    ],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://www.instagram.com/reel/C0ffee_-1/?igsh=x',
      'https://www.instagram.com/reel/C0ffee_-1/embed/',
    ],
    [
      'https://www.tiktok.com/@baker.b/video/7231338487075638570',
      'https://www.tiktok.com/player/v1/7231338487075638570',
    ],
    [
      'https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    ],
    [
      'https://soundcloud.com/baker/rye-bread',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fbaker%2Frye-bread',
    ],
    [
      'https://podcasts.apple.com/us/podcast/rye/id1200361736?i=1000650000000',
      'https://embed.podcasts.apple.com/us/podcast/rye/id1200361736?i=1000650000000',
    ],
    [
      'https://www.pinterest.com/pin/rye-loaf--1234567890/',
      'https://assets.pinterest.com/ext/embed.html?id=1234567890',
    ],
  ])('%s is computed from the address alone', (url, src) => {
    expect(srcOf(url)).toBe(src)
    expect(new URL(src).origin).toBe(embedView({ url })?.player?.origin)
  })

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
    'https://yоutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=../../redirect',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/@baker',
    'https://soundcloud.com/baker/..%2F..%2Fevil',
    'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk/../../user',
    'https://example.com/rye',
  ])('%s is none: it is a card with a link', (url) => {
    expect(embedView({ url })).toMatchObject({ player: null })
  })

  it('has the host in ASCII, with its port, so that nobody takes it for another', () => {
    expect(embedView({ url: 'https://yоutube.com/watch' })?.host).toMatch(/^xn--/)
    expect(embedView({ url: 'https://www.example.com:8443/a' })?.host).toBe('example.com:8443')
  })

  it('has the title of its author, or what is known of the address', () => {
    expect(embedView({ url: 'https://youtu.be/dQw4w9WgXcQ' })?.title).toBe('Video on YouTube')
    expect(embedView({ url: 'https://example.com/a', title: 'A' })?.title).toBe('A')
    expect(embedView({ url: 'https://example.com/a' })?.title).toBe('example.com')
  })

  it('is asked of the origins of the players in a text alone, each once', () => {
    const embed = (url: string) => ({ type: 'embed', url }) as const
    expect(
      playerOrigins([
        embed('https://youtu.be/dQw4w9WgXcQ'),
        { type: 'divider' },
        embed('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
        embed('https://example.com/'),
        embed('https://vimeo.com/76979871'),
      ]),
    ).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
  })
})

describe('an address', () => {
  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'data:text/html,x',
    '//youtu.be/dQw4w9WgXcQ',
    'https:youtu.be/dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:x@evil.example/',
    'https://:secret@youtube.com/',
    'https://localhost/',
    'https://example.com\\@evil.example/',
    'https://exam\tple.com/',
    ' https://example.com/',
    `https://example.com/${'a'.repeat(2048)}`,
    '',
  ])('%j may not be embedded', (url) => {
    expect(isEmbedAddress(url)).toBe(false)
    expect(embedView({ url })).toBeNull()
  })
})
