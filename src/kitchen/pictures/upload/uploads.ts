import type { Picture } from '@/src/contract/media/picture'
import { newRowId } from '../../editor/rows/row-id'
import { canRetryUpload, uploadFailure } from '../../uploads/refused-file'
import { uploadPicture } from './upload'

/** A pending or failed upload of a picture. */
export type Upload = {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  /** The error message; null while it is pending. */
  failure: string | null
  cancel: () => void
  /** Retries the upload; null while it is pending, and if that would fail again. */
  retry: (() => void) | null
}

type Tell = (change: (uploads: readonly Upload[]) => Upload[]) => void

/** Pictures sent at once: a phone's connection is shared by them. */
const AT_ONCE = 3

/**
 * Uploads files with limited concurrency; `tell` updates the list of a screen, `onDone` gets each picture
 * as it is uploaded, with its index among the chosen files.
 */
export function createUploads(
  tell: Tell,
  site: string,
  onDone: (picture: Picture, place: number) => void,
): (files: readonly File[]) => void {
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  let places = 0
  const next = (): void => {
    const work = running < AT_ONCE ? waiting.shift() : undefined
    if (!work) return
    running += 1
    void work().finally(() => {
      running -= 1
      next()
    })
    next()
  }
  const begin = (file: File, place: number): void => {
    const id = newRowId()
    const controller = new AbortController()
    const change = (part: Partial<Upload>): void =>
      tell((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))
    const remove = (): void => tell((all) => all.filter((each) => each.id !== id))
    const cancel = (): void => {
      controller.abort()
      remove()
    }
    const retry = (): void => {
      remove()
      begin(file, place)
    }
    tell((all) => [...all, { id, name: file.name, share: 0, failure: null, cancel, retry: null }])
    const { signal } = controller
    waiting.push(async () => {
      if (signal.aborted) return
      try {
        const image = await uploadPicture(site, file, {
          signal,
          onProgress: (share) => change({ share }),
        })
        onDone(image, place)
        remove()
      } catch (error) {
        // A cancelled one is gone from the list.
        const failure = uploadFailure(file.name, error)
        change({ failure, retry: canRetryUpload(error) ? retry : null })
      }
    })
    next()
  }
  return (files) => files.forEach((file) => begin(file, (places += 1)))
}
