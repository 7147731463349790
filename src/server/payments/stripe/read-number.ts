import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'

const NEXT = { name: 'payment_read', text: `select nextval('payment_reads')::text as number` }

/**
 * The number of a read of an object at the payment service, taken before it begins. What is read is stored
 * only where no later read was stored before: so it does not matter in which order reads come back.
 */
export async function nextRead(payload: Payload): Promise<string> {
  return (await firstRow<{ number: string }>(payload, NEXT, []))?.number ?? '0'
}
