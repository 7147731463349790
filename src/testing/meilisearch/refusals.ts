import type { z } from 'zod'
import { FilterError } from './filter'
import { SearchError } from './stored-index'

/** A response of the fake server. */
export type Answer = { status: number; body: unknown }

/** The server's message about a request that it refuses. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A body as its schema reads it; refused with a code otherwise. */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  code: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Refused(400, code, parsed.error.message)
}

/** Parses the query parameters of a list of documents. */
export const ofQuery = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...searchParams].map(([name, value]) => [
      name,
      name === 'fields' ? value.split(',') : name === 'filter' ? value : Number(value),
    ]),
  )

/** Any error as the server answers it. */
export function refusal(error: unknown): Answer {
  const [status, code] =
    error instanceof Refused
      ? [error.status, error.code]
      : error instanceof FilterError
        ? [400, 'invalid_search_filter']
        : error instanceof SearchError
          ? [400, error.code]
          : [500, 'internal']
  const message = error instanceof Error ? error.message : ''
  const link = `https://docs.meilisearch.com/errors#${code}`
  return { status, body: { message, code, type: 'invalid_request', link } }
}
