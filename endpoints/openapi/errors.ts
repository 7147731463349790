import type { CallLevel } from '@/access/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { ERROR_STATUS } from '@/src/contract/error'
import type { ErrorCode } from '@/src/contract/error'
import { refTo } from './json-schema'
import type { Reference, ResponseObject } from './document-shape'

/** What each code means, for people who write clients. */
const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The body is not readable JSON.',
  invalid_redirect: 'An address to go on to is not one of this deployment.',
  unauthorized: 'Nobody is signed in, or the token is not good; `reason` tells of links.',
  forbidden: 'The caller may see this, but not do it.',
  not_found: 'It is not there, or not for the caller to know of.',
  method_not_allowed: 'The address does not take this method.',
  conflict: 'It does not go together with what is stored; `current` has that after a stale edit.',
  account_already_exists: 'There is an account with this address: sign in instead.',
  payload_too_large: 'The body is larger than it may be.',
  unsupported_media_type: 'The body is of another type than this call takes.',
  validation_failed: 'Fields are missing or wrong; `issues` names each.',
  rate_limited: 'Too often: try again after `retry-after` seconds.',
  internal: 'A fault of the server; quote `requestId` when asking for help.',
  not_implemented: 'This deployment is not set up for it.',
  mail_unavailable: 'Mail cannot be sent just now.',
  unavailable: 'The service is not available just now: try again after `retry-after` seconds.',
}

const EVERY_CALL: readonly ErrorCode[] = ['internal', 'unavailable']
const WITH_BODY: readonly ErrorCode[] = [
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
]

/** Every code a call can answer with: of its level and parts, and its own. */
export function errorCodesOf(schema: CallSchema, path: string, level: CallLevel): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...EVERY_CALL,
    ...(schema.errors ?? []),
    ...OF_LEVEL[level],
    ...(NAMED.test(path) ? (['not_found'] as const) : []),
    ...codesOfParts(schema),
  ])
  return (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => codes.has(code))
}

const OF_LEVEL: Readonly<Record<CallLevel, readonly ErrorCode[]>> = {
  anyone: [],
  'signed-in': ['unauthorized'],
  worker: ['unauthorized', 'forbidden'],
  editor: ['unauthorized'],
  owner: ['unauthorized', 'forbidden'],
}
/** What stands in a path and may not be there. */
const NAMED = /\{(?:site|id|recipeId|recipeSlug|collectionSlug|sessionId)\}/

const codesOfParts = (schema: CallSchema): ErrorCode[] => [
  ...(schema.query ? (['validation_failed'] as const) : []),
  ...(schema.body ? WITH_BODY : []),
  ...(schema.body && !schema.takes ? (['invalid_json'] as const) : []),
  // A key that was used for another call before.
  ...(schema.idempotent ? (['conflict', 'validation_failed'] as const) : []),
]

/** Codes by the status they come with. */
export function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}

/** The failed answers of all calls: one for each set of codes that comes with a status. */
export class ErrorResponses {
  readonly components: Record<string, ResponseObject> = {}

  /** The failed answers of one call, as references. */
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

/** The address of a header that is described once. */
export const headerRef = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

const pascal = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
