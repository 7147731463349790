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
  admin: { hidden: true },
})
