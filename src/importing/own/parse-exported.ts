import type { z } from 'zod'
import { ImportProblem } from '../import-problem'
import { toStorable } from '../storable'
import { upgradeExportedValue } from './upgrade-export'

/**
 * Parses a part of an export with its schema.
 * @throws ImportProblem for a modified or damaged part
 */
export function parseExported<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(upgradeExportedValue(toStorable(value)))
  if (parsed.success) return parsed.data
  throw new ImportProblem(
    `${parsed.error.issues[0]?.path.join('.') ?? ''}: this value is not as it was exported.`,
  )
}
