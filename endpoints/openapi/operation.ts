import { requiredLevel } from '@/access/calls'
import type { CallLevel } from '@/access/call-rules'
import type { CallSchema } from '@/src/contract/call-schema'
import type { CallName } from '@/src/contract/calls'
import { holdsWideText } from '../blocks'
import type { Described } from './describe-schemas'
import type { MediaType, Operation, Parameter, RequestBody, ResponseObject } from './document-shape'
import { listErrorCodes, headerRef } from './errors'
import type { ErrorResponses } from './errors'
import { buildExample } from './example'
import { resolveRef } from './json-schema'
import type { JsonSchema } from './json-schema'
import { BLOCKS_PARAMETER, headerParameters, pathParameters, queryParameters } from './parameters'
import { tagOf } from './tags'

const MAY_CALL: Readonly<Record<CallLevel, string>> = {
  anyone: 'No sign-in required; a bearer token is used if sent.',
  'signed-in': 'Requires a signed-in user.',
  worker: 'Requires a user who owns or edits a site, or a platform admin.',
  editor: 'Requires the owner or an editor of the site, or a platform admin; others get 404.',
  owner: 'Requires the owner of the site or a platform admin; editors get 403, others 404.',
  admin: 'Requires a platform admin.',
}

const NEEDED = [{ bearer: [] }]
const OPTIONAL = [{}, ...NEEDED]

/** A call as OpenAPI describes it. */
export function operationOf(
  name: CallName,
  path: string,
  schema: CallSchema,
  described: Described,
  errors: ErrorResponses,
): Operation {
  const level = requiredLevel(name)
  const body = schema.body && resolveRef(described.of(schema.body), described.components)
  const parameters: Parameter[] = [
    ...pathParameters(path),
    ...(schema.query ? queryParameters(schema.query, described) : []),
    ...(holdsWideText(schema.answer) ? [BLOCKS_PARAMETER] : []),
    ...headerParameters(schema, body),
  ]
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: schema.summary,
    description: descriptionOf(schema, level),
    'x-access': level,
    security: level === 'anyone' ? OPTIONAL : NEEDED,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema.body ? { requestBody: requestBody(schema, described) } : {}),
    responses: {
      [String(schema.status ?? 200)]: success(schema, described),
      ...(schema.redirects ? { '308': MOVED } : {}),
      ...errors.of(listErrorCodes(schema, path, level)),
    },
  }
}

/** The response to a former slug. */
const MOVED: ResponseObject = {
  description: 'The slug has changed; `location` is the path of this call with the current slug.',
  headers: { 'x-request-id': headerRef('RequestId'), location: headerRef('Location') },
}

function descriptionOf({ maxBodyBytes, body }: CallSchema, level: CallLevel): string {
  if (!body) return MAY_CALL[level]
  const mebibytes = Math.round((maxBodyBytes ?? 1_048_576) / 1_048_576)
  return `${MAY_CALL[level]} The request body may be up to ${mebibytes} MiB.`
}

function requestBody(schema: CallSchema, described: Described): RequestBody {
  const { body, takes } = schema
  if (!body) throw new Error('This call takes no body')
  const inner = described.of(body)
  const required = takes !== undefined || !body.safeParse(undefined).success
  if (!takes) return { required, content: { 'application/json': example(inner, described) } }
  return { required, content: { [takes]: { schema: withFile(inner, described) } } }
}

/** A form's fields and its file. */
function withFile(schema: JsonSchema, { components }: Described): JsonSchema {
  const { properties } = resolveRef(schema, components)
  const file: JsonSchema = {
    type: 'string',
    format: 'binary',
    description: 'The file to import, including its name.',
  }
  return { type: 'object', properties: { file, ...properties }, required: ['file'] }
}

function success({ answer, gives }: CallSchema, described: Described): ResponseObject {
  const headers = { 'x-request-id': headerRef('RequestId') }
  if (gives) {
    const schema: JsonSchema = { type: 'string', format: 'binary' }
    return { description: 'Success.', headers, content: { [gives]: { schema } } }
  }
  const content = { 'application/json': example(described.of(answer), described) }
  return { description: 'Success.', headers, content }
}

const example = (schema: JsonSchema, { components }: Described): MediaType => ({
  schema,
  example: buildExample(schema, components),
})
