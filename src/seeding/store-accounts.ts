import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import { readPortrait } from './demo-files'
import type { Account } from './demo-files'

/** Ids of the demo accounts by email address. @throws RangeError for an address that has none */
export type IdOf = (email: string) => string

/** Makes the accounts of the demo with their portraits; all sign in by mailed link. */
export async function storeAccounts(payload: Payload, accounts: readonly Account[]): Promise<IdOf> {
  const ids = new Map<string, string>()
  for (const { avatar, ...account } of accounts) {
    const portrait = avatar && (await storePortrait(payload, avatar, account.displayName))
    const data = { ...account, avatar: portrait }
    const { id } = await payload.create({ collection: 'users', data, depth: 0 })
    ids.set(account.email, id)
  }
  return (email) => {
    const id = ids.get(email)
    if (id === undefined) throw new RangeError(`No account of the demo has the address ${email}`)
    return id
  }
}

async function storePortrait(payload: Payload, file: string, alt: string): Promise<string> {
  const stored = await storePicture(storageFor(payload.config.custom), await readPortrait(file))
  const data = { ...stored, filename: stored.key, alt }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}
