import type { Page } from '@playwright/test'

/** A file a browser can send. */
export type VideoFile = { name: string; mimeType: string; buffer: Buffer }

/** Records a second of changing colours in the page's browser, as a WebM. */
export async function recordVideo(page: Page, name: string): Promise<VideoFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 120
    const drawing = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm;codecs=vp8',
    })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    let frame = 0
    const draw = setInterval(() => {
      if (!drawing) return
      drawing.fillStyle = `hsl(${String((frame += 12) % 360)} 80% 50%)`
      drawing.fillRect(0, 0, 160, 120)
    }, 40)
    recorder.start()
    await new Promise((resolve) => setTimeout(resolve, 1200))
    recorder.stop()
    await stopped
    clearInterval(draw)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return { name, mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') }
}
