/** JSON escapes of characters that no text of the API may contain. */
const ESCAPED = /\\u(?:0000|d[89a-f])/
const UNSTORABLE = /[\0\p{Surrogate}]/gu

/**
 * The JSON of a body without the null characters and halves of surrogate pairs that a paste or a cut may
 * leave in a text: the API refuses them, and nobody sees them to take them out.
 * @see docs/product/api.md#requests
 */
export function jsonBody(body: unknown): string {
  const json = JSON.stringify(body)
  if (!ESCAPED.test(json)) return json
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, '') : value,
  )
}
