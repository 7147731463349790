import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { missing } from '../wire/errors'
import type { Entry, Kind, Objects, SimulatorState } from './state'

/** URLs of the test mode's pages, and the machine's clock. */
export type SimulatorOptions = {
  now: () => Date
  checkoutUrl: (sessionId: string) => string
  portalUrl: (sessionId: string) => string
  accountUrl: (accountId: string) => string
}

/** Names of the kinds of objects in messages and events. */
const NOUNS: Record<Kind, string> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  discounts: 'discount',
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoice_items: 'invoiceitem',
  invoice_payments: 'invoice_payment',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  payment_methods: 'payment_method',
  accounts: 'account',
  portal_sessions: 'billing_portal.session',
  portal_configurations: 'billing_portal.configuration',
  events: 'event',
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The objects of a state: finds, adds and changes them, and emits an event for each change. */
export class World {
  /** The simulated time while the clock is being advanced, in seconds. */
  moment: number | null = null
  /** The current request, for its events. */
  request: { id: string | null; idempotency_key: string | null } | null = null

  constructor(
    readonly state: SimulatorState,
    readonly options: SimulatorOptions,
  ) {}

  /** The simulated time, in seconds. */
  get seconds(): number {
    const ahead = this.options.now().getTime() + this.state.clockOffset
    return this.moment ?? Math.floor(ahead / 1000)
  }

  /** Generates an id from the state's seed, which is secret. */
  id(prefix: string, length = 24): string {
    this.state.counter += 1
    const parts = ['', '.'].map((salt) =>
      createHmac('sha256', this.state.seed)
        .update(`${prefix}${this.state.counter}${salt}`)
        .digest(),
    )
    const letters = [...Buffer.concat(parts)].map((byte) => LETTERS.charAt(byte % LETTERS.length))
    return `${prefix}_${letters.slice(0, length).join('')}`
  }

  /** Finds an object by id. */
  find<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    const entries: Record<string, Entry<Objects[K]>> = this.state.objects[kind]
    return Object.hasOwn(entries, id) ? entries[id]?.object : undefined
  }

  /** Returns an object. @throws StripeFailure 404 `resource_missing` */
  need<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.find(kind, id)
    if (!found) throw missing(NOUNS[kind], id, param)
    return found
  }

  /** Returns all objects of a kind, oldest first. */
  all<K extends Kind>(kind: K): Objects[K][] {
    const entries: Record<string, Entry<Objects[K]>> = this.state.objects[kind]
    return Object.values(entries)
      .sort((a, b) => a.number - b.number)
      .map((entry) => entry.object)
  }

  /** Adds an object and emits its events. */
  add<K extends Kind>(kind: K, object: Objects[K], ...events: string[]): Objects[K] {
    const entries: Record<string, Entry<Objects[K]>> = this.state.objects[kind]
    this.state.counter += 1
    entries[object.id] = { number: this.state.counter, object }
    for (const type of events) this.tell(type, object)
    return object
  }

  /**
   * Changes an object and emits its events: those named `….updated` carry the previous values, and are left
   * out when nothing changed.
   */
  change<K extends Kind>(
    kind: K,
    id: string,
    fields: Partial<Objects[K]>,
    ...events: string[]
  ): Objects[K] {
    const object = this.need(kind, id)
    const before: Objects[K] = structuredClone(object)
    Object.assign(object, fields)
    const previous = differences(before, object)
    for (const type of events) {
      if (!type.endsWith('.updated')) this.tell(type, object)
      else if (previous) this.tell(type, object, previous)
    }
    return object
  }

  /** Removes an object and emits its events. */
  remove(kind: Kind, id: string, ...events: string[]): void {
    const object = this.need(kind, id)
    for (const type of events) this.tell(type, object)
    Reflect.deleteProperty(this.state.objects[kind], id)
  }

  private tell(type: string, object: { id: string }, previous?: Record<string, unknown>): void {
    const id = this.id('evt')
    this.state.untaken.push(id)
    this.add('events', {
      id,
      object: 'event',
      ...(type.startsWith('account.') ? { account: object.id } : {}),
      api_version: Stripe.API_VERSION,
      created: this.seconds,
      data: {
        object: structuredClone(object),
        ...(previous ? { previous_attributes: previous } : {}),
      },
      livemode: false,
      pending_webhooks: 1,
      request: this.request ?? { id: null, idempotency_key: null },
      type,
    })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the earlier values of the fields that differ; within objects only of the fields that differ. */
function differences(before: object, after: object): Record<string, unknown> | undefined {
  const now = new Map<string, unknown>(Object.entries(after))
  const past = new Map<string, unknown>(Object.entries(before))
  const changed: Record<string, unknown> = {}
  for (const key of new Set([...past.keys(), ...now.keys()])) {
    const [old, current] = [past.get(key) ?? null, now.get(key) ?? null]
    if (isObject(old) && isObject(current)) {
      const inside = differences(old, current)
      if (inside) changed[key] = inside
    } else if (JSON.stringify(old) !== JSON.stringify(current)) changed[key] = old
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}
