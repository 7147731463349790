import { describe, expect, it } from 'vitest'
import { hasVisibleText, oneLine, plainLines } from './visible-text'

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

  it('hide nothing that tells two names apart', () => {
    expect(oneLine('ad\u200bm\u2060i\u00adn\ufeff')).toBe('admin')
  })

  it('stand in several lines none of which is turned around', () => {
    expect(plainLines('For \u202eyou\r\n\u2067and\u2069\u0007 me\u2028 \u200b!')).toBe(
      'For you\nand me\n !',
    )
    // Marks between words of two directions, joiners and spaces are the writer's.
    expect(plainLines('\u200fشكرا\u200e C++\tمی\u200cخواهم 👩\u200d🍳 ')).toBe(
      '\u200fشكرا\u200e C++\tمی\u200cخواهم 👩\u200d🍳 ',
    )
  })
})
