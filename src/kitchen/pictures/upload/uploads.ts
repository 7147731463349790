import type { Picture } from '@/src/contract/media/picture'
import { newRowId } from '../../editor/rows/row-id'
import { canRetryUpload, uploadFailure } from '../../uploads/refused-file'
import { uploadPicture } from './upload'

/** A picture on its way, or one that did not arrive. */
export type Upload = {
  id: string
  name: string
  /** 0 to 1. */
  share: number
  /** The reason of its failure; null while it is under way. */
  failure: string | null
  cancel: () => void
  /** Sends the file again; null while it is under way, and where that would fail again. */
  retry: (() => void) | null
}

type Tell = (change: (uploads: readonly Upload[]) => Upload[]) => void

/** Pictures sent at once: a phone's connection is shared by them. */
const AT_ONCE = 3

/**
 * Uploads files, some at once; `tell` changes the list that a screen shows, `onDone` gets each picture
 * as it arrives, with its place in the order in which all files were chosen.
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
