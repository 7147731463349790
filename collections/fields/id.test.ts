import { describe, expect, it } from 'vitest'
import { Id } from '@/src/contract/basics'
import { toRowUuid } from './id'

describe("the id of a row added in the admin's form", () => {
  it('is a UUID, the same for the row and for who refers to it', () => {
    const id = toRowUuid('6b01bacf1c29975d3ec7b129')
    expect(Id.safeParse(id).success).toBe(true)
    expect(id).toBe('6b01bacf-1c29-8975-8d3e-c7b129000000')
  })

  it('stays as it is when it is a UUID already, or nothing', () => {
    expect(toRowUuid('05a302e4-e74b-43a8-ba66-2380c3c21521')).toBe(
      '05a302e4-e74b-43a8-ba66-2380c3c21521',
    )
    expect(toRowUuid(undefined)).toBeUndefined()
  })
})
