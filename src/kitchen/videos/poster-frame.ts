/** Positions of candidate frames, as shares of the length: films often begin and end in black. */
const PLACES = [0.1, 0.3, 0.6]
/** Longer side of a poster in pixels: as wide as a player. */
const SIDE = 1280
/** Mean brightness, 0 to 255, below which a frame is too dark for a poster. */
const DARK = 20
/** Milliseconds that a browser has for a poster frame before it is left out. */
const PATIENCE = 10_000

/**
 * A frame of a video as a JPEG, from near its beginning; null where this browser cannot draw it. Nothing
 * is sent.
 * @see docs/product/media.md#posters-of-videos
 */
export async function posterFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
    await follows(video, 'loadeddata', () => (video.src = address))
    const canvas = await bestFrame(video)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return blob && new File([blob], `${file.name}.jpg`, { type: 'image/jpeg' })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

/** The first frame that shows something, else the last one that was tried. */
async function bestFrame(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  // A video recorded in a browser has no duration.
  const length = Number.isFinite(video.duration) ? video.duration : 1
  let canvas = drawn(video)
  for (const place of PLACES) {
    await follows(video, 'seeked', () => (video.currentTime = length * place))
    canvas = drawn(video)
    if (brightness(canvas) > DARK) return canvas
  }
  return canvas
}

function drawn(video: HTMLVideoElement): HTMLCanvasElement {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) throw new Error('This browser draws no videos')
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Mean of the parts of some pixels, 0 to 255. */
function brightness(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  let sum = 0
  let count = 0
  for (let at = 1; at < pixels.length; at += 4 * 97) {
    sum += pixels[at] ?? 0
    count += 1
  }
  return sum / count
}

/** Runs an action, and waits for its event. @throws Error when it fails */
async function follows(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  act: () => void,
): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { signal })
      video.addEventListener('error', () => reject(new Error('It cannot be played')), { signal })
      const limit = AbortSignal.timeout(PATIENCE)
      limit.addEventListener('abort', () => reject(new Error('It takes too long')), { signal })
      act()
    })
  } finally {
    over.abort()
  }
}
