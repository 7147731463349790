/**
 * The object that an event refers to, to be synced, by kind and id. `ending` and `closing` come from our
 * own database: a subscription and an open checkout of a deleted reader.
 */
export type Subject =
  `${'subscription' | 'checkout' | 'invoice' | 'account' | 'payment' | 'ending' | 'closing'}:${string}`

/** Objects that are read again when something happens to them, by the beginning of the event's type. */
const KINDS = [
  ['customer.subscription.', 'subscription'],
  ['checkout.session.', 'checkout'],
  ['invoice.', 'invoice'],
  ['account.updated', 'account'],
] as const

/**
 * Finds the subject of an event; null when nothing here depends on it. Uses only ids of an event: the
 * object itself is read again.
 */
export function getEventSubject(event: { type: string; data: { object: object } }): Subject | null {
  const { object } = event.data
  if (event.type === 'charge.refunded' || event.type === 'charge.refund.updated') {
    return paymentOf(object)
  }
  const kind = KINDS.find(([start]) => event.type.startsWith(start))?.[1]
  const id = textAt(object, 'id')
  return kind === undefined || id === null ? null : `${kind}:${id}`
}

function paymentOf(charge: object): Subject | null {
  const id = textAt(charge, 'payment_intent')
  return id === null ? null : `payment:${id}`
}

function textAt(object: object, key: string): string | null {
  const value: unknown = Reflect.get(object, key)
  return typeof value === 'string' ? value : null
}
