import type { CallLevel } from '@/access/call-rules'
import type { CallSchema } from '@/src/contract/call-schema'
import { ERROR_STATUS } from '@/src/contract/error'
import type { ErrorCode } from '@/src/contract/error'
import { refTo } from './json-schema'
import type { Reference, ResponseObject } from './document-shape'

/** The description of each error code. */
const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid_address: 'The path or host is ambiguous, such as a slug with `%2F`.',
  invalid_json: 'The request body is not valid JSON or form data.',
  invalid_redirect: 'A redirect URL does not belong to this deployment.',
  unauthorized: 'The token is missing, unknown or expired; for a sign-in link, `reason` says why.',
  forbidden: 'The caller is not allowed to do this.',
  quota_exceeded: 'The site has reached a limit of this installation; the message says which.',
  not_found: 'The object does not exist, or the caller is not allowed to see it.',
  method_not_allowed: 'The path does not support this method.',
  conflict:
    'The request conflicts with stored data, such as a slug that is already taken; after an edit of an older version, `current` is the stored version.',
  account_already_exists: 'An account with this email address already exists: sign in instead.',
  payload_too_large: 'The request body is too large.',
  unsupported_media_type: 'The call does not accept the content type of the request body.',
  validation_failed: 'Fields are missing or invalid; `issues` lists each with its path.',
  rate_limited: 'Too many requests; retry after `retry-after` seconds.',
  internal: 'Unexpected server error; quote `requestId` when you contact support.',
  not_implemented: 'The feature is not available on this deployment.',
  mail_unavailable: 'Email cannot be sent at the moment; retry after `retry-after` seconds.',
  insufficient_storage: 'The disk of the server is full; nothing was saved.',
  unavailable:
    'The service is temporarily unavailable; retry after `retry-after` seconds. Without that header, the site is suspended.',
}

const EVERY_CALL: readonly ErrorCode[] = ['internal', 'unavailable']
const WITH_BODY: readonly ErrorCode[] = [
  'insufficient_storage',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
]

/** Lists the error codes of a call: those of its access level, of its parts, and its own. */
export function listErrorCodes(schema: CallSchema, path: string, level: CallLevel): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...EVERY_CALL,
    ...(schema.errors ?? []),
    ...OF_LEVEL[level],
    ...(path.includes('{') ? WITH_PARAMETER : []),
    ...codesOfParts(schema),
    ...(schema.body && path.includes('/manage/{site}/') ? (['quota_exceeded'] as const) : []),
  ])
  return (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => codes.has(code))
}

const OF_LEVEL: Readonly<Record<CallLevel, readonly ErrorCode[]>> = {
  anyone: [],
  'signed-in': ['unauthorized'],
  worker: ['unauthorized', 'forbidden'],
  editor: ['unauthorized'],
  owner: ['unauthorized', 'forbidden'],
  admin: ['unauthorized', 'forbidden'],
}
/** A parameter may name nothing, or be text that cannot be read. */
const WITH_PARAMETER: readonly ErrorCode[] = ['invalid_address', 'not_found']

const codesOfParts = (schema: CallSchema): ErrorCode[] => [
  ...(schema.query ? (['validation_failed'] as const) : []),
  ...(schema.body ? ([...WITH_BODY, 'invalid_json'] as const) : []),
  // An idempotency key that was used for another call.
  ...(schema.idempotent ? (['conflict', 'validation_failed'] as const) : []),
]

/** Groups error codes by their HTTP status. */
export function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}

/** The error responses of the document: one for each set of codes of a status. */
export class ErrorResponses {
  readonly components: Record<string, ResponseObject> = {}

  /** References to the error responses of one call, by status. */
  of(codes: readonly ErrorCode[]): Record<string, Reference> {
    const references: Record<string, Reference> = {}
    for (const [status, group] of byStatus(codes)) {
      const name = group.map(pascal).join('Or')
      this.components[name] ??= errorResponse(status, group)
      references[String(status)] = { $ref: `#/components/responses/${name}` }
    }
    return references
  }
}

function errorResponse(status: number, codes: readonly ErrorCode[]): ResponseObject {
  const headers: Record<string, Reference> = { 'x-request-id': headerRef('RequestId') }
  if (status === 429 || status === 503) headers['retry-after'] = headerRef('RetryAfter')
  return {
    description: codes.map((code) => `\`${code}\`: ${MEANINGS[code]}`).join(' '),
    headers,
    content: {
      'application/json': { schema: { $ref: refTo('Error') }, example: exampleError(codes[0]) },
    },
  }
}

function exampleError(code: ErrorCode = 'internal'): unknown {
  const message = MEANINGS[code]
  const issues = [{ path: 'title', message: 'Required' }]
  return {
    error: {
      code,
      message,
      ...(code === 'validation_failed' ? { issues } : {}),
      ...(code === 'internal' ? { requestId: '6f9b2f64-4c1b-4a39-9a3f-0d8f2f5f6f11' } : {}),
    },
  }
}

/** A reference to a header in `components`. */
export const headerRef = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

const pascal = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
