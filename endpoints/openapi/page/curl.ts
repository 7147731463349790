import type { HttpMethod, Operation } from '../document-shape'

/** Formats a call as a curl command; `$TOKEN` is a placeholder for a session token. */
export function curlLine(
  server: string,
  path: string,
  method: HttpMethod,
  operation: Operation,
): string {
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(address(server, path, operation))}`,
  ]
  if (operation['x-access'] !== 'anyone') parts.push('-H "Authorization: Bearer $TOKEN"')
  const { requestBody } = operation
  if (requestBody?.content['multipart/form-data']) parts.push("-F 'file=@recipes.json'")
  const json = requestBody?.content['application/json']
  if (json) {
    parts.push("-H 'Content-Type: application/json'", `-d ${dataOf(json.example)}`)
  }
  return parts.join(' \\\n  ')
}

/** Builds the URL with its path parameters and required query parameters filled in. */
function address(server: string, path: string, { parameters = [] }: Operation): string {
  const values = new Map(parameters.map(({ name, example }) => [name, String(example)]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${values.get(name) ?? ''}`)
  return `${server}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

/** Formats a short body inline, a long one as a file. */
function dataOf(example: unknown): string {
  const json = JSON.stringify(example)
  return json.length > 160 ? '@body.json' : quoted(json)
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
