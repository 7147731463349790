import type { z } from 'zod'

/** Reads JSON of a schema; undefined where a text is neither. */
export function readJson<T extends z.ZodType>(schema: T, text: string): z.infer<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
