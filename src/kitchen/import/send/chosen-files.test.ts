import { describe, expect, it } from 'vitest'
import { filesToSend } from './chosen-files'
import type { ChosenFile } from './chosen-files'

const file = (path: string, size = 10): ChosenFile => {
  const made = new File([], path.split('/').at(-1) ?? path)
  Object.defineProperty(made, 'size', { value: size })
  return { path, file: made }
}
const sent = (...files: ChosenFile[]): string[] => filesToSend(files).map(({ path }) => path)
const GB = 1024 ** 3

// docs/product/import-and-export.md#imports
describe('files that are to be imported', () => {
  it('go in the order of their paths, without what systems leave behind', () => {
    expect(sent(file('b/2.html'), file('b/1.html'), file('b/.DS_Store'), file('a.md'))).toEqual([
      'a.md',
      'b/1.html',
      'b/2.html',
    ])
    expect(sent(file('.recipe'))).toEqual(['.recipe'])
  })

  it.each([
    [[], 'This folder is empty.'],
    [[file('b/.DS_Store'), file('b/.git/config')], 'This folder is empty.'],
    [[file('a.csv', 0)], '“a.csv” is empty.'],
    [[file('a.csv', 0), file('b.csv', 0)], 'All of these files are empty.'],
    [[file('a.zip', 4 * GB)], '“a.zip” is larger than 2 GB.'],
    [[file('a.zip', 1.5 * GB), file('b.zip', GB)], 'Together, these files are larger than 2 GB'],
    [Array.from({ length: 2001 }, (_, at) => file(`${at}.md`)), 'more than 2,000 files'],
  ])('are refused in words: %#', (files, words) => {
    expect(() => filesToSend(files)).toThrow(words)
  })
})
