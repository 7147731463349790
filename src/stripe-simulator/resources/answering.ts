import { createHash } from 'node:crypto'
import type { World } from '../state/world'
import { type ErrorBody, invalid, StripeFailure } from '../wire/errors'
import { type FormValue, readForm } from '../wire/form'
import { sessionRoutes } from '../checkout/sessions'
import { accountRoutes } from './accounts'
import { couponRoutes } from './coupons'
import { customerRoutes } from './customers'
import { eventRoutes } from './events'
import { expanded } from './expanding'
import { invoiceRoutes } from './invoices'
import { paymentRoutes } from './payments'
import { portalRoutes } from './portal'
import { priceRoutes } from './prices'
import { productRoutes } from './products'
import type { Route } from './route'
import { subscriptionRoutes } from './subscriptions'

/** An incoming request; header names in lower case. */
export type WireRequest = {
  method: string
  path: string
  body: string
  headers: Record<string, string>
}

/** An outgoing response. */
export type WireAnswer = { status: number; headers: Record<string, string>; body: string }

const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...portalRoutes,
  ...accountRoutes,
  ...eventRoutes,
]

/**
 * Answers a request as Stripe does, including errors. An idempotency key returns the first response again.
 */
export function answer(world: World, request: WireRequest): WireAnswer {
  const key = request.headers['idempotency-key']
  const requestId = world.id('req', 14)
  const headers = {
    'content-type': 'application/json',
    'request-id': requestId,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  world.request = { id: requestId, idempotency_key: key ?? null }
  try {
    const { isReplayed, status, body } = once(world, request, key)
    const replayed = isReplayed ? { 'idempotent-replayed': 'true' } : {}
    return { status, headers: { ...headers, ...replayed }, body }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return { status: error.status, headers, body: errorText(error.body) }
  } finally {
    world.request = null
  }
}

const errorText = (error: ErrorBody): string => JSON.stringify({ error })

function once(world: World, request: WireRequest, key: string | undefined) {
  if (key === undefined || request.method !== 'POST')
    return { isReplayed: false, ...perform(world, request) }
  const fingerprint = createHash('sha256')
    .update([request.method, request.path, request.body].join('\n'))
    .digest('hex')
  const known = Object.hasOwn(world.state.answers, key) ? world.state.answers[key] : undefined
  if (known && known.fingerprint !== fingerprint)
    throw new StripeFailure(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  if (known) return { isReplayed: true, status: known.status, body: known.body }
  const given = performKept(world, request)
  world.state.answers[key] = { fingerprint, at: world.seconds, ...given }
  return { isReplayed: false, ...given }
}

/**
 * Performs a request and keeps its response, as Stripe does: also of a declined payment, but not of a request
 * that was refused unread.
 */
function performKept(world: World, request: WireRequest): { status: number; body: string } {
  try {
    return perform(world, request)
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 402)
      return { status: error.status, body: errorText(error.body) }
    throw error
  }
}

function perform(world: World, request: WireRequest): { status: number; body: string } {
  checkCaller(request.headers)
  const [path = '', query = ''] = request.path.split('?', 2)
  const { route, ids } = routeOf(request.method, path)
  const form = readForm(request.method === 'POST' ? request.body : query || request.body)
  // Reads change nothing. Copying a large state is most of the work of a request: as text it is cheap.
  const before = request.method === 'GET' ? '{}' : JSON.stringify(world.state)
  try {
    const object = expanded(world, route.answer(world, form, ids), pathsOf(form))
    return { status: 200, body: JSON.stringify(object) }
  } catch (error) {
    // A refused request changes nothing; a declined payment leaves its traces.
    if (!(error instanceof StripeFailure && error.status === 402))
      Object.assign(world.state, JSON.parse(before))
    throw error
  }
}

const pathsOf = ({ expand }: Record<string, FormValue>): string[] =>
  Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []

function checkCaller(headers: Record<string, string>): void {
  if (!/^Bearer (sk|rk)_test_\w+$/.test(headers['authorization'] ?? ''))
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided. The simulator takes keys that begin with sk_test_.',
    })
  if (headers['stripe-account'] !== undefined)
    throw new StripeFailure(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: 'The simulator does not act for connected accounts: pay them by transfer_data.',
    })
}

function routeOf(method: string, path: string): { route: Route; ids: string[] } {
  for (const route of ROUTES) {
    const ids = route.method === method ? matched(route.path, path) : null
    if (ids) return { route, ids }
  }
  const { body } = invalid(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  )
  throw new StripeFailure(404, body)
}

function matched(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  const fits = (part: string, at: number): boolean =>
    part.startsWith(':') ? given[at] !== '' : part === given[at]
  if (wanted.length !== given.length || !wanted.every(fits)) return null
  return given.filter((_, at) => wanted[at]?.startsWith(':')).map(decoded)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
