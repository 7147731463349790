import { z } from 'zod'
import type { ApiAnswer, CallOptions } from '@/src/testing/api/call-api'

/*
 * A client that knows nothing but the document of the API: where a call is, what it takes and what
 * it may answer. What does not fit the document is an error, on the way out and on the way in.
 */

const Reference = z.object({ $ref: z.string() })
const Content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const Answer = z.object({ content: Content.optional() })
const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.object({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string(), z.union([Reference, Answer])),
})
type Operation = z.infer<typeof Operation>
const Document = z.object({
  servers: z.tuple([z.object({ url: z.url() })]),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), Answer),
  }),
})

/** The values of a call. */
export type ClientOptions = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | readonly string[]>>
  body?: unknown
  token?: string
  headers?: Readonly<Record<string, string>>
}

/** Sends a request: `callApi` with its first argument filled in. */
export type Send = (method: string, path: string, options: CallOptions) => Promise<ApiAnswer>

/** Creates an API client from its OpenAPI document alone. */
export function openApiClient(json: unknown, send: Send) {
  const document = Document.parse(json)
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  )
  const { schemas, responses } = document.components
  const base = new URL(document.servers[0].url).pathname

  const check = (what: string, schema: Readonly<Record<string, unknown>>, value: unknown): void => {
    const rooted = JSON.stringify({ ...schema, $defs: schemas })
    const local: unknown = JSON.parse(rooted.replaceAll('#/components/schemas/', '#/$defs/'))
    const read = z.fromJSONSchema(local as z.core.JSONSchema.JSONSchema).safeParse(value)
    if (!read.success) throw new Error(`${what} does not fit the document:\n${read.error.message}`)
  }

  /** Makes a call by its `operationId`; throws if the response does not match the document. */
  async function call(operationId: string, options: ClientOptions = {}): Promise<ApiAnswer> {
    const found = operations.get(operationId)
    if (!found) throw new Error(`The document has no ${operationId}`)
    const { path, method, operation } = found
    checkRequest(operation, options)
    const answer = await send(method.toUpperCase(), base + fill(path, options.params ?? {}), {
      query: queryOf(operation, options.query ?? {}),
      ...(options.body === undefined ? {} : { body: options.body }),
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(options.headers === undefined ? {} : { headers: options.headers }),
    })
    checkAnswer(operation, answer)
    return answer
  }

  function checkRequest({ operationId, requestBody, security }: Operation, options: ClientOptions) {
    const json = requestBody?.content['application/json']
    if (json && options.body !== undefined) {
      check(`The body of ${operationId}`, json.schema, options.body)
    } else if (json && requestBody.required) {
      throw new Error(`${operationId} needs a body`)
    }
    const needsToken = security.every((way) => Object.keys(way).length > 0)
    if (needsToken && options.token === undefined) throw new Error(`${operationId} needs a token`)
  }

  function checkAnswer({ operationId, responses: known }: Operation, answer: ApiAnswer) {
    const what = `The answer ${answer.status} of ${operationId}`
    const said = known[String(answer.status)]
    if (!said) throw new Error(`${what} is not in the document: ${JSON.stringify(answer.body)}`)
    const response = '$ref' in said ? responses[said.$ref.split('/').at(-1) ?? ''] : said
    if (!answer.headers.get('x-request-id')) throw new Error(`${what} has no x-request-id`)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const content = response?.content?.[type]
    if (!content) throw new Error(`${what} is ${type}, which is not in the document`)
    if (type === 'application/json') check(what, content.schema, answer.body)
  }

  return { call, operationIds: [...operations.keys()] }
}

/** An API client created from its OpenAPI document alone. */
export type OpenApiClient = ReturnType<typeof openApiClient>

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })

function queryOf(
  { operationId, parameters }: Operation,
  given: NonNullable<ClientOptions['query']>,
): Record<string, string> {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  for (const { name, required } of known) {
    if (required && given[name] === undefined) throw new Error(`${operationId} needs ${name}`)
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (!known.some((parameter) => parameter.name === name)) {
        throw new Error(`${operationId} has no ${name} in its query`)
      }
      return [name, Array.isArray(value) ? value.join(',') : String(value)]
    }),
  )
}
