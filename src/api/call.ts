import { CALLS } from '@/src/contract/calls'
import type { CallName, CallParams } from '@/src/contract/calls'
import type { ErrorBody } from '@/src/contract/error'
import type { CallAnswer, CallBody, CallQuery } from '@/src/contract/schemas'
import { ApiError } from './api-error'
import { readAuthToken } from './auth-token'
import { BusyError, parseRetryAfter } from './busy-error'
import { discardEarlyResponses, takeEarlyResponse } from './early-calls'
import { jsonBody } from './json-body'
import { notifyUnauthorized } from './unauthorized'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [key in Key]?: undefined }
  : { [key in Key]: Value }
type Params<Name extends CallName> = [keyof CallParams<Name>] extends [never]
  ? { params?: undefined }
  : { params: CallParams<Name> }

/** Parts of a call's URL: path parameters, and the query as in its schema. */
type Asked<Name extends CallName> = Params<Name> &
  ([CallQuery<Name>] extends [undefined] ? { query?: undefined } : { query?: CallQuery<Name> })

/** Input of a call: path parameters, query and body as in its schema. */
export type CallInput<Name extends CallName> = Asked<Name> & Part<'body', CallBody<Name>>

/** Options of a call: its input, and how it is sent. */
export type CallOptions<Name extends CallName> = CallInput<Name> & {
  signal?: AbortSignal
  /** The idempotency key. */
  idempotencyKey?: string
  /** Whether the call goes on when its page is left. */
  outlivesPage?: boolean
}

/**
 * Makes a call of the API from the browser, with the stored token as bearer.
 * @throws ApiError for any response that is not a success, TypeError when the network fails
 * @see docs/product/accounts.md#sessions
 */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const body: unknown = await readJson(await send(name, options))
  return body as CallAnswer<Name> // the server checks its answers against the contract in tests
}

/** Makes a call and returns the raw response, for files. @throws as `call` */
export async function send<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<Response> {
  const token = readAuthToken()
  const response = (await earlyAnswer(name, options, token)) ?? (await ask(name, options, token))
  if (response.ok) return response
  throw errorOf(response.status, await readJson(response), response.headers, token)
}

function ask<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  token: string | null,
): Promise<Response> {
  return fetch(urlOf(name, options), {
    method: split(CALLS[name]).method,
    credentials: 'include',
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    },
    ...(options.body === undefined ? {} : { body: jsonBody(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.outlivesPage ? { keepalive: true } : {}),
  })
}

/** The answer of a GET that the page made early; null without. */
async function earlyAnswer<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  token: string | null,
): Promise<Response | null> {
  if (window.earlyCalls === undefined) return null
  if (split(CALLS[name]).method === 'GET') {
    return takeEarlyResponse(urlOf(name, options), token)
  }
  discardEarlyResponses()
  return null
}

/** The URL of a call, without the host: `/api/v1/manage/sites`. */
export const urlOf = <Name extends CallName>(name: Name, { params, query }: Asked<Name>): string =>
  `${addressOf(name, params)}${search(query)}`

const addressOf = (name: CallName, params: Readonly<Record<string, string>> | undefined): string =>
  `/api${fill(split(CALLS[name]).path, params)}`

/** The address and the options of a call's request. */
export const requestOf = <Name extends CallName>(
  name: Name,
  params: CallParams<Name>,
): { method: string; url: string } => ({
  method: split(CALLS[name]).method,
  url: addressOf(name, params),
})

/**
 * Builds the error of a response to a call with this token: a `BusyError` with `Retry-After`. Reports a 401
 * to the listeners of `onUnauthorized`.
 */
export function errorOf(
  status: number,
  body: unknown,
  headers: Headers,
  token: string | null,
): ApiError {
  const told = isErrorBody(body) ? body : null
  if (status === 401) notifyUnauthorized(token)
  const wait = parseRetryAfter(headers)
  return wait === null ? new ApiError(status, told) : new BusyError(status, told, wait)
}

function split(route: string): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ')
  return { method, path }
}

const fill = (path: string, params: Readonly<Record<string, string>> | undefined): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))

function search(query: unknown): string {
  const entries: [string, unknown][] = Object.entries(
    typeof query === 'object' && query ? query : {},
  ).filter(([, value]) => value !== undefined && value !== '')
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()}`
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body
