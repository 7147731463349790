import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Issue } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'

/** Largest JSON body of a call, in bytes (contract, Bodies). */
const MAX_BODY_BYTES = 1_048_576

/**
 * Query and body as their schemas say, or every issue at once.
 * @throws Failure `validation_failed` with paths, `invalid_json`, `unsupported_media_type`,
 *   `payload_too_large`
 */
export async function validate(
  req: PayloadRequest,
  schemas: { query?: z.ZodType; body?: z.ZodType },
): Promise<{ query: unknown; body: unknown }> {
  const query = schemas.query?.safeParse(queryOf(req))
  const body = schemas.body?.safeParse(await readBody(req))
  const issues = [...issuesOf(query), ...issuesOf(body)]
  if (issues.length > 0) {
    throw new Failure('validation_failed', 'Some fields need another look.', { issues })
  }
  return { query: query?.data, body: body?.data }
}

const queryOf = (req: PayloadRequest): Record<string, string> =>
  Object.fromEntries(req.searchParams.entries())

function issuesOf(result: z.ZodSafeParseResult<unknown> | undefined): Issue[] {
  if (!result || result.success) return []
  return result.error.issues.flatMap(issuesAt)
}

/** A field too many is named by its own path, so that a misspelt one is found at once. */
function issuesAt(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: path.join('.'), message: issue.message || INVALID_INPUT }]
  }
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unrecognized key' }))
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  const text = (await readText(req)).trim()
  if (text === '') return undefined
  const type = req.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new Failure('unsupported_media_type', 'Send the body as application/json.')
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure('invalid_json', 'The body is not readable JSON.', { cause: error })
  }
}

/** Reads no more than may be sent, whatever the length header claims. */
async function readText(req: PayloadRequest): Promise<string> {
  if (!req.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of chunks(req.body)) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) {
      throw new Failure('payload_too_large', 'The body is larger than 1 MiB.')
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
