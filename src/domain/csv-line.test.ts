import { describe, expect, it } from 'vitest'
import { csvLine, csvValue } from './csv-line'

describe('a line of CSV', () => {
  it('quotes what would end a cell, and nothing else', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', null, ''])).toBe(
      'plain,"a, b","say ""hi""","two\nlines",,\r\n',
    )
    expect(csvLine(['a\rb'])).toBe('"a\rb"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', '\nx', '＝1', '－1', "'=1", "''=1"])(
    'holds no cell that a spreadsheet would run: %j',
    (text) => {
      const [cell = ''] = csvLine([text]).replaceAll('"', '').split('\r\n')
      expect(cell).toBe(`'${text}`)
      expect(csvValue(cell)).toBe(text)
    },
  )

  it.each(['1-1', "don't", "'tis", '', 'a=b', "it's =1"])('leaves %j as it is', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
    expect(csvValue(text)).toBe(text)
  })
})
