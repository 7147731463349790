import { describe, expect, it } from 'vitest'
import { maskEmail, normaliseEmail } from './email-address'

describe('an email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Berg+news@Example.COM ', 'ada.berg+news@example.com'],
    ["o'neil_x-y@mail.example.co.uk", "o'neil_x-y@mail.example.co.uk"],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
    ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ])('is delivered from %s to %s', (typed, delivered) => {
    expect(normaliseEmail(typed)).toBe(delivered)
  })

  it.each([
    '0<victim@example.com',
    'x,victim@example.com',
    'x;victim@example.com',
    'mailto:victim@example.com',
    'victim@example.com,x@example.com',
    '<victim@example.com>',
    'Ada <victim@example.com>',
    'victim(x)@example.com',
    'victim@example.com(x)',
    'group:victim@example.com;',
    '"victim"@example.com',
    '"a b"@example.com',
    'a\\b@example.com',
    'a@b@example.com',
    'victim%example.com@relay.example',
    'relay.example!victim@example.com',
    'vic\u0000tim@example.com',
    'vic\r\ntim@example.com',
    'victim@example.com\r\nBcc: x@example.com',
    'vic\u200btim@example.com',
    'vіctim@example.com', // a Cyrillic letter in the local part
    'victim@exаmple.com', // a Cyrillic letter among Latin ones
    'victim@ｅxample.com',
    '\u212aate@example.com', // the sign for Kelvin, whose lower case is a Latin k
    'kate@\u212aitchen.example',
    'vic\u017fim@example.com',
    'victim＠example.com',
    'victim@example。com',
    'victim@example\u00adx.com',
    '.victim@example.com',
    'victim.@example.com',
    'vic..tim@example.com',
    'victim@.example.com',
    'victim@example..com',
    'victim@example.com.',
    'victim@-example.com',
    'victim@example-.com',
    'victim@exam_ple.com',
    'victim@example',
    'victim@[127.0.0.1]',
    'victim@127.0.0.1',
    'victim@1.2',
    'victim@0x7f.1',
    'victim@example.com:25',
    'victim@example.com/x',
    'victim@example.com?x',
    'victim@example.com#x',
    'victim@%65xample.com',
    'victim@xn--a.example',
    '@example.com',
    'victim',
    '',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('is not %j', (typed) => {
    expect(normaliseEmail(typed)).toBeNull()
  })

  it('is shown to strangers without most of its name', () => {
    expect(maskEmail('ada.berg@example.com')).toBe('a•••@example.com')
  })
})
