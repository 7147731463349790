import type { z } from 'zod'
import { accountOrigin } from '@/src/domain/deployment'
import type { Deployment } from '@/src/domain/deployment'
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

const DESCRIPTION = `Two families of calls: \`/v1/manage\` for accounts, authors and editors, \`/v1/site\` for the readers of a site. Both answer the same on every host of the deployment.

Sign in by a mailed link; the answer to \`confirmSignIn\` or \`confirmSiteSignIn\` holds an \`authToken\`, sent with every call from then on as \`Authorization: Bearer …\`. Cookies never count.

A successful answer is an object with named parts. A failed one is \`{"error": {"code", "message", …}}\`: decide by \`code\`, expect new ones. A body that is not as described is refused with \`validation_failed\` and every issue at once, fields that are not described among them; query parameters that are not described are ignored. Another site's objects answer 404. An address that takes other methods answers 405 \`method_not_allowed\`. Every answer carries \`x-request-id\`.

Ids are UUIDs. Times are ISO 8601 in UTC. Money is in cents.`

/**
 * The description of the whole API: made of what validates the calls.
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
        bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` of a sign-in.' },
      },
    },
  }
}

const HEADERS: OpenApiDocument['components']['headers'] = {
  RequestId: {
    description: 'Names this request in the logs of the server.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds until the same call may work.',
    schema: { type: 'integer' },
  },
}

const partsOf = ({ query, body, answer }: CallSchema): z.ZodType[] =>
  [query, body, answer].filter((part) => part !== undefined)

function routeOf(name: CallName): { method: HttpMethod; path: string } {
  const [word = '', path = ''] = CALLS[name].split(' ')
  const method = HTTP_METHODS.find((known) => known === word.toLowerCase())
  if (!method) throw new Error(`${name} has a method nobody knows`)
  return { method, path }
}
