import type { Payload } from 'payload'
import { makeToken, makeUser } from '../builders'

/** Creates a signed-in user. */
export async function makePerson(
  payload: Payload,
): Promise<{ id: string; token: string; email: string }> {
  const { id, email } = await makeUser(payload)
  return { id, email, token: await makeToken(payload, id) }
}
