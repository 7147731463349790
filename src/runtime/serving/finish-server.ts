import type { Server } from 'node:http'

/** Connections that a server accepts and does not handle itself. */
export type OtherConnections = {
  /** Closes idle connections at once, and the others when everything is sent. */
  closeIdle: () => void
  closeAll: () => void
}

/**
 * Shuts a server down gracefully: refuses new connections, lets pending requests finish, and aborts the
 * remaining ones after `grace` ms. Closes idle keep-alive connections at once.
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
