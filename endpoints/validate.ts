import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { CallSchema } from '@/src/contract/call-schema'
import type { Issue } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'
import { issuesIn } from '@/src/contract/validation'
import { malformedParts } from '@/src/contract/well-formed'
import { withoutControls } from '@/src/domain/language/control-characters'

/**
 * Largest JSON body of a call, in bytes.
 * @see docs/product/api.md#requests
 */
const MAX_BODY_BYTES = 1_048_576

/**
 * Validates query and body against their schemas; reports all issues at once. Leaves a form (`takes`) for
 * its handler to read as a stream.
 * @throws Failure `validation_failed` with paths, `invalid_json`, `unsupported_media_type`,
 *   `payload_too_large`
 */
export async function validate(
  req: PayloadRequest,
  schema: Pick<CallSchema, 'query' | 'body' | 'takes' | 'maxBodyBytes'>,
): Promise<{ query: unknown; body: unknown }> {
  const query = parse(schema.query, () => queryOf(req))
  if (schema.takes) requireType(req, schema.takes)
  const sent =
    schema.body && !schema.takes ? await readBody(req, schema.maxBodyBytes ?? MAX_BODY_BYTES) : null
  const body = schema.takes ? undefined : parse(schema.body, () => sent)
  const issues = [...issuesOf(query), ...issuesOf(body)]
  if (issues.length > 0) {
    throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
  }
  return { query: dataOf(query), body: dataOf(body) }
}

type Parsed = z.ZodSafeParseResult<unknown> | Issue[] | undefined

/**
 * Parses a value; malformed text and excessive nesting are refused before the schema runs, control
 * characters are taken out.
 */
function parse(schema: z.ZodType | undefined, value: () => unknown): Parsed {
  if (!schema) return undefined
  const input = value()
  const malformed = malformedParts(input)
  return malformed.length > 0
    ? malformed
    : schema.safeParse(withoutControls(input), { reportInput: true })
}

const dataOf = (parsed: Parsed): unknown =>
  parsed !== undefined && !Array.isArray(parsed) ? parsed.data : undefined

const queryOf = (req: PayloadRequest): Record<string, string> =>
  Object.fromEntries(req.searchParams.entries())

function issuesOf(parsed: Parsed): Issue[] {
  if (Array.isArray(parsed)) return parsed
  return !parsed || parsed.success ? [] : issuesIn(parsed.error)
}

async function readBody(req: PayloadRequest, maxBytes: number): Promise<unknown> {
  const text = (await readText(req, maxBytes)).trim()
  if (text === '') return undefined
  requireType(req, 'application/json')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure('invalid_json', 'The request body is not valid JSON.', { cause: error })
  }
}

const TYPES = {
  'application/json': /^application\/(?:[\w.+-]+\+)?json\b/i,
  'multipart/form-data': /^multipart\/form-data\b/i,
}

function requireType(req: PayloadRequest, wanted: keyof typeof TYPES): void {
  if (TYPES[wanted].test(req.headers.get('content-type') ?? '')) return
  throw new Failure('unsupported_media_type', `Send the request body as ${wanted}.`)
}

/** Reads at most the allowed size, whatever the length header says. */
async function readText(req: PayloadRequest, maxBytes: number): Promise<string> {
  if (!req.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of chunks(req.body)) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) {
      const most = Math.round(maxBytes / 1_048_576)
      throw new Failure('payload_too_large', `The request body is larger than ${most} MiB.`)
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
