import type { Server } from 'node:http'

/**
 * Takes no new connections, lets the requests under way finish, and gives up on those still
 * there after `grace` ms. Connections that are only kept alive are closed at once.
 */
export function finishServer(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections()
    }, 50)
    const limit = setTimeout(() => {
      server.closeAllConnections()
    }, grace)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(limit)
      resolve()
    })
  })
}
