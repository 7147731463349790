import { z } from 'zod'
import { storageFor } from '@/media'
import { preparePicture } from '@/media/prepare-picture'
import { MAX_ALT, MAX_IMAGE_NAME } from '@/src/contract/media/image'
import { isLqip } from '@/src/domain/pictures/lqip'
import { rows } from '@/src/server/database/statements'
import type { StorePart } from '../import-row'
import { readBytes } from '../source/content'
import type { SourceFile } from '../source/source-file'
import { getImageKey } from './lookup'
import { quotaMessage, remainingQuota } from '@/src/server/quotas/quotas'

/** The entry of a picture in an export. */
export const ExportedImage = z.object({
  file: z.string(),
  alt: z.string().nullable(),
  /** Not in older exports. */
  name: z.string().nullable().default(null),
  lqip: z.string().nullable(),
})

/** Stores the original of a picture, with the checks of an upload. */
export const storeImagePart =
  (image: z.infer<typeof ExportedImage>, file: SourceFile): StorePart =>
  async ({ payload, siteId }) => {
    const remaining = await remainingQuota(payload, siteId, 'pictures')
    if (remaining !== null && remaining < 1) {
      return { outcome: 'failed', message: quotaMessage(payload, 'pictures') }
    }
    const name = image.file.replace(/^.*\//, '')
    const key = getImageKey(siteId, name)
    const picture = await preparePicture(await readBytes(file))
    await storageFor(payload.config.custom).write(key, picture.data, picture.mimeType)
    const lqip = isLqip(image.lqip ?? '') ? image.lqip : picture.lqip
    const text = `insert into images (key, filename, site_id, alt, lqip, mime_type, filesize, width, height, name)
      values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`
    const { mimeType, data, width, height } = picture
    const alt = image.alt?.slice(0, MAX_ALT) ?? null
    const own = image.name?.slice(0, MAX_IMAGE_NAME) ?? null
    const values = [key, siteId, alt, lqip, mimeType, data.length, width, height, own]
    await rows(payload, { name: 'own_import_image', text }, values)
    return { outcome: 'created' }
  }
