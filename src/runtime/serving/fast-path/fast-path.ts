import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { AnswerCache } from '../answer-cache/answer-cache'
import type { CachedResponse } from '../answer-cache/kept-answer'
import { buildReply } from '../answer-cache/reply'
import type { ViewCounter } from '../counting/view-counter'
import type { OtherConnections } from '../finish-server'
import { HandedConnection } from './handed-connection'
import { readHead } from './request-head'
import type { RequestHead } from './request-head'
import { headOf } from './reply-bytes'

type FastPathParts = {
  cache: Pick<AnswerCache, 'findCached'>
  counter: Pick<ViewCounter, 'count'>
}

/**
 * Answers the requests of a connection from the cache without Node's HTTP server, whose request and
 * response objects cost more than all else. All other requests pass to the server with all their bytes;
 * once it has answered them, the fast path looks at the next one first again.
 * @returns the connections that the server does not have
 * @see docs/product/figures.md#pages-from-memory
 */
export function addFastPath(server: Server, parts: FastPathParts): OtherConnections {
  const connections = new Map<Socket, FastConnection>()
  const listeners = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const connection = new FastConnection(socket, server, parts, (handed) => {
      for (const listener of listeners) Reflect.apply(listener, server, [handed])
    })
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (socket instanceof HandedConnection) response.once('close', () => socket.countResponse())
  })
  return {
    closeIdle: () => {
      for (const [socket, { isHanded }] of connections) if (!isHanded) socket.destroySoon()
    },
    closeAll: () => {
      for (const socket of connections.keys()) socket.destroy()
    },
  }
}

/** A connection of which the fast path reads each request first. */
class FastConnection {
  /** As Node's server has it, from the first request that memory cannot answer. */
  #handed: HandedConnection | null = null
  #isAnswered = false

  constructor(
    private readonly socket: Socket,
    private readonly server: Server,
    private readonly parts: FastPathParts,
    private readonly handOver: (handed: HandedConnection) => void,
  ) {
    socket.setTimeout(server.headersTimeout)
    socket.on('data', (bytes) => this.#read(bytes))
    socket.on('end', () => this.#end())
    socket.on('drain', () => this.#resume())
    socket.on('timeout', () => this.#timeOut())
    socket.on('error', (error) => (this.#handed ?? socket).destroy(error))
  }

  /** Whether Node's server has this connection, too. */
  get isHanded(): boolean {
    return this.#handed !== null
  }

  #read(bytes: Buffer): void {
    const head = !this.#handed || this.#handed.isIdle ? readHead(bytes) : null
    const found = head && this.parts.cache.findCached(head)
    if (found) this.#answer(found, head)
    else this.#feed(bytes)
  }

  #answer(found: CachedResponse, head: RequestHead): void {
    const { socket } = this
    const { keepAliveTimeout } = this.server
    const reply = buildReply(found, head.headers)
    const stays = found.isFile ? null : Math.floor(keepAliveTimeout / 1000)
    socket.cork()
    socket.write(headOf(reply, stays), 'latin1')
    if (reply.bytes) socket.write(reply.bytes)
    socket.uncork()
    this.parts.counter.count(found.countsAs, head, socket.remoteAddress)
    // Node's server has set its own once it has answered a request.
    if (!this.#isAnswered && !this.#handed) socket.setTimeout(keepAliveTimeout)
    this.#isAnswered = true
    // A client that does not read gets no further answers.
    if (socket.writableNeedDrain) socket.pause()
  }

  #feed(bytes: Buffer): void {
    if (!this.#handed) {
      // From now on Node's server sets the timeouts.
      this.socket.setTimeout(0)
      this.#handed = new HandedConnection(this.socket)
      this.handOver(this.#handed)
    }
    this.#handed.feed(bytes)
  }

  #end(): void {
    // The previous answers are still under way.
    if (this.#handed) this.#handed.push(null)
    else this.socket.end()
  }

  #resume(): void {
    if (!this.#handed?.isFull) this.socket.resume()
  }

  #timeOut(): void {
    if (this.#handed?.isIdle === false) this.#handed.emit('timeout')
    else this.socket.destroy()
  }
}
