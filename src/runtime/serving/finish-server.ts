import type { Server } from 'node:http'

/** Connections that a server listens for and does not handle itself. */
export type OtherConnections = {
  /** Closes those that wait for a request, and the others as soon as all is sent. */
  closeIdle: () => void
  closeAll: () => void
}

/**
 * Takes no new connections, lets the requests under way finish, and gives up on those still
 * there after `grace` ms. Connections that are only kept alive are closed at once.
 */
export function finishServer(
  server: Server,
  grace: number,
  others?: OtherConnections,
): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections()
      others?.closeIdle()
    }, 50)
    const limit = setTimeout(() => {
      server.closeAllConnections()
      others?.closeAll()
    }, grace)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(limit)
      resolve()
    })
  })
}
