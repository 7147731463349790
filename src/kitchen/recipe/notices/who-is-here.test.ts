import { describe, expect, it } from 'vitest'
import { whoIsHere } from './who-is-here'

const ada = { id: '1', displayName: 'Ada', isSelf: false, clientId: null }
const unnamed = { id: '2', displayName: null, isSelf: false, clientId: null }
const own = { id: '3', displayName: 'Me', isSelf: true, clientId: 'a' }

describe('who else has a recipe open', () => {
  it('is nobody, one, or several', () => {
    expect(whoIsHere([])).toBeNull()
    expect(whoIsHere([ada])).toBe('Ada is here, too.')
    expect(whoIsHere([ada, unnamed])).toBe('Ada and Someone are here, too.')
  })

  it('counts own windows, and names a person with two windows once', () => {
    expect(whoIsHere([own])).toBe('Another window of yours is here, too.')
    expect(whoIsHere([own, own])).toBe('2 other windows of yours are here, too.')
    expect(whoIsHere([ada, ada, own])).toBe('Ada and another window of yours are here, too.')
  })
})
