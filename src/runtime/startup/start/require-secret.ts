import { withClient } from '@/src/runtime/startup/database/database-state'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { claimSecret, LOST_WITH_SECRET } from '@/src/server/secret-mark'

/**
 * Requires that SECRET is the one of the database; the first start marks it as such, and one with
 * `ACCEPT_NEW_SECRET` takes another one.
 * @throws Refusal with what to do
 * @see docs/operating.md#changing-secret
 */
export async function requireSecret({
  databaseUrl,
  secret,
  acceptsNewSecret,
}: Pick<Settings, 'databaseUrl' | 'secret' | 'acceptsNewSecret'>): Promise<void> {
  const isSame = await withClient(databaseUrl, (client) =>
    claimSecret(client, secret, acceptsNewSecret),
  )
  if (isSame) return
  throw new Refusal(
    'The servers of this database have another SECRET. Set the same one everywhere. ' +
      'If it was changed on purpose, or is lost, start once with ACCEPT_NEW_SECRET=true: ' +
      `${LOST_WITH_SECRET}.`,
  )
}
