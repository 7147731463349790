import { describe, expect, test } from 'vitest'
import { changedLines } from './changed-lines'

const changed = (words: string) => ({ words, isChanged: true })
const alike = (words: string) => ({ words, isChanged: false })

describe('the lines of a side that differ', () => {
  test('are shown with one line around them, the others left out', () => {
    const before = ['flour', 'sugar', 'salt', 'two eggs', 'milk', 'butter', 'jam'].join('\n')
    const after = before.replace('two eggs', 'three eggs')
    expect(changedLines(after, before)).toEqual([
      null,
      alike('salt'),
      changed('three eggs'),
      alike('milk'),
      null,
    ])
  })

  test('count a line as often as it is there', () => {
    expect(changedLines('salt\nsalt', 'salt')).toEqual([alike('salt'), changed('salt')])
  })

  test('are none on a side from which nothing was taken: it is shown whole', () => {
    expect(changedLines('flour\nsalt', 'flour\nsalt\nsugar')).toEqual([
      alike('flour'),
      alike('salt'),
    ])
  })
})
