import { MAX_HEAD_BYTES, readBodyLength } from './request-head'

const END = '\r\n\r\n'

/**
 * Follows where the requests of a connection end, so that it is known when none is in parts. Loses track
 * at the first request whose end it cannot tell for certain, and then for good.
 */
export class RequestFraming {
  #head = ''
  #bodyLeft = 0
  #whole = 0
  #isLost = false

  /** The number of requests so far; null while one is in parts, or when the track is lost. */
  get whole(): number | null {
    return this.#isLost || this.#head !== '' || this.#bodyLeft > 0 ? null : this.#whole
  }

  /** Reads the next bytes. */
  read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length && !this.#isLost;) {
      at += this.#bodyLeft > 0 ? this.#readBody(bytes.length - at) : this.#readHead(bytes, at)
    }
  }

  #readBody(available: number): number {
    const read = Math.min(this.#bodyLeft, available)
    this.#bodyLeft -= read
    if (this.#bodyLeft === 0) this.#whole += 1
    return read
  }

  #readHead(bytes: Buffer, at: number): number {
    const before = this.#head.length
    const text = this.#head + bytes.toString('latin1', at, at + MAX_HEAD_BYTES)
    const end = text.indexOf(END, Math.max(0, before - END.length))
    if (end < 0) {
      this.#head = text
      this.#isLost = text.length > MAX_HEAD_BYTES
      return bytes.length - at
    }
    this.#head = ''
    const length = readBodyLength(text.slice(0, end))
    if (length === null) this.#isLost = true
    else if (length === 0) this.#whole += 1
    else this.#bodyLeft = length
    return end + END.length - before
  }
}
