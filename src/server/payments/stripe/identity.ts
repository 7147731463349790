import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { firstRow } from '../../database/statements'
import { environmentOf } from '../../deployment'
import type { PaymentMode } from '@/src/domain/payments/payments'

const IDENTITY = { name: 'payment_deployment', text: 'select id from payment_deployment' }
const known = new WeakMap<Payload, string>()

/**
 * Returns the id with which this installation marks its objects at Stripe: an account may serve other
 * products, whose objects are ignored.
 */
export async function deploymentId(payload: Payload): Promise<string> {
  const id = known.get(payload) ?? (await firstRow<{ id: string }>(payload, IDENTITY, []))?.id
  if (id === undefined) throw new Error('The installation has no id for payments.')
  known.set(payload, id)
  return id
}

/** The key of the mark in the metadata. */
const MARK = 'recipes_deployment'

/** Builds the metadata of an object of this installation. */
export async function buildStripeMetadata(
  payload: Payload,
  names: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  return { [MARK]: await deploymentId(payload), ...names }
}

/** Whether an object at Stripe is of this installation. */
export const isOwn = async (
  payload: Payload,
  { metadata }: { metadata?: Stripe.Metadata | null },
): Promise<boolean> => metadata?.[MARK] === (await deploymentId(payload))

/** Returns the mode by which rows are stored and looked up. */
export const modeOf = (payload: Payload): PaymentMode => environmentOf(payload).payments.mode
