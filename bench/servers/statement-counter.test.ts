import { describe, expect, it } from 'vitest'
import { countStatements } from './statement-counter'

/** A message of PostgreSQL's protocol; the first one has no type. */
function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

describe('the counter of statements', () => {
  it.each([1, 3, 1000])('counts what is run and nothing else, in pieces of %i bytes', (size) => {
    const sent = Buffer.concat([
      message('', 'EQEQ start'),
      message('p', 'password EQ'),
      message('P', 'select 1 EQ'),
      message('B', 'EQ'),
      message('E', ''),
      message('S', ''),
      message('Q', 'select 2'),
      message('X', ''),
    ])
    let count = 0
    const read = countStatements((statements) => {
      count += statements
    })
    for (let at = 0; at < sent.length; at += size) read(sent.subarray(at, at + size))
    expect(count).toBe(2)
  })
})
