import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'

const NEXT = { name: 'payment_read', text: `select nextval('payment_reads')::text as number` }

/**
 * Returns a sequence number for a read of an object at the payment service, taken before it starts. A
 * result is stored only if no later read was stored, so reads may complete in any order.
 */
export async function nextReadNumber(payload: Payload): Promise<string> {
  return (await firstRow<{ number: string }>(payload, NEXT, []))?.number ?? '0'
}
