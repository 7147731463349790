import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { isMediaKey, pendingName } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import { storePicture } from '@/media/store-picture'
import { UnreadablePictureError } from '@/media/unreadable'
import { Failure } from '@/src/contract/failure'
import type { Image } from '@/src/contract/media/image'
import type { ImageCreate } from '@/src/contract/media/image-write'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { isLqip } from '@/src/domain/pictures/lqip'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { presentImage } from '../images'
import type { ImageRow } from '../images'
import { declaredType } from './upload-key'

const FIND = {
  name: 'image_by_key_and_user',
  text: `select id, key, width::int as width, height::int as height, lqip, alt
    from images where key = $1 and uploaded_by_id = $2`,
}

/**
 * Creates a picture from a user's upload under a key issued to that user. Registering a key again returns
 * the same picture. Validates and returns `crop`, which is stored where the picture is used.
 * @throws Failure `validation_failed` with the reason; removes a file that is no picture
 */
export async function registerImage(
  payload: Payload,
  write: ImageCreate & { userId: string },
): Promise<Image> {
  if (!isMediaKey(write.key)) throw unknownKey()
  const stored = (await findImage(payload, write)) ?? (await storeUpload(payload, write))
  const image = presentImage({ ...stored, crop: write.crop ?? null })
  if (!image) throw new Error('A picture was stored and cannot be shown.')
  // The picture itself is valid and stays: the same call with another crop succeeds.
  checkCrop(image)
  return image
}

const findImage = (
  payload: Payload,
  { key, userId }: { key: string; userId: string },
): Promise<ImageRow | undefined> => firstRow<ImageRow>(payload, FIND, [key, userId])

async function storeUpload(
  payload: Payload,
  write: ImageCreate & { userId: string },
): Promise<ImageRow> {
  const { key, userId } = write
  const declared = declaredType(environmentOf(payload).secret, key, userId)
  if (!declared) throw unknownKey()
  const storage = storageFor(payload.config.custom)
  const file = await uploadedFile(storage, key)
  // Registered meanwhile by the same call sent twice.
  if (!file) return (await findImage(payload, write)) ?? missing()
  const picture = await storeOrRefuse(storage, { key, declared, party: userId }, file)
  // Uses the caller's placeholder if it is a picture; else builds one from the bytes.
  const lqip = write.lqip && isLqip(write.lqip) ? write.lqip : picture.lqip
  const words = { alt: write.alt || null, name: write.name || null }
  const row = await createRow(payload, { ...picture, ...words, lqip }, userId)
  await storage.remove(pendingName(key))
  return row
}

/**
 * A bucket accepts files of any size: too large ones are detected here, before they are read into memory.
 */
async function uploadedFile(storage: MediaStorage, key: string): Promise<Buffer | null> {
  const name = pendingName(key)
  const size = await storage.size(name)
  if (size !== null && size > MAX_UPLOAD_BYTES) {
    await storage.remove(name)
    throw invalid('key', `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`)
  }
  return storage.read(name)
}

async function storeOrRefuse(
  storage: MediaStorage,
  { key, declared, party }: { key: string; declared: ImageType; party: string },
  file: Buffer,
): ReturnType<typeof storePicture> {
  try {
    return await storePicture(storage, file, { key, declared, party })
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    await storage.remove(pendingName(key))
    throw invalid('key', error.message)
  }
}

/** Stores the record of a picture whose file is stored. */
export async function createRow(
  payload: Payload,
  picture: Awaited<ReturnType<typeof storePicture>> & { alt: string | null; name: string | null },
  userId: string,
): Promise<ImageRow> {
  const data = { ...picture, filename: picture.key, uploadedBy: userId }
  try {
    const { id } = await payload.create({ collection: 'images', data, depth: 0 })
    return { ...picture, id }
  } catch (error) {
    // Keys are unique: of two concurrent calls one creates the picture and both return it.
    const other = await findImage(payload, { key: picture.key, userId })
    if (other) return other
    throw error
  }
}

function checkCrop({ crop, width, height }: Image): void {
  if (!crop) return
  if (crop.x + crop.width > width || crop.y + crop.height > height) {
    throw invalid('crop', `The crop exceeds the picture, which is ${width} × ${height} pixels.`)
  }
}

function missing(): never {
  throw invalid('key', 'No file was uploaded under this key.')
}

const unknownKey = (): Failure => invalid('key', 'This key does not belong to one of your uploads.')

const invalid = (path: string, message: string): Failure =>
  new Failure('validation_failed', 'Some fields are invalid.', {
    issues: [{ path, message }],
  })
