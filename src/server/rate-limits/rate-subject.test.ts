import { expect, it } from 'vitest'
import { toMailbox, toNetwork } from './rate-subject'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2:0:0:0:0/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2:0:0:0:0/64'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

it('tells one customer of IPv6 from the next', () => {
  expect(toNetwork('2001:db8:1:2::1')).not.toBe(toNetwork('2001:db8:1:3::1'))
})

it('counts all tags of a mailbox as one', () => {
  expect(toMailbox('ada+a@example.com')).toBe('ada@example.com')
  expect(toMailbox('ada+a+b@example.com')).toBe('ada@example.com')
  expect(toMailbox('ada@example.com')).toBe('ada@example.com')
  expect(toMailbox('+a@example.com')).toBe('+a@example.com')
})

it('counts the spellings of a mailbox at Google as one', () => {
  for (const email of ['a.d.a@gmail.com', 'ada+x.y@googlemail.com', 'ada@gmail.com']) {
    expect(toMailbox(email)).toBe('ada@gmail.com')
  }
  expect(toMailbox('a.d.a@notgmail.com')).toBe('a.d.a@notgmail.com')
  expect(toMailbox('a.d.a@gmail.com.example')).toBe('a.d.a@gmail.com.example')
})
