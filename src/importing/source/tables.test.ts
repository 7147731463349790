import { describe, expect, it } from 'vitest'
import { collectAll, createMemoryFile } from '../testing/memory-source'
import { readColumnNames, readCsvRecords, detectDelimiter, readCells } from './csv'
import { hasKeys, readJsonValues, readJson } from './json'
import { openSpool } from './spool'

describe('a table', () => {
  const records = async (text: string) => collectAll(readCsvRecords(createMemoryFile(text), text))

  it('is parted by whatever its head has most of', () => {
    expect(detectDelimiter('a,b;c;d')).toBe(';')
    expect(detectDelimiter('a\tb\tc,d')).toBe('\t')
    expect(detectDelimiter('a|b|c')).toBe('|')
    expect(detectDelimiter('title')).toBe(',')
    // As many of both: the comma.
    expect(detectDelimiter('a,b;c')).toBe(',')
  })

  it('has the columns its first line with words names', () => {
    expect(readColumnNames('\ufeff\r\n "Title" ; Zutaten;"A b" \r\nx;y;z')).toEqual([
      'Title',
      'Zutaten',
      'A b',
    ])
  })

  it('may have the mark that parts its cells inside a quoted head', async () => {
    const text = '"Time, total, in minutes";Name\n5;Soup\n'
    expect(readColumnNames(text)).toEqual(['Time, total, in minutes', 'Name'])
    expect(await records(text)).toMatchObject([
      { cells: { 'Time, total, in minutes': '5', Name: 'Soup' } },
    ])
  })

  it('names a row that is too long, and goes on behind it', async () => {
    const long = 'word '.repeat(900_000)
    const found = await records(`title,note\nCake,good\nBook,"${long}"\nPie,good\n`)
    expect(found.map(({ line, cells }) => [line, cells['title']])).toEqual([
      [2, 'Cake'],
      [3, undefined],
      [4, 'Pie'],
    ])
    const [, row = { line: 0, cells: {}, problem: null }] = found
    expect(() => readCells(row)).toThrow('more than 4,000,000 characters')
  })

  it('stops at a quotation mark that is never closed, and says behind which line', async () => {
    const rows = Array.from({ length: 20 }, () => 'Bun,good\n'.repeat(10_000))
    const file = createMemoryFile(['title,note\nCake,good\nPie,"bad\n', ...rows])
    const lines: number[] = []
    const read = async (): Promise<void> => {
      for await (const { line } of readCsvRecords(file, 'title,note\n', 1_048_576)) lines.push(line)
    }
    await expect(read()).rejects.toThrow('The row after line 2 is larger than 1 MB')
    expect(lines).toEqual([2])
  })

  it('gives cells by their heads, with the line they stand on', async () => {
    expect(await records('\ufefftitle, note \nCake,"two\nlines"\n\nPie , good\n')).toEqual([
      { line: 3, cells: { title: 'Cake', note: 'two\nlines' }, problem: null },
      { line: 5, cells: { title: 'Pie', note: 'good' }, problem: null },
    ])
  })

  it('is read from below the line in which Excel says what parts the cells', async () => {
    for (const [mark, line] of [
      ['\ufeffsep=;', ';'],
      ['"sep=,"', ','],
      ['SEP=\t', '\t'],
    ] as const) {
      const text = `${mark}\r\ntitle${line}note\r\nCake${line}x\r\n`
      expect(detectDelimiter(text), mark).toBe(line)
      expect(readColumnNames(text), mark).toEqual(['title', 'note'])
      expect(await records(text), mark).toMatchObject([{ cells: { title: 'Cake', note: 'x' } }])
    }
  })

  it('may end its lines as old programs of the Mac do', async () => {
    expect(readColumnNames('title,note\rCake,x\r')).toEqual(['title', 'note'])
    expect(await records('title,note\rCake,x\r')).toMatchObject([
      { cells: { title: 'Cake', note: 'x' } },
    ])
  })

  it('has an empty cell where a line is short, and names a cell without a head by its number', async () => {
    expect(await records('title,,note\nCake\nPie,x,good,more\n')).toMatchObject([
      { line: 2, cells: { title: 'Cake', note: '' } },
      { line: 3, cells: { title: 'Pie', 'column 2': 'x', note: 'good', 'column 4': 'more' } },
    ])
  })

  it('with two columns of one name numbers the second', async () => {
    expect(readColumnNames('a,a\n')).toEqual(['a', 'a 2'])
    expect((await records('a,a\nx,y\n')).map(({ cells }) => cells)).toEqual([
      { a: 'x', 'a 2': 'y' },
    ])
  })

  it('keeps quotes that stand within words, and names one that never ends', async () => {
    expect((await records('title,size\n9" cake,9" tin\n'))[0]?.cells).toEqual({
      title: '9" cake',
      size: '9" tin',
    })
    await expect(records('title,note\nCake,"no end\n')).rejects.toThrow(
      'This table is damaged or incomplete.',
    )
  })
})

describe('JSON', () => {
  const values = (text: string, path: string) =>
    collectAll(readJsonValues(createMemoryFile(text), [path]))

  it('gives the values a path names, with the names that lead to them', async () => {
    const text = '\ufeff{"a":1,"recipes":[{"x":1},{"x":2}]}'
    expect(await values(text, '$.recipes.*')).toEqual([
      { path: ['recipes', 0], value: { x: 1 } },
      { path: ['recipes', 1], value: { x: 2 } },
    ])
  })

  it('is named where it ends too soon or is none, whole or piece by piece', async () => {
    const words = 'This is not valid JSON: it is damaged or incomplete.'
    await expect(values('[1,2', '$.*')).rejects.toThrow(words)
    await expect(values('[1,oh]', '$.*')).rejects.toThrow(words)
    await expect(readJson(createMemoryFile('{"a":'))).rejects.toThrow(words)
    expect(await readJson(createMemoryFile('\ufeff{"a":1}'))).toEqual({ a: 1 })
  })

  it('is told by its keys, all of them, wherever they stand', () => {
    expect(hasKeys(' [{"name" : 1, "steps":[]', 'name', 'steps')).toBe(true)
    expect(hasKeys('{"name":1}', 'name', 'steps')).toBe(false)
    expect(hasKeys('x {"name":1}', 'name')).toBe(false)
    expect(hasKeys('{"a":"name"}', 'name')).toBe(false)
  })
})

describe('values put aside', () => {
  it('come back as they were, the later one of a name, and nothing under others', async () => {
    const spool = await openSpool()
    await spool.put('a', { title: 'Crème' })
    await spool.put('b', [1, 2])
    await spool.put('a', 'later')
    expect(await spool.get('a')).toBe('later')
    expect(await spool.get('b')).toEqual([1, 2])
    expect(await spool.get('c')).toBeNull()
    expect([spool.has('a'), spool.has('c')]).toEqual([true, false])
    await spool.close()
  })
})
