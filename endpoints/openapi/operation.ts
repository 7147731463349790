import type { CallAccess, CallSchema } from '@/src/contract/call-schema'
import type { CallName } from '@/src/contract/calls'
import type { Described } from './describe-schemas'
import type { MediaType, Operation, Parameter, RequestBody, ResponseObject } from './document-shape'
import { errorCodesOf, headerRef } from './errors'
import type { ErrorResponses } from './errors'
import { exampleOf } from './example'
import { resolved } from './json-schema'
import type { JsonSchema } from './json-schema'
import { headerParameters, pathParameters, queryParameters } from './parameters'
import { tagOf } from './tags'

const MAY_CALL: Readonly<Record<CallAccess, string>> = {
  anyone: 'Anyone may call it; a bearer token is looked at when there is one.',
  'signed-in': 'Whoever is signed in may call it.',
  manager:
    'For the author and editors of the site, and platform admins; others are told it is not there.',
}

const SECURITY: Readonly<Record<CallAccess, Record<string, string[]>[]>> = {
  anyone: [{}, { bearer: [] }],
  'signed-in': [{ bearer: [] }],
  manager: [{ bearer: [] }],
}

/** A call as OpenAPI describes it. */
export function operationOf(
  name: CallName,
  path: string,
  schema: CallSchema,
  described: Described,
  errors: ErrorResponses,
): Operation {
  const body = schema.body && resolved(described.of(schema.body), described.components)
  const parameters: Parameter[] = [
    ...pathParameters(path),
    ...(schema.query ? queryParameters(schema.query, described) : []),
    ...headerParameters(schema, body),
  ]
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: schema.summary,
    description: descriptionOf(schema),
    'x-access': schema.access,
    security: SECURITY[schema.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema.body ? { requestBody: requestBody(schema, described) } : {}),
    responses: {
      [String(schema.status ?? 200)]: success(schema, described),
      ...errors.of(errorCodesOf(schema, path)),
    },
  }
}

function descriptionOf({ access, maxBodyBytes, body }: CallSchema): string {
  if (!body) return MAY_CALL[access]
  const mebibytes = Math.round((maxBodyBytes ?? 1_048_576) / 1_048_576)
  return `${MAY_CALL[access]} Its body may have ${mebibytes} MiB.`
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
  const { properties } = resolved(schema, components)
  const file: JsonSchema = { type: 'string', format: 'binary' }
  return { type: 'object', properties: { file, ...properties }, required: ['file'] }
}

function success({ answer, gives }: CallSchema, described: Described): ResponseObject {
  const headers = { 'x-request-id': headerRef('RequestId') }
  if (gives) {
    const schema: JsonSchema = { type: 'string', format: 'binary' }
    return { description: 'Done.', headers, content: { [gives]: { schema } } }
  }
  const content = { 'application/json': example(described.of(answer), described) }
  return { description: 'Done.', headers, content }
}

const example = (schema: JsonSchema, { components }: Described): MediaType => ({
  schema,
  example: exampleOf(schema, components),
})
