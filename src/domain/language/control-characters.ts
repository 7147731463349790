/** Characters that are no part of a text, but for tabs and line ends: pages draw boxes for them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u
const ALL_CONTROLS = new RegExp(CONTROLS, 'gu')

/**
 * Removes control characters, as pasted from PDFs and terminals; tabs and line breaks stay.
 * @see docs/product/api.md#requests
 */
export const withoutControlCharacters = (text: string): string => text.replace(ALL_CONTROLS, '')

/**
 * Removes control characters from every text in a value, at any depth. A value without any is returned
 * unchanged; names of fields, and values that are neither list nor plain object, stay.
 */
export function withoutControls<Value>(value: Value): Value
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string')
    return CONTROLS.test(value) ? withoutControlCharacters(value) : value
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    const cleaned = list.map((each) => withoutControls(each))
    return cleaned.some((each, at) => each !== list[at]) ? cleaned : list
  }
  if (!isPlainObject(value)) return value
  const fields = Object.entries(value)
  const cleaned = fields.map(([name, each]): [string, unknown] => [name, withoutControls(each)])
  const isSame = cleaned.every(([, each], at) => each === fields[at]?.[1])
  return isSame ? value : Object.fromEntries(cleaned)
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
