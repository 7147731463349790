import { invalidField } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'
import type { BasedOn } from '@/src/server/stale'

/**
 * Reads the version that an update is based on: `updatedAt` in the body, else `If-Unmodified-Since`, which
 * has a resolution of a second; null when the caller sends neither.
 * @throws Failure `validation_failed` for a header that is no date
 */
export function basedOn(headers: Headers, body: unknown): BasedOn | null {
  const sent = updatedAt(body)
  if (sent !== null) return { at: Date.parse(sent), isExact: true }
  const header = headers.get('if-unmodified-since')
  if (header === null) return null
  const at = Date.parse(header)
  if (Number.isNaN(at)) throw invalidField('If-Unmodified-Since', INVALID_INPUT)
  return { at, isExact: false }
}

function updatedAt(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('updatedAt' in body)) return null
  return typeof body.updatedAt === 'string' ? body.updatedAt : null
}
