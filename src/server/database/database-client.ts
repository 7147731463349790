import { createHash } from 'node:crypto'
import pg from 'pg'

/** Postgres reads no more of a name than 63 bytes: 30 for the prefix, one between, 32 for the hash. */
const PREFIX_LENGTH = 30
const HASH_LENGTH = 32

/** Maximum number of prepared texts of one prefix on a connection; others are sent unnamed. */
const TEXTS_PER_PREFIX = 64

/**
 * A connection that names prepared statements by their text: appends a hash of the text to the statement's
 * name, which is a prefix for log readers. Different statements can thus never share a name, whatever
 * bundle, pool or file they come from. Required for every pool that sends named statements. Serialises
 * concurrent statements: Payload validates the relations of a document concurrently within one transaction,
 * which the driver will not support much longer.
 */
export class DatabaseClient extends pg.Client {}

DatabaseClient.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client: object, given: unknown[]): unknown => {
    const send = (): unknown => {
      const [config, ...rest] = given
      return Reflect.apply(query, client, [
        isNamed(config) ? named(client, config) : config,
        ...rest,
      ])
    }
    return hasCallback(given) ? send() : inTurn(client, send)
  },
})

/** Pools send so, on a connection that nobody else has at that moment. */
const hasCallback = (given: readonly unknown[]): boolean =>
  given.some((each) => typeof each === 'function' || isSubmittable(each))

/** A query that reports by itself, such as a cursor. */
const isSubmittable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'submit' in value

/** Promises by connection that resolve when everything sent before has finished. */
const underWay = new WeakMap<object, Promise<void>>()

function inTurn(client: object, send: () => unknown): Promise<unknown> {
  const before = underWay.get(client)
  const sent = before ? before.then(send) : Promise.resolve(send())
  const done = sent.then(
    () => undefined,
    () => undefined,
  )
  underWay.set(client, done)
  void done.then(() => {
    if (underWay.get(client) === done) underWay.delete(client)
  })
  return sent
}

/**
 * A connection that sends named statements without their names, for a pooler whose connections to the
 * database change between statements.
 * @see docs/operating.md#a-connection-pooler
 */
export class UnnamedClient extends DatabaseClient {}

/**
 * Returns the pool option that makes its connections name their statements, or send them unnamed. Of type
 * object, because Payload's adapter has older types of the same driver.
 */
export const statementClient = (hasNames: boolean): object => ({
  Client: hasNames ? DatabaseClient : UnnamedClient,
})

type Named = { name: string; text: string }

const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' &&
  config !== null &&
  'name' in config &&
  typeof config.name === 'string' &&
  config.name !== '' &&
  'text' in config &&
  typeof config.text === 'string'

/** Names of prepared statements by connection and prefix. */
const prepared = new WeakMap<object, Map<string, Set<string>>>()

function named(client: object, config: Named): object {
  if (client instanceof UnnamedClient) return { ...config, name: undefined }
  const prefix = config.name.replace(/[^\w]/g, '_').slice(0, PREFIX_LENGTH)
  const name = `${prefix}_${hashOf(config.text)}`
  const names = namesOf(client, prefix)
  if (!names.has(name)) {
    // Each costs the connection memory for as long as it lives, and some texts are put together.
    if (names.size >= TEXTS_PER_PREFIX) return { ...config, name: undefined }
    names.add(name)
  }
  return { ...config, name }
}

function namesOf(client: object, prefix: string): Set<string> {
  const ofClient = prepared.get(client) ?? new Map<string, Set<string>>()
  prepared.set(client, ofClient)
  const names = ofClient.get(prefix) ?? new Set<string>()
  ofClient.set(prefix, names)
  return names
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
