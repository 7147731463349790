import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { endChild, nextMessage, startChild } from './child'

/** The response of the bare server to a path; the body in base64. */
export type BareAnswer = { path: string; headers: Record<string, string>; body: string }

/** A plain Node server that sends the same bytes as the product. */
export type BareServer = {
  port: number
  /** Copies a compressed response of the product; returns its size in bytes. */
  copy: (from: { port: number; path: string; headers: Record<string, string> }) => Promise<number>
  stop: () => Promise<void>
}

/** Starts the bare server in a separate process. */
export async function startBareServer(): Promise<BareServer> {
  const child = startChild('bare-process.ts')
  const { port } = z.object({ port: z.number() }).parse(await nextMessage(child))
  return {
    port,
    copy: async (from) => {
      const { status, headers, body } = await getOnce(from)
      if (status !== 200) throw new Error(`${from.path} answered ${status}`)
      const kept = nextMessage(child)
      const answer: BareAnswer = {
        path: from.path,
        headers: { ...keptHeaders(headers), 'content-length': String(body.length) },
        body: body.toString('base64'),
      }
      child.send(answer)
      await kept
      return body.length
    },
    stop: () => endChild(child),
  }
}

/** Requests a response without decompressing it. */
export function getOnce(from: {
  port: number
  path: string
  headers: Record<string, string>
}): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...from, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function keptHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['content-type', 'content-encoding', 'cache-control'] as const
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
