import { describe, expect, it } from 'vitest'
import { isOldPath, isRedirectTarget, isSitePath } from './redirect-target'

describe('where a redirect leads', () => {
  it.each(['/', '/recipes/soup', '/café?a=b#c', 'https://example.com/a', 'HTTP://example.com'])(
    'may be a path of the site or an address: %j',
    (to) => {
      expect(isRedirectTarget(to)).toBe(true)
    },
  )

  it.each([
    ...[
      '',
      'recipes',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
      '//evil.example',
    ],
    ...[
      '/\\evil.example',
      '\\/evil.example',
      '/a\r\nset-cookie: b=c',
      '/a\nb',
      '/a\0',
      '/a\tb',
      '/a b',
    ],
    ...[
      '/a\u2028b',
      '/a\u0085b',
      'https://e.example/\r\nx',
      'https:evil',
      ' https://a.example',
      '/\u202ea',
    ],
    ...[
      'https://a.example\\@b.example',
      `/${'a'.repeat(2_001)}`,
      'https://',
      'vbscript:x',
      '/\ufeff',
    ],
  ])('is nothing else, and fits into a header: %j', (to) => {
    expect(isRedirectTarget(to)).toBe(false)
    expect(isSitePath(to)).toBe(false)
  })
})

describe('an old path', () => {
  it('is one line that begins with a slash', () => {
    expect(['/2014/05/old post', '/café', '/%0a', '/a?b=c'].every(isOldPath)).toBe(true)
    expect(['', 'a', '/a\nb', '/a\0', '/a\r', '/a\u2028'].some(isOldPath)).toBe(false)
  })
})
