import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackup, FakeServer } from './testing/fake-server'
import { openStore, pass } from './testing/opened'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Events while somebody writes: words, pauses, and all kinds of failures. */
const event = fc.oneof(
  { weight: 8, arbitrary: fc.constant('type' as const) },
  { weight: 4, arbitrary: fc.constant('pause' as const) },
  fc.constant('offline' as const),
  fc.constant('busy' as const),
  fc.constant('online' as const),
  fc.constant('lost-answer' as const),
  fc.constant('crash' as const),
  fc.constant('other-saves' as const),
)

test('no word is lost, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 60 }), async (events) => {
      const server = new FakeServer()
      const keep = fakeBackup()
      let here = openStore(server, keep)
      let words = 0
      let others = 0
      for (const each of events) {
        if (each === 'type') {
          words += 1
          const text = `word-${words}`
          here.store.change((document) => ({
            ...document,
            keywords: [...(document.keywords ?? []), text],
          }))
          await pass(300)
        } else if (each === 'pause') await pass(1500)
        else if (each === 'offline') server.fails = { kind: 'offline' }
        else if (each === 'busy') server.fails = { kind: 'busy', wait: 20_000 }
        else if (each === 'online') server.fails = null
        else if (each === 'lost-answer') server.losesNextAnswer = true
        else if (each === 'other-saves') {
          others += 1
          server.savedByOther({ description: `other-${others}` })
        } else {
          here.tab.crash()
          keep.crash()
          here = openStore(server, keep)
        }
      }
      server.fails = null
      await pass(120_000)
      for (let word = 1; word <= words; word += 1) {
        expect(server.document.keywords ?? []).toContain(`word-${word}`)
      }
      if (others > 0) expect(server.document.description).toBe(`other-${others}`)
      here.store.stop()
    }),
    { numRuns: 60 },
  )
})
