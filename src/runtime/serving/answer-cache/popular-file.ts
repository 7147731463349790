import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** Addresses with their counts. */
const Stored = z.array(z.tuple([z.string().max(4_000), z.number().nonnegative()])).max(10_000)

/** Reads the most read addresses of the last run; none without a readable file. */
export async function readPopularAddresses(
  path: string,
): Promise<[address: string, count: number][]> {
  try {
    return Stored.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return []
  }
}

/** Stores the most read addresses; a process that is killed meanwhile leaves the file before it. */
export async function writePopularAddresses(
  path: string,
  mostRead: readonly (readonly [address: string, count: number])[],
): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(mostRead))
  await rename(draft, path)
}
