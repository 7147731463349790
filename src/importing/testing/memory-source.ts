import { Readable } from 'node:stream'
import type { SourceFile } from '../source/source-file'

/** Creates a file in memory; several pieces arrive one after the other. */
export const createMemoryFile = (
  pieces: string | Uint8Array | readonly (string | Uint8Array)[],
  name = 'file',
): SourceFile => {
  const list = typeof pieces === 'string' || pieces instanceof Uint8Array ? [pieces] : pieces
  const buffers = list.map((piece) => Buffer.from(piece))
  return {
    name,
    size: buffers.reduce((sum, { length }) => sum + length, 0),
    open: () => Promise.resolve(Readable.from(buffers, { objectMode: true })),
  }
}

/** Collects all items of an async sequence. */
export async function collectAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
