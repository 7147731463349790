import { createHash, timingSafeEqual } from 'node:crypto'

/** The bearer token that a request for metrics must carry. */
export class MetricsToken {
  readonly #digest: Buffer

  constructor(token: string) {
    this.#digest = digest(token)
  }

  /** Whether an `Authorization` header carries the token. */
  isIn(authorization = ''): boolean {
    const given = /^bearer (.*)$/i.exec(authorization)?.[1] ?? ''
    return timingSafeEqual(digest(given), this.#digest)
  }
}

/** Returns a digest, so that texts of any length are compared in the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
