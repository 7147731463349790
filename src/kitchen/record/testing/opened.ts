import { vi } from 'vitest'
import { RECIPES } from '../../recipe/recipe-kind'
import { RecordStore } from '../record-store'
import { fakeBackup, FakeServer } from './fake-server'

/** Advances the fake timers. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a store in a separate tab, with a fake server and a fake backup. */
export function openStore(server = new FakeServer(), keep = fakeBackup()) {
  const tab = server.openTab()
  const options = { kind: RECIPES, subject: 'recipe', initial: server.current(), server: tab }
  const store = new RecordStore({ ...options, lost: keep.lost(), keep: keep.openTab() })
  const type = (title: string) => {
    store.change((document) => ({ ...document, title }), 'title')
  }
  return { server, keep, store, type, tab }
}
