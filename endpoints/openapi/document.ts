import type { z } from 'zod'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { CallSchema } from '@/src/contract/call-schema'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { SCHEMAS } from '@/src/contract/schemas'
import packageManifest from '@/package.json'
import { describeSchemas } from './describe-schemas'
import { HTTP_METHODS } from './document-shape'
import type { HttpMethod, OpenApiDocument, PathItem } from './document-shape'
import { ErrorResponses } from './errors'
import { operationOf } from './operation'
import { TAGS, tagOf } from './tags'

const DESCRIPTION = `The API has two groups of calls: \`/v1/manage\` for accounts, authors and editors, and \`/v1/site\` for readers. Both are available on every host of the deployment.

Users sign in with an emailed link. \`confirmSignIn\` and \`confirmSiteSignIn\` return an \`authToken\`; send it with every call as \`Authorization: Bearer …\`. Cookies alone are not accepted.

A successful response is a JSON object with named properties. An error response is \`{"error": {"code", "message", …}}\`: rely on \`code\`, and expect new codes. Every response includes \`x-request-id\`. Objects of another site return 404.

An invalid request body fails with \`validation_failed\`, which lists all issues; unknown fields are invalid. Unknown query parameters are ignored.

IDs are UUIDs. Times are in ISO 8601 format and UTC. Amounts of money are integers in cents.

Most calls that create an object accept an \`Idempotency-Key\`. Calls that update an object accept the version that the edit is based on, in \`updatedAt\` or \`If-Unmodified-Since\`, and fail with \`conflict\` if the object has changed since.`

/**
 * The OpenAPI document, generated from the schemas that validate the calls.
 * @see docs/product/api.md#the-api
 */
export function openApiDocument(deployment: Deployment): OpenApiDocument {
  const calls = Object.entries(SCHEMAS) as [CallName, CallSchema][]
  const described = describeSchemas(calls.flatMap(([, schema]) => partsOf(schema)))
  const errors = new ErrorResponses()
  const paths: Record<string, PathItem> = {}
  const tags = new Set<string>()
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = routeOf(name)
    const operation = operationOf(name, path, SCHEMAS[name], described, errors)
    paths[path] = { ...paths[path], [method]: operation }
    tags.add(tagOf(path))
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recipe publishing platform',
      version: packageManifest.version,
      description: DESCRIPTION,
      license: { name: packageManifest.license },
    },
    servers: [{ url: `${accountOrigin(deployment)}/api`, description: 'This deployment' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => tags.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...described.components },
      responses: errors.components,
      headers: HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `authToken` returned by a confirmed sign-in.',
        },
      },
    },
  }
}

const HEADERS: OpenApiDocument['components']['headers'] = {
  RequestId: {
    description: 'ID of this request in the server logs.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'Path to request instead.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Number of seconds to wait before retrying.',
    schema: { type: 'integer' },
  },
}

const partsOf = ({ query, body, answer }: CallSchema): z.ZodType[] =>
  [query, body, answer].filter((part) => part !== undefined)

function routeOf(name: CallName): { method: HttpMethod; path: string } {
  const [word = '', path = ''] = CALLS[name].split(' ')
  const method = HTTP_METHODS.find((known) => known === word.toLowerCase())
  if (!method) throw new Error(`${name} has an unknown method`)
  return { method, path }
}
