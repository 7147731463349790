import { describe, expect, it } from 'vitest'
import { hasVisibleText, oneLine } from './visible-text'

describe('words of people', () => {
  it('are seen only where there is a character to see', () => {
    expect(['Ada', '丹', 'דנה', '👩‍🍳', '!'].every(hasVisibleText)).toBe(true)
    expect(
      ['', ' \n\u00a0', '\u200b\u200b', '\u2800\u3164', '\u202e\u2060'].some(hasVisibleText),
    ).toBe(false)
  })

  it('stand in one line that does not turn what is around it', () => {
    expect(oneLine(' Eve \u202edrow\nssap\u0007 ')).toBe('Eve drow ssap')
    // Joiners belong to words of Persian and to emoji.
    expect(oneLine('می\u200cخواهم 👩\u200d🍳')).toBe('می\u200cخواهم 👩\u200d🍳')
  })
})
