import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/**
 * The id of a row in an array field. A UUID like every other id, and kept by whoever sends it back:
 * Payload writes array rows anew on every update, references inside a recipe must not break by it.
 */
export const rowId = (): TextField => ({
  name: 'id',
  type: 'text',
  defaultValue: () => randomUUID(),
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => uuidOfRow(value)] },
  admin: { hidden: true },
})

/**
 * The UUID of a row that the admin added: its form calls new rows by 24 hex digits. They stand in a
 * UUID of version 8 (RFC 9562, free in content) always in the same way, so that references made
 * before the first save find their row. Every other value stays as it is.
 */
export function uuidOfRow(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[\da-f]{24}$/.test(value)) return value
  const [first, second] = [value.slice(0, 8), value.slice(8, 12)]
  return `${first}-${second}-8${value.slice(12, 15)}-8${value.slice(15, 18)}-${value.slice(18)}000000`
}
