import { APIError } from 'payload'
import type { Field } from 'payload'

/** The values that the admin's forms send for a list without rows. */
const NO_ROWS: readonly unknown[] = [undefined, null, 0, '0']
/** The values that they send for an empty field of several documents or words. */
const NONE_CHOSEN: readonly unknown[] = [undefined, null, '']

/**
 * Checks that lists are lists and groups are groups at every level: hooks that run before Payload's own
 * validation rely on it.
 * @throws APIError 400, with the path of the invalid value
 */
export function checkShapes(fields: readonly Field[], data: object, path = ''): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) checkShapes(tab.fields, data, path)
    } else if (isPart(field)) {
      checkPart(field, Reflect.get(data, field.name), `${path}${field.name}`)
    } else if (isList(field)) {
      requireList(Reflect.get(data, field.name), `${path}${field.name}`, NONE_CHOSEN)
    } else if ('fields' in field) {
      checkShapes(field.fields, data, path)
    }
  }
}

type Part = { name: string; type: 'array' | 'group'; fields: readonly Field[] }

const isPart = (field: Field): field is Field & Part =>
  (field.type === 'array' || field.type === 'group') && 'name' in field

const isList = (field: Field): field is Field & { name: string } =>
  'name' in field && 'hasMany' in field && field.hasMany === true

function checkPart({ type, fields }: Part, value: unknown, path: string): void {
  if (value === undefined) return
  const parts = type === 'array' ? requireList(value, path, NO_ROWS) : [value]
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) throw misshapen(path)
    checkShapes(fields, part, `${path}.`)
  }
}

function requireList(value: unknown, path: string, empty: readonly unknown[]): unknown[] {
  if (empty.includes(value)) return []
  if (!Array.isArray(value)) throw misshapen(path)
  return value
}

const misshapen = (path: string): APIError =>
  new APIError(`${path} does not match the format of its field.`, 400, null, true)
