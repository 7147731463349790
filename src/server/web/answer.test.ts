import { describe, expect, it } from 'vitest'
import { answerConditional, answerTagged, answerText, noSuchSite, notFound } from './answer'
import {
  allowExternal,
  allowPictureOrigins,
  answerFailed,
  answerIsForEveryone,
  createNotes,
  scriptNonce,
  withNotes,
} from './answer-notes'

const asking = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { headers })
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

describe('an answer', () => {
  it('is a text with its tag, which is asked for anew each time', async () => {
    const first = await answerText(asking(), 'hello', 'text/plain')
    expect(await first.text()).toBe('hello')
    expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await answerText(asking({ 'if-none-match': etag }), 'hello', 'text/plain')
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    const other = await answerText(asking({ 'if-none-match': etag }), 'hello!', 'text/plain')
    expect(other.status).toBe(200)
  })

  it('without a date is not known by one', async () => {
    const later = new Date(Date.now() + 86_400_000).toUTCString()
    const known = await answerText(asking({ 'if-modified-since': later }), 'hello', 'text/plain')
    expect(known.status).toBe(200)
    expect(known.headers.has('last-modified')).toBe(false)
  })

  it('is made only when it is needed', async () => {
    const validators = { etag: 'W/"a"', changedAt: LONG_AGO }
    const never = () => {
      throw new Error('It was made.')
    }
    const has = { 'if-none-match': 'W/"a"' }
    expect(answerConditional(asking(has), validators, 'text/plain', never).status).toBe(304)
    const since = { 'if-modified-since': LONG_AGO.toUTCString() }
    expect(answerConditional(asking(since), validators, 'text/plain', never).status).toBe(304)
    expect((await answerTagged(asking(has), 'W/"a"', 'text/plain', never)).status).toBe(304)
    const made = answerConditional(asking(), validators, 'application/xml', () => '<a/>')
    expect(made.headers.get('content-type')).toBe('application/xml')
    expect(made.headers.get('last-modified')).toBe(LONG_AGO.toUTCString())
    expect(await made.text()).toBe('<a/>')
  })

  it('of what is not there is kept nowhere', async () => {
    for (const missing of [noSuchSite(), notFound('No.\n')]) {
      expect(missing.status).toBe(404)
      expect(missing.headers.get('cache-control')).toBe('no-store')
    }
    expect(await noSuchSite().text()).toBe('There is no site at this address.\n')
  })
})

describe('the notes of an answer', () => {
  it('are of the answer under way, also after waiting, and of no other', async () => {
    const [one, other] = [createNotes('n1'), createNotes(null)]
    await Promise.all([
      withNotes(one, async () => {
        await Promise.resolve()
        answerIsForEveryone({ kind: 'site', id: 's' })
        allowExternal('analytics')
        allowPictureOrigins(['https://old.example', 'https://old.example'])
        expect(scriptNonce()).toBe('n1')
      }),
      withNotes(other, async () => {
        await Promise.resolve()
        expect(scriptNonce()).toBeUndefined()
      }),
    ])
    expect(one).toMatchObject({ forEveryone: { kind: 'site', id: 's' }, hasFailed: false })
    expect([...one.needs]).toEqual(['analytics'])
    expect([...one.pictureOrigins]).toEqual(['https://old.example'])
    expect(other).toEqual(createNotes(null))
  })

  it('say that it failed, and that the database was away once any part of it says so', () => {
    const notes = createNotes(null)
    withNotes(notes, () => answerFailed(false))
    expect(notes).toMatchObject({ hasFailed: true, isDatabaseAway: false })
    withNotes(notes, () => answerFailed(true))
    withNotes(notes, () => answerFailed(false))
    expect(notes).toMatchObject({ hasFailed: true, isDatabaseAway: true })
  })

  it('are nothing outside of the server', () => {
    expect(() => {
      answerIsForEveryone({ kind: 'all' })
      answerFailed(true)
      allowExternal('post-videos')
      allowPictureOrigins(['https://old.example'])
    }).not.toThrow()
    expect(scriptNonce()).toBeUndefined()
  })
})
