import { createServer } from 'node:http'
import type { BareAnswer } from './bare-server'

/** The bare server, in a process of its own: fixed bytes by path, and nothing else. */
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers).end(answer.body)
})

process.on('message', ({ path, headers, body }: BareAnswer) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') })
  process.send?.({ isKept: true })
})
process.on('disconnect', () => process.exit(0))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
})
