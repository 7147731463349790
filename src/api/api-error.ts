import type { ErrorBody } from '@/src/contract/error'

/**
 * A failed call: the status and the parsed body, null when there was none.
 * @see docs/product/api.md#errors
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
  ) {
    super(body?.error.message ?? `The server answered ${status}`)
  }

  /** The code a program decides by; null when the answer was not the API's. */
  get code(): string | null {
    return this.body?.error.code ?? null
  }
}
