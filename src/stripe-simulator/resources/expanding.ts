import { sessionLines } from '../checkout/sessions'
import { page } from './lists'
import type { Kind } from '../state/state'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'

/** Id prefixes of each kind; coupons are recognized by the name of their field. */
const PREFIXES: readonly [string, Kind][] = [
  ['cus_', 'customers'],
  ['sub_', 'subscriptions'],
  ['in_', 'invoices'],
  ['pi_', 'payment_intents'],
  ['ch_', 'charges'],
  ['pm_', 'payment_methods'],
  ['price_', 'prices'],
  ['prod_', 'products'],
  ['di_', 'discounts'],
  ['acct_', 'accounts'],
  ['re_', 'refunds'],
  ['cs_', 'sessions'],
]

/** Fields that are plain ids in Stripe, too, and are never expanded. */
const PLAIN = new Set(['id', 'subscription_item', 'invoice_item', 'checkout_session'])

const DEPTH = 4

/** Copies a response and replaces requested ids by their objects (`expand`). */
export function expanded(world: World, answer: object, paths: readonly string[]): object {
  const copy: object = structuredClone(answer)
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > DEPTH)
      throw invalid(
        `You cannot expand more than ${DEPTH} levels of a property. Property: ${path}`,
        'expand',
      )
    put(world, copy, names, path)
  }
  return copy
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function put(world: World, holder: object, [name = '', ...rest]: string[], path: string): void {
  if (Array.isArray(holder)) {
    for (const member of holder as unknown[])
      if (typeof member === 'object' && member !== null) put(world, member, [name, ...rest], path)
    return
  }
  const fields = new Map<string, unknown>(Object.entries(holder))
  if (!fields.has(name) && !addList(world, holder, name))
    throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  const value = inPlace(world, name, Reflect.get(holder, name), path)
  Reflect.set(holder, name, value)
  if (rest.length > 0 && isObject(value)) put(world, value, rest, path)
}

function inPlace(world: World, name: string, value: unknown, path: string): unknown {
  if (Array.isArray(value))
    return (value as unknown[]).map((one) => inPlace(world, name, one, path))
  if (typeof value !== 'string') return value
  const found = PLAIN.has(name) ? undefined : lookUp(world, name, value)
  if (!found) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  return structuredClone(found)
}

function lookUp(world: World, name: string, id: string): object | undefined {
  const kind =
    name === 'coupon' ? 'coupons' : PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1]
  return kind === undefined ? undefined : world.find(kind, id)
}

/** Adds a list that an object has only on request. */
function addList(world: World, holder: object, name: string): boolean {
  const list = listOf(world, String(Reflect.get(holder, 'id')), name)
  return list !== undefined && Reflect.set(holder, name, structuredClone(list))
}

function listOf(world: World, id: string, name: string): object | undefined {
  const session = name === 'line_items' ? world.find('sessions', id) : undefined
  if (session) return sessionLines(world, session)
  if (name === 'payments' && world.find('invoices', id))
    return page(
      world.all('invoice_payments').filter((link) => link.invoice === id),
      `/v1/invoices/${id}/payments`,
      {},
    )
  if (name === 'refunds' && world.find('charges', id))
    return page(
      world.all('refunds').filter((back) => back.charge === id),
      `/v1/charges/${id}/refunds`,
      {},
    )
  return name === 'subscriptions' && world.find('customers', id)
    ? page(
        world.all('subscriptions').filter((known) => known.customer === id),
        `/v1/customers/${id}/subscriptions`,
        {},
      )
    : undefined
}
