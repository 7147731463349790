import type { Payload } from 'payload'
import { CALL_POLICY } from '@/access/calls'
import { allows } from '@/access/levels'
import type { CallName } from '@/src/contract/calls'
import { firstRow } from '../database/statements'
import { getSiteLevels } from './scope'

const PERSON = {
  name: 'person_who_may',
  text: `select coalesce(u.is_platform_admin, false) as "isPlatformAdmin" from users u where u.id = $1`,
}

/** Returns whether a user may make a call on a site now; background work checks this repeatedly. */
export async function mayMakeCall(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  call: CallName,
): Promise<boolean> {
  const person = await firstRow<{ isPlatformAdmin: boolean }>(payload, PERSON, [userId])
  if (!person) return false
  return allows(CALL_POLICY[call], await getSiteLevels(payload, siteId, { userId, ...person }))
}
