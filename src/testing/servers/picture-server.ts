import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

let started: Promise<string> | undefined

/** The address of a small picture on a server of this machine. */
export function pictureUrl(): Promise<string> {
  started ??= start()
  return started
}

async function start(): Promise<string> {
  const pixels = { create: { width: 4, height: 4, channels: 3, background: '#a8324a' } } as const
  const picture = await sharp(pixels).png().toBuffer()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It ends with the tests that use it.
  server.unref()
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/picture.png`
}
