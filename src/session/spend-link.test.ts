import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LinkStage } from './spend-link'

const sent = vi.fn<typeof fetch>()
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set('authToken', 'of-the-reader')
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { href: 'https://ferment.example.com/?mgk=dead', search: '?mgk=dead' })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  sent.mockReset()
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** Opens a page with a link, as a signed-in reader; a page deals with one link. */
async function openLink(): Promise<{ stage: LinkStage; user: unknown; token: string | undefined }> {
  const { SessionStore } = await import('./session-store')
  const { beginLink } = await import('./spend-link')
  const store = new SessionStore({ site: 'ferment', accountOrigin: 'https://example.com' })
  const stage = await beginLink(store, { token: 'dead', verifier: null })
  return { stage, user: store.get().user, token: stored.get('authToken') }
}

const refuse = (status: number, error: object) => (): Promise<Response> =>
  Promise.resolve(Response.json({ error }, { status }))

const paths = (): string[] =>
  sent.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))

// docs/product/accounts.md#confirming-a-link
it.each([
  ['is unknown', 401, { code: 'unauthorized', reason: 'unknown', message: 'Not known.' }],
  ['is no token at all', 422, { code: 'validation_failed', message: 'Some fields.' }],
])('signs a reader out whose link %s, here and on the server', async (_, status, error) => {
  sent.mockImplementationOnce(refuse(status, error)).mockResolvedValue(Response.json({}))
  const { stage, user, token } = await openLink()
  expect(stage).toHaveProperty('failure')
  expect(user).toBeNull()
  expect(token).toBeUndefined()
  expect(paths().at(-1)).toBe('/api/v1/manage/sign-out')
})

it('leaves a reader signed in whose link could not be looked at', async () => {
  sent.mockImplementation(refuse(500, { code: 'internal', message: 'Something went wrong.' }))
  const { stage, token } = await openLink()
  expect(stage).toMatchObject({ email: null })
  expect(token).toBe('of-the-reader')
})

// docs/product/accounts.md#who-is-signed-in
it('keeps a session that another tab began while an ended one was refused', async () => {
  const { SessionStore } = await import('./session-store')
  const store = new SessionStore({ site: null, accountOrigin: 'https://example.com' })
  const currentUser = { id: 'u1', email: 'reader@example.com' }
  sent
    .mockImplementationOnce(() => {
      stored.set('authToken', 'of-the-other-tab')
      return refuse(401, { code: 'unauthorized', message: 'The session has ended.' })()
    })
    .mockResolvedValue(Response.json({ currentUser }))
  await store.load()
  expect(stored.get('authToken')).toBe('of-the-other-tab')
  expect(store.get().user).toEqual(currentUser)
})
