import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pause } from '@/src/runtime/process/processes'

/** The root domain of the fleet. */
export const ROOT_DOMAIN = 'fleet.example.org'

/** A request: to a site by its slug, or to the account host. */
export type FleetRequest = {
  method: string
  site?: string
  path: string
  token?: string
  /** Sent as JSON, or as a form with a file. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** The response to a request; status 0 when the connection failed. */
export type FleetResponse = { status: number; text: string; bytes: Buffer }

const RETRY_MS = 200
/** The longest that a client tries: longer than any program of the fleet is away. */
const PATIENCE_MS = 90_000
const LONGEST_ANSWER_MS = 30_000

/** A client of several servers, as a proxy in front of them would be. */
export class FleetClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #next = 0

  constructor(private readonly ports: readonly number[]) {}

  /** Sends a request once, to the servers in turn. */
  once(asked: FleetRequest): Promise<FleetResponse> {
    this.#next += 1
    return this.send(asked, this.ports[this.#next % this.ports.length] ?? 0)
  }

  /**
   * Sends a request until a server acknowledges it, with one idempotency key: after a lost connection or a
   * 503 again. @throws Error for any other answer but success, and when it takes too long
   */
  async acknowledged(asked: FleetRequest): Promise<unknown> {
    const headers = { ...asked.headers, 'idempotency-key': randomUUID() }
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const { status, text } = await this.once({ ...asked, headers })
      if (status >= 200 && status < 300) return text === '' ? null : JSON.parse(text)
      if (!isAway(status) || Date.now() > end) {
        throw new Error(`${asked.method} ${asked.path} answered ${status}: ${text.slice(0, 300)}`)
      }
      await pause(RETRY_MS)
    }
  }

  /** Sends a request to one server. */
  send(
    { method, site, path, token, body, headers }: FleetRequest,
    port: number,
  ): Promise<FleetResponse> {
    const { type, bytes } = encoded(body)
    return new Promise((resolve) => {
      const sent = request({
        ...{
          port,
          host: '127.0.0.1',
          method,
          path,
          agent: this.#agent,
          timeout: LONGEST_ANSWER_MS,
        },
        headers: {
          host: site === undefined ? ROOT_DOMAIN : `${site}.${ROOT_DOMAIN}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(bytes ? { 'content-type': type, 'content-length': bytes.length } : {}),
          ...headers,
        },
      })
      const failed = (): void => {
        resolve({ status: 0, text: '', bytes: Buffer.alloc(0) })
      }
      sent.on('error', failed)
      sent.on('timeout', () => sent.destroy(new Error('No answer')))
      sent.on('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', failed)
        response.on('end', () => {
          const whole = Buffer.concat(parts)
          resolve({ status: response.statusCode ?? 0, text: whole.toString(), bytes: whole })
        })
      })
      sent.end(bytes)
    })
  }

  stop(): void {
    this.#agent.destroy()
  }
}

/** Whether an answer says that another try may succeed. */
export const isAway = (status: number): boolean => status === 0 || status === 502 || status === 503

/** A file as the field `file` of a form. */
export class FormFile {
  constructor(
    readonly name: string,
    readonly content: string,
  ) {}
}

function encoded(body: unknown): { type: string; bytes: Buffer | undefined } {
  if (body === undefined) return { type: '', bytes: undefined }
  if (Buffer.isBuffer(body)) return { type: 'image/png', bytes: body }
  if (!(body instanceof FormFile)) {
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  }
  const boundary = `fleet-${randomUUID()}`
  const head = `content-disposition: form-data; name="file"; filename="${body.name}"`
  const text = `--${boundary}\r\n${head}\r\n\r\n${body.content}\r\n--${boundary}--\r\n`
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(text) }
}
