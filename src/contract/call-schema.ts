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
   * The support of `Idempotency-Key`: a repetition gets the first response. `stored`: the key is stored in
   * the transaction of the call. `by-nature`: a repeated call finds its own result; it takes long or sends
   * mail, so that no transaction can wait for it.
   */
  idempotent?: 'stored' | 'by-nature'
  /** Error codes beyond those of every call with its access level and parts. */
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
