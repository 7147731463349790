import { vi } from 'vitest'
import { DraftStore } from '../draft-store'
import { RECIPE_DRAFTS } from '../recipe-draft-kind'
import { fakeKeep, FakeServer } from './fake-server'

/** Lets time pass that is faked. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A store that is open in a tab of its own, with a server and a browser that keeps words. */
export function opened(server = new FakeServer(), keep = fakeKeep()) {
  const tab = server.openTab()
  const options = { kind: RECIPE_DRAFTS, initial: server.current(), lost: keep.lost(), server: tab }
  const store = new DraftStore({ ...options, keep: keep.openTab() })
  const type = (title: string) => {
    store.change((document) => ({ ...document, title }), 'title')
  }
  return { server, keep, store, type, tab }
}
