import { describe, expect, it } from 'vitest'
import { visitSource } from './visit-source'

const HOST = 'kitchen.example.com'

describe('the source of a visitor', () => {
  it.each([
    ['/', 'https://www.google.com/', 'google'],
    ['/', 'https://www.google.co.uk/search', 'google'],
    ['/', 'android-app://com.google.android.googlequicksearchbox/', 'google'],
    ['/', 'https://www.bing.com/', 'bing'],
    ['/', 'https://de.pinterest.com/pin/1/', 'pinterest'],
    ['/', 'https://l.instagram.com/', 'instagram'],
    ['/', 'https://t.co/abc', 'x'],
    ['/', 'https://www.smitten.example.org/best?q=secret', 'smitten.example.org'],
    ['/?utm_source=Newsletter&utm_medium=email', 'https://www.google.com/', 'newsletter'],
    ['/recipes?search=a&utm_source=spring%20mail', undefined, 'spring mail'],
  ])('of %s from %s is %s', (url, referrer, source) => {
    expect(visitSource(url, referrer, HOST)).toBe(source)
  })

  it.each([
    ['/', undefined],
    ['/', ''],
    ['/', 'about:blank'],
    ['/', 'not an address'],
    ['/', `https://${HOST}/recipes`],
    ['/', 'http://localhost/'],
    ['/', 'https://[2001:db8::1]/'],
    ['/', `https://${'a'.repeat(70)}.example.com/`],
    ['/?utm_source=%3Cscript%3E', undefined],
    ['/?utm_source=', undefined],
    ['/?utm_source=me%40example.com', undefined],
  ])('of %s from %s is direct', (url, referrer) => {
    expect(visitSource(url, referrer, HOST)).toBe('direct')
  })

  it('does not take a host for a search engine that has its name somewhere', () => {
    expect(visitSource('/', 'https://google.evil.example/', HOST)).toBe('google.evil.example')
  })

  it('has 60 characters at most', () => {
    expect(visitSource(`/?utm_source=${'a'.repeat(9000)}`, undefined, HOST)).toHaveLength(60)
  })
})
