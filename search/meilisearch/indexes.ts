import { setTimeout as pause } from 'node:timers/promises'
import { MeilisearchApiError } from 'meilisearch'
import type { Meilisearch } from 'meilisearch'
import { withRight } from './rights'
import { waitForTask } from './write'

const PAGE = 100

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof MeilisearchApiError && error.response.status === status

/** Returns whether an index of this name exists. */
export const hasIndex = async (client: Meilisearch, uid: string): Promise<boolean> =>
  (await identityOf(client, uid)) !== null

/** Lists the names of all indexes that the key can see. */
export async function indexUids(client: Meilisearch): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const { results, total } = await client.getRawIndexes({ limit: PAGE, offset: names.length })
    names.push(...results.map(({ uid }) => uid))
    if (results.length === 0 || names.length >= total) return names
  }
}

/** Interval in milliseconds and maximum number of checks whether two indexes have been swapped. */
const LOOKS = { pause: 100, most: 1_200 } as const

/**
 * Swaps two indexes. A key restricted to some indexes cannot see the task of a swap, which belongs to none
 * of them: the creation time of the index then shows the result.
 * @throws when they do not change places within two minutes
 */
export async function swapIndexes(client: Meilisearch, uid: string, other: string): Promise<void> {
  const wanted = await identityOf(client, other)
  try {
    await waitForTask(() => client.swapIndexes([{ indexes: [uid, other], rename: false }]))
    return
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
  for (let look = 0; look < LOOKS.most; look += 1) {
    if ((await identityOf(client, uid)) === wanted) return
    await pause(LOOKS.pause)
  }
  throw new Error(`Meilisearch did not swap ${uid} and ${other}`)
}

/** Returns the creation time of an index, which survives a rename; null when there is none. */
async function identityOf(client: Meilisearch, uid: string): Promise<string | null> {
  try {
    return (await withRight('indexes.get', () => client.getRawIndex(uid))).createdAt
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}
