import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A proxy in front of Postgres that counts statements. */
export type StatementCounter = {
  /** URL of the database through the counter. */
  databaseUrl: string
  /** Returns the number of statements sent since the last call. */
  take: () => number
  stop: () => void
}

/** Starts a counter in front of a database. */
export async function startStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const url = new URL(databaseUrl)
  const target = { port: Number(url.port || 5432), host: url.hostname }
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((client) => {
    const database = connect(target)
    const counted = countStatements((statements) => {
      count += statements
    })
    client.on('data', counted)
    client.pipe(database)
    database.pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The counter has no port')
  url.port = String(address.port)
  url.hostname = '127.0.0.1'
  return {
    databaseUrl: url.href,
    take: () => {
      const taken = count
      count = 0
      return taken
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const EXECUTE = 'E'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)

/**
 * Parses the messages that a client sends (PostgreSQL protocol 3: the first without a type, then a type of
 * one byte and a length of four) and reports the number that run a statement.
 */
export function countStatements(tell: (statements: number) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let hasStarted = false
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let statements = 0
    for (;;) {
      const typeBytes = hasStarted ? 1 : 0
      if (rest.length < typeBytes + 4) break
      const length = typeBytes + rest.readInt32BE(typeBytes)
      if (rest.length < length) break
      const type = hasStarted ? rest[0] : 0
      if (type === EXECUTE || type === QUERY) statements += 1
      hasStarted = true
      rest = rest.subarray(length)
    }
    if (statements > 0) tell(statements)
  }
}
