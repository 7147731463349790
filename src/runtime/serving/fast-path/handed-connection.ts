import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { RequestFraming } from './request-framing'

type Done = (error?: Error | null) => void

/**
 * A connection as Node's HTTP server sees it: a stream that gets the bytes of the socket which the fast
 * path does not answer itself. Node documents that a server takes any stream as a connection.
 */
export class HandedConnection extends Duplex {
  readonly #framing = new RequestFraming()
  #answered = 0

  constructor(private readonly socket: Socket) {
    super({ decodeStrings: false })
    socket.on('close', () => this.destroy())
  }

  /** Passes bytes on to Node's HTTP server. */
  feed(bytes: Buffer): void {
    this.#framing.read(bytes)
    if (!this.push(bytes)) this.socket.pause()
  }

  /** Notes that Node's server has sent a response. */
  countResponse(): void {
    this.#answered += 1
  }

  /** Whether all requests so far are whole and answered. */
  get isIdle(): boolean {
    return this.#framing.whole === this.#answered
  }

  /** Whether more bytes wait than Node's server reads at a time. */
  get isFull(): boolean {
    return this.readableLength >= this.readableHighWaterMark
  }

  get remoteAddress(): string | undefined {
    return this.socket.remoteAddress
  }

  get remotePort(): number | undefined {
    return this.socket.remotePort
  }

  get timeout(): number | undefined {
    return this.socket.timeout
  }

  /** Sets the timeout of the socket, whose event Node's server gets as that of this connection. */
  setTimeout(milliseconds: number, onTimeout?: () => void): this {
    this.socket.setTimeout(milliseconds)
    if (onTimeout) this.once('timeout', onTimeout)
    return this
  }

  /** Closes the connection when everything is sent. */
  destroySoon(): void {
    this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', () => this.destroy())
  }

  override _read(): void {
    this.socket.resume()
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: Done): void {
    this.#afterWrite(this.#send(chunk, encoding), done)
  }

  override _writev(
    chunks: { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: Done,
  ): void {
    this.socket.cork()
    const isTaken = chunks.map(({ chunk, encoding }) => this.#send(chunk, encoding)).at(-1)
    this.socket.uncork()
    this.#afterWrite(isTaken ?? true, done)
  }

  override _final(done: Done): void {
    this.socket.end(() => {
      done()
    })
  }

  override _destroy(error: Error | null, done: Done): void {
    // An idle one may still be sending what the fast path has written.
    if (error === null && (this.writableFinished || this.isIdle)) this.socket.destroySoon()
    else this.socket.destroy()
    done(error)
  }

  #send(chunk: Buffer | string, encoding: BufferEncoding): boolean {
    return typeof chunk === 'string' ? this.socket.write(chunk, encoding) : this.socket.write(chunk)
  }

  #afterWrite(isTaken: boolean, done: Done): void {
    if (isTaken) done()
    else this.socket.once('drain', done)
  }
}
