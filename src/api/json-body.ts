/** JSON escapes of characters that no text of the API may contain. */
const ESCAPED = /\\u(?:0000|d[89a-f])/
const UNSTORABLE = /[\0\p{Surrogate}]/gu

/**
 * Serialises a body as JSON without null characters and lone surrogates, which pasting or truncation can
 * leave in a text: the API refuses them, and users cannot see them.
 * @see docs/product/api.md#requests
 */
export function jsonBody(body: unknown): string {
  const json = JSON.stringify(body)
  if (!ESCAPED.test(json)) return json
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, '') : value,
  )
}
