import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '@/src/runtime/process/free-port'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { pause, waitForExit, waitUntilGone } from '@/src/runtime/process/processes'
import { READY, restartPause } from './serving-processes'

const started: ChildProcess[] = []
const agents: Agent[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy()
  for (const child of started.splice(0)) {
    child.kill('SIGKILL')
    await waitForExit(child)
  }
})

/** Starts two serving processes; resolves when both accept requests. */
async function start(port: number) {
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, 'src/testing/servers/cluster-process.ts'],
    // Its own group of processes, so that a signal to all of them misses the test.
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  )
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = waitForExit(child)
  const ready = once(child, 'message').then(([message]) => expect(message).toBe(READY))
  await Promise.race([ready, ended])
  return { port, child, ended, output: () => output, pid: child.pid ?? 0 }
}

/** A client with one connection that stays open. */
function connection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  const open = async (path: string): Promise<IncomingMessage> => {
    const headers = { authorization: 'Bearer the-token-of-the-metrics' }
    const request = get({ port, host: '127.0.0.1', path, agent, headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
  return { open, read: async (path: string) => textOf(await open(path)) }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function textOf(response: Readable): Promise<string> {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

/** Two connections, each to another process, and the ids of these. */
async function both(port: number) {
  const [one, other] = [connection(port), connection(port)]
  const pids = [Number(await one.read('/memory')), Number(await other.read('/memory'))] as const
  return { one, other, pids }
}

/** Opens connections until one reaches a process that is none of these. */
async function untilAnother(port: number, pids: readonly number[]): Promise<number> {
  for (;;) {
    const pid = Number(await connection(port).read('/memory'))
    if (!pids.includes(pid)) return pid
    await pause(20)
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => {
      server.close()
      return true
    },
    () => false,
  )
}

// docs/operating.md#more-processes
describe('serving processes', () => {
  it('get the connections of one port in turn, and answer them from memory on the fast path', async () => {
    const { port, pid } = await start(await freePort())
    const { one, other, pids } = await both(port)
    expect(new Set([...pids, pid]).size).toBe(3)
    expect(await one.read('/other')).toBe(`node ${pids[0]}`)
    expect(await one.read('/memory')).toBe(String(pids[0]))
    expect(await other.read('/memory')).toBe(String(pids[1]))
  })

  it('outlive one that is killed, which is soon back', async () => {
    const { port, output } = await start(await freePort())
    const { one, other, pids } = await both(port)
    const inFlight = await one.open('/begin')
    const failed = once(inFlight, 'error')
    process.kill(pids[0], 'SIGKILL')
    await failed
    expect(await other.read('/memory')).toBe(String(pids[1]))
    const next = await untilAnother(port, pids)
    expect(pids).not.toContain(next)
    expect(output()).toContain('A serving process ended; starting it again')
  })

  it('take over the connections that one had not taken when it was killed', async () => {
    const { port } = await start(await freePort())
    const { pids } = await both(port)
    process.kill(pids[0], 'SIGSTOP')
    const sockets = await Promise.all(Array.from({ length: 4 }, () => connected(port)))
    const answers = sockets.map(async (socket) => {
      socket.end('GET /memory HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      return (await textOf(socket)).split('\r\n')[0]
    })
    process.kill(pids[0], 'SIGKILL')
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 200 OK'))
  })

  it.each([
    ['the primary', (pid: number) => pid],
    // Ctrl-C in a terminal.
    ['all of them', (pid: number) => -pid],
  ])('finish pending requests when %s gets the signal to stop', async (_, target) => {
    const { port, pid, ended, output } = await start(await freePort())
    const { one, other, pids } = await both(port)
    const pending = [await one.open('/slow'), await other.open('/slow')]
    process.kill(target(pid), 'SIGINT')
    expect(await Promise.all(pending.map(textOf))).toEqual(['slow answer', 'slow answer'])
    expect(await ended).toBe(0)
    for (const each of pids) expect(await waitUntilGone(each, 1_000)).toBe(true)
    expect(await isFree(port)).toBe(true)
    expect(output()).not.toContain('starting it again')
  })

  it('end with a primary that is killed, and release the port', async () => {
    const { port, child, ended } = await start(await freePort())
    const { pids } = await both(port)
    child.kill('SIGKILL')
    await ended
    for (const each of pids) expect(await waitUntilGone(each, 5_000)).toBe(true)
    expect(await isFree(port)).toBe(true)
  })

  it('do not start on a port that is in use, and say so', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const { ended, output } = await start(address && typeof address === 'object' ? address.port : 0)
    expect(await ended).toBe(1)
    expect(output()).toContain('EADDRINUSE')
    expect(output()).not.toContain('starting it again')
    taken.close()
  })

  it('add up their metrics, in which the counts of one that has ended remain', async () => {
    const { port } = await start(await freePort())
    const { one, other, pids } = await both(port)
    const figure = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (.*)$`, 'm').exec(await other.read('/metrics'))?.[1])
    for (let count = 0; count < 3; count += 1) await one.read('/memory')
    expect(await figure('recipes_answers_from_memory_total')).toBe(5)
    expect(await figure('recipes_answers_kept')).toBe(2)
    expect(await figure('recipes_ready')).toBe(1)
    process.kill(pids[0], 'SIGKILL')
    await waitUntilGone(pids[0], 5_000)
    await other.read('/memory')
    await untilMetric(() => figure('recipes_answers_kept'), 1)
    expect(await figure('recipes_answers_from_memory_total')).toBeGreaterThanOrEqual(6)
  })

  it('wait longer each time they fail at their start, a minute at most', () => {
    expect([0, 1, 2, 3, 7, 100].map(restartPause)).toEqual([0, 1000, 2000, 4000, 60000, 60000])
  })
})

async function untilMetric(read: () => Promise<number>, expected: number): Promise<void> {
  while ((await read()) !== expected) await pause(20)
}
