import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call'
import { earlyCallsScript } from './early-calls'

const sent = vi.fn<typeof fetch>()
const sites = (name: string): Response => Response.json({ sites: [{ slug: name }] })
const SITES = '/api/v1/manage/sites'
let token: string | null = 'abc'
let now = 0

/** Runs the page's inline code, as before its scripts come. */
const begin = (search = ''): void => {
  vi.stubGlobal('location', { search })
  runInThisContext(earlyCallsScript([SITES]))
}
const firstSite = async (): Promise<string | undefined> =>
  (await call('listManagedSites', {})).sites[0]?.slug

beforeEach(() => {
  token = 'abc'
  now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('localStorage', { getItem: () => token })
  sent.mockResolvedValueOnce(sites('early')).mockResolvedValue(sites('later'))
})
afterEach(() => {
  delete window.earlyCalls
  sent.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a call that the page made before its scripts came', () => {
  it('answers the first who asks, and nobody after that', async () => {
    begin()
    expect(sent).toHaveBeenCalledExactlyOnceWith(SITES, {
      credentials: 'include',
      headers: { authorization: 'Bearer abc' },
    })
    expect(await firstSite()).toBe('early')
    expect(sent).toHaveBeenCalledTimes(1)
    expect(await firstSite()).toBe('later')
  })

  it('is not made when nobody is signed in, or a mailed link may sign in somebody else', () => {
    begin('?mgk=secret')
    begin('?search=soup&mgk=secret')
    token = null
    begin()
    expect(sent).not.toHaveBeenCalled()
  })

  it('does not answer another user, or who asks half a minute later', async () => {
    begin()
    token = 'other'
    expect(await firstSite()).toBe('later')
    sent.mockResolvedValueOnce(sites('early')).mockResolvedValue(sites('later still'))
    begin()
    now = 30_000
    expect(await firstSite()).toBe('later still')
  })

  it('answers nobody once something is changed', async () => {
    begin()
    sent.mockResolvedValueOnce(Response.json({}, { status: 201 }))
    await call('createSite', { body: { title: 'New', slug: 'new' } })
    expect(await firstSite()).toBe('later')
  })

  it('fails as the call would have', async () => {
    sent.mockReset()
    sent.mockRejectedValueOnce(new TypeError('network'))
    begin()
    await expect(firstSite()).rejects.toThrow('network')
    sent.mockResolvedValueOnce(Response.json({}, { status: 500 }))
    begin()
    await expect(firstSite()).rejects.toThrow('500')
  })

  it('cannot end the script it stands in', () => {
    expect(earlyCallsScript(['/api/</script><script>alert(1)'])).not.toContain('</script')
  })
})
