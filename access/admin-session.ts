import type { AuthStrategy, CollectionAfterLogoutHook, Payload } from 'payload'
import { hashToken } from './token'

/** The session cookie of Payload admin; the API never accepts it. */
export const ADMIN_COOKIE = 'admin-session'

/**
 * Returns the name of the admin cookie. Over https it has a prefix with which browsers ensure that no other
 * host of the domain has set it: otherwise authors could be signed in to the admin as another user.
 */
export const adminCookieName = ({ config }: Payload): string =>
  config.serverURL.startsWith('https:') ? `__Host-${ADMIN_COOKIE}` : ADMIN_COOKIE

/**
 * Authenticates Payload admin by the cookie that `createAdminSession` set. Requests that write must come
 * from the deployment's own pages, because browsers attach cookies to cross-site requests.
 */
export const adminSessionStrategy: AuthStrategy = {
  name: 'admin-session',
  authenticate: async ({ headers, payload }) => {
    const token = adminToken(headers, payload)
    if (token === null || !isOwnPage(headers, payload)) return { user: null }
    const session = await findAdminSession(payload, token)
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: session.user,
      depth: 0,
      disableErrors: true,
    })
    return { user: user ? { ...user, collection: 'users' } : null }
  },
}

/** Signing out of the admin ends its session on the server. */
export const endAdminSession: CollectionAfterLogoutHook = async ({ req }) => {
  const token = adminToken(req.headers, req.payload)
  if (token === null) return
  await req.payload.delete({
    collection: 'auth-sessions',
    where: { tokenHash: { equals: hashToken(token) } },
    req,
  })
}

function adminToken(headers: Headers, payload: Payload): string | null {
  const name = adminCookieName(payload)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[\w-]+$/.test(value) ? value : null
}

function isOwnPage(headers: Headers, payload: Payload): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === payload.config.serverURL
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

async function findAdminSession(
  payload: Payload,
  token: string,
): Promise<{ user: string } | undefined> {
  const { docs } = await payload.find({
    collection: 'auth-sessions',
    where: {
      tokenHash: { equals: hashToken(token) },
      purpose: { equals: 'admin' },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { user: true },
  })
  const user = docs[0]?.user
  return typeof user === 'string' ? { user } : undefined
}
