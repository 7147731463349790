import { describe, expect, it } from 'vitest'
import { clientAddress } from '@/src/runtime/serving/client-address'

describe("a visitor's address", () => {
  it('is the connection where no proxy of ours stands in front, whatever a header says', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('198.51.100.1')
  })

  it('is what our proxy saw, not what the visitor wrote before it', () => {
    expect(clientAddress('1.2.3.4, 203.0.113.9', '10.0.0.1', 1)).toBe('203.0.113.9')
    expect(clientAddress('1.2.3.4, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2)).toBe('203.0.113.9')
  })

  it('is the connection when the proxy said nothing', () => {
    expect(clientAddress(undefined, '10.0.0.1', 1)).toBe('10.0.0.1')
  })

  it('is written one way, by IPv4 and by IPv6 sockets', () => {
    expect(clientAddress(undefined, '::ffff:192.0.2.7', 0)).toBe('192.0.2.7')
  })
})
