import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findRecipient, recipientReference } from './recipient-reference'

const SECRET = 'a secret of the installation, long enough'
const id = randomUUID()
const reference = recipientReference(SECRET, id)

describe('the reference of a recipient', () => {
  it('is found in a Message-ID, a return path and headers, in capitals too', () => {
    expect(findRecipient(SECRET, `<${reference}@example.org>`)).toBe(id)
    expect(findRecipient(SECRET, `bounces+${reference}@example.org`.toUpperCase())).toBe(id)
    expect(findRecipient(SECRET, JSON.stringify({ Metadata: { reference } }))).toBe(id)
  })

  it('leads to none with another signature, secret or id', () => {
    const forged = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`
    expect(findRecipient(SECRET, forged)).toBeNull()
    expect(findRecipient(`${SECRET}!`, reference)).toBeNull()
    const [, signature = ''] = reference.split('.')
    expect(findRecipient(SECRET, `${randomUUID().replaceAll('-', '')}.${signature}`)).toBeNull()
  })

  it('is found behind forged ones', () => {
    const forged = `${'0'.repeat(32)}.${'0'.repeat(16)}`
    expect(findRecipient(SECRET, `${forged} ${reference}`)).toBe(id)
  })

  it('is short enough for the local part of a return path', () => {
    expect(`bounces+${reference}`.length).toBeLessThanOrEqual(64)
  })
})
