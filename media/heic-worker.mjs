// Reads one HEIC and answers with a JPEG: decoding takes long and blocks its thread. Plain
// JavaScript, since a worker is started from its file and knows nothing of the build around us.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'

const heic = createRequire(import.meta.url)('heic-decode')
const { bytes, maxPixels, quality } = workerData

try {
  parentPort.postMessage(await read())
} catch (error) {
  parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) })
}

async function read() {
  const pictures = await heic.all({ buffer: bytes })
  try {
    const [first] = pictures
    if (!first) return { error: 'There is no picture in it.' }
    // From the header: nothing was decoded yet.
    if (first.width * first.height > maxPixels) return { isTooLarge: true }
    const { width, height, data } = await first.decode()
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    return { jpeg }
  } finally {
    pictures.dispose()
  }
}
