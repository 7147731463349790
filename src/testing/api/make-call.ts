import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { callApi } from './call-api'
import type { ApiAnswer, CallOptions } from './call-api'
import type { Target, ValidRequest } from './target'

/** Makes a call with a request of `VALID_REQUESTS`, or another one. */
export function makeCall<Name extends CallName>(
  { payload, site }: Target,
  name: Name,
  { params, query, body, form }: ValidRequest<Name>,
  options: CallOptions = {},
): Promise<ApiAnswer> {
  const [method = '', path = ''] = CALLS[name].split(' ')
  const names: Readonly<Record<string, string>> = { site: site.slug, ...params }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(names[key] ?? ''),
  )
  const sent = form ?? body
  return callApi(payload, method, filled, {
    ...(query === undefined ? {} : { query: asTexts(query) }),
    ...(sent === undefined ? {} : { body: sent }),
    ...options,
  })
}

function asTexts(query: unknown): Record<string, string> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}
