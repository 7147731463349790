import { vi } from 'vitest'
import { DraftStore } from '../draft-store'
import { RECIPE_DRAFTS } from '../recipe-draft-kind'
import { fakeBackup, FakeServer } from './fake-server'

/** Advances the fake timers. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a store in a separate tab, with a fake server and a fake backup. */
export function openStore(server = new FakeServer(), keep = fakeBackup()) {
  const tab = server.openTab()
  const options = { kind: RECIPE_DRAFTS, initial: server.current(), lost: keep.lost(), server: tab }
  const store = new DraftStore({ ...options, keep: keep.openTab() })
  const type = (title: string) => {
    store.change((document) => ({ ...document, title }), 'title')
  }
  return { server, keep, store, type, tab }
}
