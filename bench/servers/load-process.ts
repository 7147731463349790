import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { LoadRequest, LoadResult } from './load'
import { responseReader } from './response-reader'

/**
 * The load generator, in a separate process. It speaks HTTP on plain sockets: Node's own client costs more
 * than Node's server, and would be measured instead.
 */
process.on('message', (request: LoadRequest) => {
  generate(request).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

async function generate(request: LoadRequest): Promise<LoadResult> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const end = startedAt + request.seconds * 1000
  const nextPath = turnsOf(request.paths ?? [request.path])
  const connections = Array.from({ length: request.connections }, () =>
    ask(request, nextPath, end, latencies),
  )
  await Promise.all(connections)
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((one, other) => one - other)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  const count = latencies.length
  return { perSecond: count / seconds, requests: count, p50: at(0.5), p95: at(0.95) }
}

/** Returns a function that returns all paths in turn. */
function turnsOf(paths: readonly string[]): () => string {
  let count = 0
  return () => paths[count++ % paths.length] ?? ''
}

/** A connection that sends the next request after each response, until the time is over. */
function ask(
  request: LoadRequest,
  nextPath: () => string,
  end: number,
  latencies: number[],
): Promise<void> {
  const { port, headers, isAnew } = request
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const bytesOf = (address: string): Buffer =>
    Buffer.from(`GET ${address} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const read = responseReader()
    let askedAt = 0
    const send = () => {
      askedAt = performance.now()
      const path = nextPath()
      socket.write(bytesOf(isAnew ? `${path}?anew%5B%5D=${randomUUID()}` : path))
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => {
      reject(new Error('The server closed a connection'))
    })
    socket.on('data', (chunk) => {
      const status = read(chunk)
      if (status === null) return
      if (status !== 200) reject(new Error(`A page of ${port} answered ${status}`))
      const now = performance.now()
      latencies.push(now - askedAt)
      if (now < end) {
        send()
        return
      }
      resolve()
      socket.destroy()
    })
  })
}
