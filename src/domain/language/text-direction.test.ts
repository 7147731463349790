import { describe, expect, it } from 'vitest'
import { textDirection } from './text-direction'

describe('which way a text is written', () => {
  it('is that of most of its letters', () => {
    expect(textDirection('Slow food in jars.')).toBe('ltr')
    expect(textDirection('مطبخ ليلى: كاري ودال 100% (سهل)')).toBe('rtl')
    expect(textDirection('המטבח של נועה')).toBe('rtl')
    expect(textDirection('Noa’s kitchen, המטבח')).toBe('ltr')
    expect(textDirection('OXO: أحب هذا المطبخ الصغير')).toBe('rtl')
  })

  it('is from the left without any letters', () => {
    expect(textDirection('')).toBe('ltr')
    expect(textDirection('1 2 3 (4)')).toBe('ltr')
    expect(textDirection('煮る')).toBe('ltr')
  })
})
