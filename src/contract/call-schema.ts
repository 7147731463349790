import type { z } from 'zod'
import type { ErrorCode } from './error'

/** The schema of a call. */
export type CallSchema = {
  /** Its effect, in a sentence for people who write clients. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
  /** The status of success when it is not 200. */
  status?: 201 | 202
  /**
   * Whether `Idempotency-Key` is honoured: the second of two equal calls gets the first's answer.
   * `stored`: the key is stored in the transaction of the call. `by-nature`: the call itself, made
   * again, finds what it has made; it takes long or sends mail, which no transaction waits for.
   */
  idempotent?: 'stored' | 'by-nature'
  /** Codes beside those that every call of its access and parts can answer with. */
  errors?: readonly ErrorCode[]
  /** Whether a former slug is answered with a redirect (308) to the current one. */
  redirects?: true
  /** Most bytes of its body when it is not 1 MiB. */
  maxBodyBytes?: number
  /** The media type of its body when that is not JSON: a form with a `file`. */
  takes?: 'multipart/form-data'
  /** The media type of its response if that is not JSON. */
  gives?: 'text/csv' | 'application/zip'
}
