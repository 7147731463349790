import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasServer } from '@/src/testing/servers/programs'
import { type StripeMock, startStripeMock } from '@/src/testing/servers/stripe-mock'
import { type Simulated, simulated } from '@/src/testing/stripe/simulated'
import { sendEveryRequest } from '@/src/testing/stripe/use-everything'
import type { WireAnswer, WireRequest } from './resources/answering'
import { clientOf } from './sdk'

/** Fields whose keys are whatever somebody wrote or has switched on; and an event's sample object. */
const OPEN = new Set(['metadata', 'capabilities', 'payment_method_options', 'card', 'data'])

/** The mock always has it; Stripe, only where it is asked for. */
const ONLY_EXPANDED = new Set(['charge.refunds'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that Stripe's answer has and ours lacks, inside objects and first members of lists too. */
function lacking(theirs: unknown, ours: unknown, path: string): string[] {
  if (Array.isArray(theirs) && Array.isArray(ours))
    return theirs.length > 0 && ours.length > 0 ? lacking(theirs[0], ours[0], `${path}[]`) : []
  if (!isObject(theirs) || !isObject(ours)) return []
  return Object.keys(theirs).flatMap((key) => {
    const inside = `${path}.${key}`
    if (!(key in ours)) return ONLY_EXPANDED.has(inside) ? [] : [inside]
    return OPEN.has(key) && isObject(theirs[key]) ? [] : lacking(theirs[key], ours[key], inside)
  })
}

const nameOf = (answer: unknown): string =>
  isObject(answer) && typeof answer['object'] === 'string' ? answer['object'] : 'answer'

describe.skipIf(!hasServer('stripe-mock'))('Stripe’s own mock', () => {
  let mock: StripeMock
  let room: Simulated
  const refused: string[] = []
  const missing = new Set<string>()
  const kinds = new Set<string>()

  /** Answers as the simulator, and asks the mock the same. */
  async function both(request: WireRequest): Promise<WireAnswer> {
    const answer = room.simulator.respond(request)
    if (answer.status !== 200) throw new Error(answer.body)
    const { authorization = '', 'content-type': type } = request.headers
    const theirs = await fetch(`${mock.url}${request.path}`, {
      method: request.method,
      headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(request.body === '' ? {} : { body: request.body }),
    })
    const body: unknown = await theirs.json()
    if (!theirs.ok) refused.push(`${request.method} ${request.path}: ${JSON.stringify(body)}`)
    const ours: unknown = JSON.parse(answer.body)
    kinds.add(nameOf(ours))
    if (theirs.ok) for (const path of lacking(body, ours, nameOf(ours))) missing.add(path)
    return answer
  }

  beforeAll(async () => {
    mock = await startStripeMock()
    const base = simulated()
    room = { ...base, stripe: clientOf({ respond: both }) }
    await sendEveryRequest(room)
  })
  afterAll(async () => {
    await mock.stop()
  })

  it('accepts each request that the simulator answers', () => {
    expect(refused).toEqual([])
  })

  it('has no field that the simulator’s answers lack', () => {
    expect([...missing].sort()).toEqual([])
  })

  it('was asked for each kind of object', () => {
    expect([...kinds].sort()).toEqual([
      'account',
      'account_link',
      'billing_portal.configuration',
      'billing_portal.session',
      'charge',
      'checkout.session',
      'coupon',
      'customer',
      'event',
      'invoice',
      'invoice_payment',
      'list',
      'login_link',
      'payment_intent',
      'payment_method',
      'price',
      'product',
      'refund',
      'subscription',
    ])
  })
})
