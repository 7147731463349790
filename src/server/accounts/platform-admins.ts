import type { Payload } from 'payload'

/** The result of an appointment or a dismissal; `missing`: no account has that address. */
export type AdminChange = 'changed' | 'unchanged' | 'missing'

/**
 * The addresses of all platform admins, in alphabetical order.
 * @see docs/product/roles.md#platform-admins
 */
export async function listPlatformAdmins(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { isPlatformAdmin: { equals: true } },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { email: true },
    sort: 'email',
  })
  return docs.map(({ email }) => email)
}

/**
 * Makes the user with this address a platform admin, and creates the account if necessary: a mailed link
 * signs them in.
 * @param email as `Email` of the contract returns it
 * @see docs/product/roles.md#platform-admins
 */
export async function appointPlatformAdmin(payload: Payload, email: string): Promise<AdminChange> {
  const user = await findUser(payload, email)
  if (user?.isPlatformAdmin) return 'unchanged'
  const data = { isPlatformAdmin: true }
  if (user) await payload.update({ collection: 'users', id: user.id, data, depth: 0 })
  else await payload.create({ collection: 'users', data: { ...data, email }, depth: 0 })
  return 'changed'
}

/**
 * Revokes the rights of a platform admin, at once in all sessions. The account remains.
 * @param email as `Email` of the contract returns it
 * @see docs/product/roles.md#platform-admins
 */
export async function dismissPlatformAdmin(payload: Payload, email: string): Promise<AdminChange> {
  const user = await findUser(payload, email)
  if (!user) return 'missing'
  if (!user.isPlatformAdmin) return 'unchanged'
  const data = { isPlatformAdmin: false }
  await payload.update({ collection: 'users', id: user.id, data, depth: 0 })
  return 'changed'
}

async function findUser(
  payload: Payload,
  email: string,
): Promise<{ id: string; isPlatformAdmin: boolean } | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { isPlatformAdmin: true },
  })
  const [found] = docs
  return found ? { id: found.id, isPlatformAdmin: found.isPlatformAdmin === true } : null
}
