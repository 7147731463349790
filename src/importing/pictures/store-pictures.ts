import { createHash } from 'node:crypto'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import { sniffImageType } from '@/media/sniff'
import { MAX_IMAGE_NAME } from '@/src/contract/media/image'
import { IMAGE_EXTENSIONS, storedImageType } from '@/src/domain/pictures/image-type'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { MAX_SOURCE_LENGTH, showPictures } from '../pipeline/place-pictures'
import { decodePath } from '../imported-recipe'
import { toStorableText } from '../storable'
import { SupersededError } from '../pipeline/target'
import type { ImportTarget } from '../pipeline/target'
import { formatPictureProblem } from './read-picture'
import type { PictureReader } from './read-picture'
import { readUnlessSilent } from './silent-hosts'
import type { UnansweredRequests } from './silent-hosts'
import { storeFailure } from '@/src/server/media-store/store-failure'
import { quotaMessage, remainingQuota } from '@/src/server/quotas/quotas'
import { ImportProblem } from '../import-problem'

/** Number of pictures fetched concurrently. */
const AT_ONCE = 4
const TAKEN_AT_ONCE = 40

type Waiting = {
  id: string
  recipeId: string | null
  letterId: string | null
  source: string
  place: string
  position: number
  alt: string | null
}

/** The store takes no files now, as during a move: the import waits, and the picture has not failed. */
class StoreProblem extends Error {}

const WAITING = {
  name: 'import_waiting_pictures',
  text: `select id, recipe_id as "recipeId", letter_id as "letterId", source, place, position::int, alt
    from import_pictures where import_id = $1 and status = 'waiting' order by id limit $2`,
}

/**
 * Fetches and stores the waiting pictures of an import, a few at a time, and shows each as soon as
 * it is stored. A failed picture is recorded and never stops the others.
 * @throws SupersededError when the import is no longer claimed by this process; an error that is no
 *   ImportProblem when the file store takes no files, to be tried again
 */
export async function storePictures(
  target: ImportTarget,
  reader: PictureReader,
  onStored: (isStored: boolean) => void,
): Promise<void> {
  const silences: UnansweredRequests = new Map()
  for (;;) {
    const waiting = await rows<Waiting>(target.payload, WAITING, [target.importId, TAKEN_AT_ONCE])
    if (waiting.length === 0) return
    await inTurns(waiting, AT_ONCE, async (picture) => {
      reader.signal.throwIfAborted()
      onStored(await storeOne(target, reader, picture, silences))
    })
  }
}

async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function storeOne(
  target: ImportTarget,
  reader: PictureReader,
  picture: Waiting,
  silences: UnansweredRequests,
): Promise<boolean> {
  try {
    await requirePictureQuota(target)
    reader.signal.throwIfAborted()
    const bytes = await readUnlessSilent(picture.source, reader, silences)
    await keep(target, picture, bytes)
    return true
  } catch (error) {
    if (error instanceof SupersededError || error instanceof StoreProblem) throw error
    reader.signal.throwIfAborted()
    await note(target, picture, formatPictureProblem(error))
    return false
  }
}

/** @throws ImportProblem when the site has reached its quota of pictures */
async function requirePictureQuota({ payload, siteId }: ImportTarget): Promise<void> {
  const remaining = await remainingQuota(payload, siteId, 'pictures')
  if (remaining !== null && remaining < 1)
    throw new ImportProblem(quotaMessage(payload, 'pictures'))
}

/**
 * Stores a picture unless the site has one with the same bytes, so that nothing is duplicated after
 * a crash.
 */
async function keep(target: ImportTarget, picture: Waiting, bytes: Buffer): Promise<void> {
  const { payload } = target
  const storage = storageFor(payload.config.custom)
  const place = { ...keyFor(target.siteId, bytes), party: target.siteId }
  const stored = await storePicture(storage, bytes, place).catch((error: unknown) => {
    throw storeFailure(error)
      ? new StoreProblem('No picture can be stored', { cause: error })
      : error
  })
  await inOneGo(target, async () => {
    const kept = await firstRow<{ id: string }>(payload, KEEP, [
      stored.key,
      target.siteId,
      stored.lqip,
      stored.mimeType,
      stored.filesize,
      stored.width,
      stored.height,
      picture.alt,
      fileNameOf(picture.source),
    ])
    if (!kept) throw new Error('A picture was stored and has no id')
    const imageId = kept.id
    await showPictures(payload, [{ ...picture, imageId }])
    await rows(payload, SHOWN, [picture.id, imageId])
    // Notifies open editors, caches and search of the change.
    await rows(payload, TOUCH, [picture.recipeId, picture.letterId])
  })
}

/** Returns the file name of a picture's source; null if it has none. */
function fileNameOf(source: string): string | null {
  // A `data:` URL has no path.
  if (!/^(?:https?|file):/i.test(source) || !URL.canParse(source)) return null
  const [name = ''] = new URL(source).pathname.split('/').slice(-1)
  return toStorableText(decodePath(name)).slice(0, MAX_IMAGE_NAME) || null
}

function keyFor(siteId: string, bytes: Buffer): { key?: string } {
  const type = sniffImageType(bytes)
  // Not a picture: storing it reports the problem.
  if (type === null) return {}
  const hash = createHash('sha256').update(siteId).update(bytes).digest('hex').slice(0, 40)
  return { key: `${hash}.${IMAGE_EXTENSIONS[storedImageType(type)]}` }
}

const KEEP = {
  name: 'import_keep_picture',
  text: `insert into images (key, filename, site_id, lqip, mime_type, filesize, width, height, alt,
      name)
    values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (key) do update set updated_at = now(), alt = coalesce(images.alt, excluded.alt),
      name = coalesce(images.name, excluded.name)
    returning id`,
}
/** An embedded picture is not stored a second time as its source. */
const SHORT_SOURCE = `source = left(source, ${MAX_SOURCE_LENGTH})`
const SHOWN = {
  name: 'import_picture_stored',
  text: `update import_pictures set status = 'stored', image_id = $2, ${SHORT_SOURCE},
      updated_at = now()
    where id = $1`,
}
const TOUCH = {
  name: 'import_touch_owner',
  text: `with touched as (update recipes set updated_at = now() where id = $1)
    update letters set updated_at = now() where id = $2`,
}
const HOLD = {
  name: 'import_hold_for_picture',
  text: `update imports set seen_at = now()
    where id = $1 and run_id = $2 and status = 'running' returning id`,
}

const inOneGo = (
  { payload, importId, runId }: ImportTarget,
  work: () => Promise<unknown>,
): Promise<void> =>
  inTransaction(payload, async () => {
    const held = await firstRow(payload, HOLD, [importId, runId])
    if (!held) throw new SupersededError('This import was stopped or is running elsewhere.')
    await work()
  })

const FAILED = {
  name: 'import_picture_failed',
  text: `update import_pictures set status = 'failed', message = $2, ${SHORT_SOURCE},
      updated_at = now()
    where id = $1`,
}

const note = (target: ImportTarget, { id }: Waiting, message: string): Promise<void> =>
  inOneGo(target, () => rows(target.payload, FAILED, [id, message.slice(0, 500)]))
