import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalAddress } from './normal-address'

const normalOf = (target: string): string | null => {
  const read = normalAddress(target)
  if (read.kind === 'refused') return null
  return read.kind === 'normal' ? read.url : read.normal
}

describe('the address of a request', () => {
  it.each([
    '/',
    '/recipes/kimchi?search=50%25&a=b%20c',
    '/caf%C3%A9',
    '/caf%c3%a9',
    '/a?b=%',
    '/2015/01/pickles/?p=12&x[]=1',
    '/.well-known/security.txt',
    '/recipes/a..b',
    '/recipes/...',
    '/a%20b',
    '/a@b:c;d,e',
    "/it's-(good)!*$+",
  ])('is normal as browsers write it: %s', (target) => {
    expect(normalAddress(target)).toEqual({ kind: 'normal', url: target })
  })

  it.each([
    ['/%72ecipes', '/recipes'],
    ['/recipes/crab%2Dcakes%7e', '/recipes/crab-cakes~'],
    ['//recipes', '/recipes'],
    ['/recipes///kimchi//', '/recipes/kimchi/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/recipes/kimchi?previe%77=1.x', '/recipes/kimchi?preview=1.x'],
    ['/x?a=1&%6dgk=t&%6D%67%6B', '/x?a=1&mgk=t&mgk'],
  ])('has one normal spelling: %s', (target, normal) => {
    expect(normalAddress(target)).toEqual({ kind: 'other', normal })
  })

  it.each([
    ['/recipes/100%', '/recipes/100%25'],
    ['/recipes/100%?q=%', '/recipes/100%25?q=%'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%', '/%25'],
  ])('of an old link is mended where it cannot be decoded: %s', (target, url) => {
    expect(normalAddress(target)).toEqual({ kind: 'normal', url })
  })

  it.each([
    '',
    '*',
    'recipes',
    'http://evil.example/recipes',
    'evil.example:443',
    '/fonts/../api/users/me',
    '/fonts/..',
    '/./recipes',
    '/.',
    '/fonts/%2e%2e/api/users/me',
    '/fonts/%2E./api/users/me',
    '/fonts/.%2e',
    '/fonts\\..\\api',
    '/fonts/..%2fapi/users/me',
    '/fonts/%5c../api',
    '/recipes%2Fkimchi',
    '/recipes/%00',
    '/recipes/%0d%0aset-cookie:a',
    '/recipes/%7F',
    '/recipes/a b',
    '/recipes#kimchi',
    '/caf\u00c3\u00a9',
  ])('is refused when it can be read in two ways: %s', (target) => {
    expect(normalAddress(target)).toEqual({ kind: 'refused' })
  })

  it('stays as it is once it is normal, whatever is sent', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '.', '..', '%2e', '%2F', '%', '%25', '%77', 'a', 'é', '?', '&', '=', '%c3%a9'],
      ...['api', 'fonts', 'mgk', '%6d', '\\', '%5c', '#', '%zz', '~', '%7e'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const normal = normalOf(`/${pieces.join('')}`)
        if (normal === null) return
        expect(normalAddress(normal)).toEqual({ kind: 'normal', url: normal })
        const { pathname, href } = new URL(`http://localhost${normal}`)
        expect(href).toContain(pathname)
        // The platform's own reading of the address finds nothing more to resolve.
        expect(pathname).toBe(normal.split('?')[0])
      }),
    )
  })
})
