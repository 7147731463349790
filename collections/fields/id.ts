import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/**
 * The id of a row in an array field: a UUID like every other id, preserved when a client sends it back.
 * Payload rewrites array rows on every update, and references inside a recipe must not break.
 */
export const rowId = (): TextField => ({
  name: 'id',
  type: 'text',
  defaultValue: () => randomUUID(),
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => toRowUuid(value)] },
  admin: { hidden: true },
})

/**
 * Converts the id of a row that the admin added, 24 hex digits, to a UUID. The digits are embedded in a
 * UUID of version 8 (RFC 9562, free in content), always in the same way, so that references made before the
 * first save still find their row. Returns any other value unchanged.
 */
export function toRowUuid(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[\da-f]{24}$/.test(value)) return value
  const [first, second] = [value.slice(0, 8), value.slice(8, 12)]
  return `${first}-${second}-8${value.slice(12, 15)}-8${value.slice(15, 18)}-${value.slice(18)}000000`
}
