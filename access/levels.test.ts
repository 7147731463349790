import { describe, expect, it } from 'vitest'
import { allows, LEVELS, rule, getAccessLevels } from './levels'

// docs/product/roles.md#payload-admin
describe('a rule', () => {
  const either = rule(['self', 'owner'], 'a test')

  it('lets pass who is one of those it names, and nobody else', () => {
    expect(allows(either, getAccessLevels({ userId: 'one', isSelf: true }))).toBe(true)
    expect(allows(either, getAccessLevels({ userId: 'one', isOwner: true }))).toBe(true)
    expect(allows(either, getAccessLevels({ userId: 'one', isEditor: true }))).toBe(false)
    expect(allows(rule([], 'a test'), getAccessLevels({ userId: 'one', isOwner: true }))).toBe(
      false,
    )
  })

  it('for nobody lets nobody pass, who runs the platform neither', () => {
    const most = getAccessLevels({
      userId: 'one',
      isPlatformAdmin: true,
      isSelf: true,
      isPaying: true,
    })
    expect([...most]).toEqual(LEVELS.filter((level) => level !== 'nobody'))
    expect(allows(rule('nobody', 'a test'), most)).toBe(false)
  })
})

it('nobody runs the platform without being signed in', () => {
  expect([...getAccessLevels({ userId: null, isPlatformAdmin: true })]).toEqual(['anyone'])
})
