import { createHash } from 'node:crypto'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { openApiDocument } from './document'
import type { OpenApiDocument } from './document-shape'
import { referencePage } from './page/reference-page'

/** The address of the API's description, as a path of `/api`. */
export const OPENAPI_PATH = '/v1/openapi.json'

/** The content security policy of the reference page: no script runs, no frame is allowed. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A text that stays the same as long as the process runs, and the name of its version. */
type FixedDocument = { body: string; type: string; etag: string }

const made = new Map<string, FixedDocument>()

/** Answers `GET /api/v1/openapi.json`; 304 when the client has the current version. */
export const openApiResponse = (deployment: Deployment, headers: Headers): Response =>
  respond(deployment, headers, 'application/json', (document) => JSON.stringify(document))

/** Answers `GET /api/docs`: the API reference as a page. */
export const referencePageResponse = (deployment: Deployment, headers: Headers): Response =>
  respond(deployment, headers, 'text/html; charset=utf-8', referencePage)

function respond(
  deployment: Deployment,
  headers: Headers,
  type: string,
  write: (document: OpenApiDocument) => string,
): Response {
  const key = `${type} ${accountOrigin(deployment)}`
  const document = made.get(key) ?? fixedDocument(write(openApiDocument(deployment)), type)
  made.set(key, document)
  const answer = new Headers({
    'content-type': type,
    etag: document.etag,
    'cache-control': 'public, no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  })
  if (matches(headers.get('if-none-match'), document.etag)) {
    return new Response(null, { status: 304, headers: answer })
  }
  return new Response(document.body, { headers: answer })
}

function fixedDocument(body: string, type: string): FixedDocument {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { body, type, etag: `"${hash}"` }
}

/** Also for versions that a proxy has marked as weak by compressing them. */
const matches = (header: string | null, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
