import { Agent, createServer, request } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishServer } from '@/src/runtime/serving/finish-server'
import type { Server, ServerResponse } from 'node:http'

const agent = new Agent({ keepAlive: true })
let server: Server
let port: number
let arrived: Promise<ServerResponse>

beforeEach(async () => {
  server = createServer()
  arrived = once(server, 'request').then(([, response]: ServerResponse[]) => {
    if (!response) throw new Error('No request came')
    return response
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})

afterEach(() => {
  server.closeAllConnections()
})

function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, agent, host: '127.0.0.1' }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => {
        resolve(text)
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('a server that is asked to stop', () => {
  it('finishes what is under way, over a connection that would be kept', async () => {
    const answer = ask()
    const response = await arrived
    const finished = finishServer(server, 60_000)
    response.end('whole')
    expect(await answer).toBe('whole')
    await finished
  })

  it('takes nothing new', async () => {
    const answer = ask()
    const response = await arrived
    const finished = finishServer(server, 60_000)
    await expect(ask()).rejects.toThrow('ECONNREFUSED')
    response.end()
    await Promise.all([answer, finished])
  })

  it('gives up on what never ends', async () => {
    const answer = ask().catch((error: unknown) => error)
    await arrived
    await finishServer(server, 1)
    expect(await answer).toBeInstanceOf(Error)
  })
})
