import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { makeRecipe } from '@/src/testing/builders'
import { payload, targetFor } from '@/src/testing/setups/store-batch'
import type { ImportTarget } from '@/src/importing/pipeline/target'
import type { PictureReader } from '@/src/importing/pictures/read-picture'
import { emptyBundle } from '@/src/importing/source/open-bundle'

/** A picture of an import, with the data of its rows. */
type WaitingPicture = string | { source: string; alt: string | null }

/** An import with waiting pictures of one recipe, which are fetched in the given order. */
export async function waitingPictures(
  siteId: string,
  pictures: readonly WaitingPicture[],
): Promise<ImportTarget & { recipeId: string }> {
  const target = await targetFor(siteId)
  const { id: recipeId } = await makeRecipe(payload, siteId)
  const beginning = randomUUID().slice(0, 24)
  for (const [position, picture] of pictures.entries()) {
    const { source, alt } = typeof picture === 'string' ? { source: picture, alt: null } : picture
    const id = `${beginning}${position.toString(16).padStart(12, '0')}`
    await payload.db.pool.query(
      `insert into import_pictures (id, import_id, site_id, recipe_id, source, alt, place, position)
        values ($1, $2, $3, $4, $5, $6, 'images', $7)`,
      [id, target.importId, siteId, recipeId, source, alt, position],
    )
  }
  return { ...target, recipeId }
}

/** The results of an import's pictures, in order. */
export async function outcomesOf({ importId }: ImportTarget) {
  const { rows } = await payload.db.pool.query<{
    source: string
    status: string
    message: string | null
  }>('select source, status, message from import_pictures where import_id = $1 order by id', [
    importId,
  ])
  return rows
}

/** Reads pictures from files, found by a function, and from local servers. */
export const readerOf = (
  find: (name: string) => Promise<Buffer | null>,
  signal = new AbortController().signal,
): PictureReader => ({
  bundle: {
    ...emptyBundle(),
    find: async (name) => {
      const bytes = await find(name)
      const open = () => Promise.resolve(Readable.from([bytes]))
      return bytes === null ? null : { name, size: bytes.length, open }
    },
  },
  signal,
  allowed: ['127.0.0.1'],
})

/** A server of pictures, by its origin, until the test is over. */
export async function pictureHost(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
