import type { z } from 'zod'
import { ImportProblem } from '../import-problem'
import { storable } from '../storable'
import { withLaterFields } from './later-fields'

/**
 * A part of an export in the shape it was exported in.
 * @throws ImportProblem for one that somebody has broken
 */
export function parseExported<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(withLaterFields(storable(value)))
  if (parsed.success) return parsed.data
  throw new ImportProblem(
    `${parsed.error.issues[0]?.path.join('.') ?? ''}: this value is not as it was exported.`,
  )
}
