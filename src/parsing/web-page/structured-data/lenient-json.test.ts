import { describe, expect, it } from 'vitest'
import { parseLenientJson } from '@/src/parsing/web-page/structured-data/lenient-json'

describe('parseLenientJson', () => {
  it.each([
    ['{"a": [1, true, null, "x"]}', { a: [1, true, null, 'x'] }],
    ['{"a": "one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['{"a": 1,}', { a: 1 }],
    ['{"a": [1, 2,], }', { a: [1, 2] }],
    ['{"a": "the "good" one", "b": 2}', { a: 'the "good" one', b: 2 }],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }],
    ['{"a": "cut o', { a: 'cut o' }],
    ['{"a": "caf\\u00e9 \\"x\\"",}', { a: 'café "x"' }],
    ['/* note */ {"a": 1};', { a: 1 }],
    ['{"a": 1}{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ])('reads %s', (text, value) => {
    expect(parseLenientJson(text)).toEqual(value)
  })

  it('joins an ingredient list that stands twice in one object', () => {
    const text = '{"@type":"Recipe","recipeIngredient":["a"],"recipeIngredient":["b"]}'
    expect(parseLenientJson(text)).toMatchObject({ recipeIngredient: ['a', 'b'] })
  })

  it('cannot be used to reach the prototype', () => {
    const value = parseLenientJson('{"__proto__": {"evil": true}, "a": 1,}')
    expect((value as { evil?: boolean }).evil).toBeUndefined()
  })

  it.each(['', 'hello', '<html>'])('gives nothing for %j', (text) => {
    expect(parseLenientJson(text)).toBeUndefined()
  })

  it('comes to an end on deep nesting', () => {
    expect(() => parseLenientJson('['.repeat(5000))).not.toThrow()
  })
})
