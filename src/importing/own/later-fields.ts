/** Fields of pictures that older exports do not have. */
const LATER = { alt: null, shareCrop: null }

/**
 * A value of an export with the fields that pictures were given since, however deep they stand: an
 * export from before is read like one of today.
 */
export function withLaterImageFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLaterImageFields)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    withLaterImageFields(each),
  ])
  const isImage = 'key' in value && 'lqip' in value
  return { ...(isImage ? LATER : {}), ...Object.fromEntries(fields) }
}
