import type { Video } from '@/src/contract/media/image'
import { canRetryUpload, uploadFailure } from '../uploads/refused-file'
import type { VideoTransfer } from './upload-video'

/** A pending or failed upload of a video. */
export type VideoUpload = {
  name: string
  /** 0 to 1. */
  share: number
  /** The error message; null while it is pending. */
  failure: string | null
  cancel: () => void
  /** Retries the upload; null while it is pending, and if that would fail again. */
  retry: (() => void) | null
  /** Uploads another file for the same place. */
  sendInstead: (file: File) => void
}

type OnDone = (video: Video) => void

/** Videos on their way, one for each place of the recipe: itself, or a step by its id. */
export type VideoUploads = {
  /** Another file for the same place cancels the previous one. */
  send: (place: string, file: File, onDone: OnDone) => void
  uploadOf: (place: string) => VideoUpload | null
  subscribe: (listener: () => void) => () => void
}

type Options = {
  site: string
  /** Most bytes of a video. */
  maxBytes: number
  /** Gets every video that has arrived, before its place does. */
  onVideo: (video: Video) => void
}

/** Uploads videos; failed uploads stay with their error until they are retried or dismissed. */
export function createVideoUploads({ site, maxBytes, onVideo }: Options): VideoUploads {
  const uploads = new Map<string, VideoUpload>()
  const listeners = new Set<() => void>()
  const tell = (place: string, upload: VideoUpload | null): void => {
    if (upload) uploads.set(place, upload)
    else uploads.delete(place)
    keepOpen([...uploads.values()].some(({ failure }) => failure === null))
    for (const listener of listeners) listener()
  }
  const begin = (place: string, transfer: VideoTransfer, onDone: OnDone): void => {
    const { name } = transfer.file
    const controller = new AbortController()
    const { signal } = controller
    const change = (part: Partial<VideoUpload>): void => {
      const upload = uploads.get(place)
      if (upload && !signal.aborted) tell(place, { ...upload, ...part })
    }
    const cancel = (): void => {
      controller.abort()
      tell(place, null)
    }
    uploads.get(place)?.cancel()
    tell(place, {
      name,
      share: 0,
      failure: null,
      cancel,
      retry: null,
      sendInstead: (file) => begin(place, { file, sentKey: null }, onDone),
    })
    const run = async (): Promise<void> => {
      const { uploadVideo } = await import('./upload-video')
      const following = { signal, onProgress: (share: number) => change({ share }) }
      const video = await uploadVideo(site, transfer, maxBytes, following)
      if (signal.aborted) return
      tell(place, null)
      onVideo(video)
      onDone(video)
    }
    const retry = (): void => begin(place, transfer, onDone)
    run().catch((error: unknown) =>
      change({
        failure: uploadFailure(name, error),
        retry: canRetryUpload(error) ? retry : null,
      }),
    )
  }
  return {
    send: (place, file, onDone) => begin(place, { file, sentKey: null }, onDone),
    uploadOf: (place) => uploads.get(place) ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Leaving the page would abort the upload: the browser confirms first. */
function keepOpen(isUploading: boolean): void {
  if (isUploading) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}
