import type { z } from 'zod'
import { ImportProblem } from '../import-problem'
import { toStorable } from '../toStorable'
import { upgradeExportedValue } from './upgrade-export'

/**
 * A part of an export in the shape it was exported in.
 * @throws ImportProblem for one that somebody has broken
 */
export function parseExported<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(upgradeExportedValue(toStorable(value)))
  if (parsed.success) return parsed.data
  throw new ImportProblem(
    `${parsed.error.issues[0]?.path.join('.') ?? ''}: this is not as it was exported.`,
  )
}
