/** The headers of an answer to a request with progress, as far as the browser shows them. */
export function headersOf(request: Pick<XMLHttpRequest, 'getAllResponseHeaders'>): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
