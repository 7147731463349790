import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { AnswerCache } from '../answer-cache/answer-cache'
import { buildReply } from '../answer-cache/reply'
import type { ViewCounter } from '../counting/view-counter'
import type { OtherConnections } from '../finish-server'
import { readHead } from './request-head'
import { headOf } from './reply-bytes'

type FastPathParts = {
  cache: Pick<AnswerCache, 'findCached'>
  counter: Pick<ViewCounter, 'count'>
}

/**
 * Answers the requests of a connection from the cache without Node's HTTP server, whose request and
 * response objects cost more than all else. At the first cache miss the connection passes to the server
 * with all its bytes, and stays there.
 * @returns the connections that the server does not have
 * @see docs/product/figures.md#pages-from-memory
 */
export function addFastPath(server: Server, parts: FastPathParts): OtherConnections {
  const connections = new Set<Socket>()
  const listeners = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    const leave = (): void => void connections.delete(socket)
    answerConnection(socket, server, parts, leave, (bytes) => {
      leave()
      for (const listener of listeners) Reflect.apply(listener, server, [socket])
      socket.unshift(bytes)
    })
  })
  return {
    closeIdle: () => {
      for (const socket of connections) socket.destroySoon()
    },
    closeAll: () => {
      for (const socket of connections) socket.destroy()
    },
  }
}

function answerConnection(
  socket: Socket,
  { headersTimeout, keepAliveTimeout }: Server,
  { cache, counter }: FastPathParts,
  onClosed: () => void,
  handOver: (bytes: Buffer) => void,
): void {
  let isAnswered = false
  const stays = Math.floor(keepAliveTimeout / 1000)
  const close = (): void => void socket.destroy()
  // The previous answers are still under way.
  const end = (): void => void socket.end()
  const resume = (): void => void socket.resume()
  const read = (bytes: Buffer): void => {
    const head = readHead(bytes)
    const found = head && cache.findCached(head)
    if (!head || !found) {
      socket.setTimeout(0)
      socket.off('data', read).off('end', end).off('drain', resume)
      socket.off('timeout', close).off('error', close).off('close', onClosed)
      handOver(bytes)
      return
    }
    const reply = buildReply(found, head.headers)
    socket.cork()
    socket.write(headOf(reply, found.isFile ? null : stays), 'latin1')
    if (reply.bytes) socket.write(reply.bytes)
    socket.uncork()
    counter.count(found.countsAs, head, socket.remoteAddress)
    if (!isAnswered) socket.setTimeout(keepAliveTimeout)
    isAnswered = true
    // A client that does not read gets no further answers.
    if (socket.writableNeedDrain) socket.pause()
  }
  socket.setTimeout(headersTimeout)
  socket.on('data', read).on('end', end).on('drain', resume)
  socket.on('timeout', close).on('error', close).on('close', onClosed)
}
