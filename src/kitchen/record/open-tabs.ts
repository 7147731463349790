import { newRowId } from '../editor/rows/row-id'
import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'

/** The id of this tab, as long as its page is open. */
export const TAB_ID = newRowId()

const KEY = 'kitchenTabs'

/** Tabs of this browser that are remembered, the latest first. */
const MAX_REMEMBERED = 50

/** The name of the Web Lock that a tab holds as long as its page exists. */
export const tabLockName = (tab: string): string => `kitchen-tab-${tab}`

/** Acquires the lock of this tab, which the browser releases when the tab is closed or crashes. */
export function acquireTabLock(tab: string): void {
  if (!hasLocks()) return
  void navigator.locks.request(tabLockName(tab), { ifAvailable: true }, () => {
    // Only now: a stored tab without a lock counts as closed.
    remember(tab)
    return new Promise(() => undefined)
  })
}

/** The names of the locks held by open tabs of this browser. */
export async function heldTabLocks(): Promise<Set<string>> {
  if (!hasLocks()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}

/**
 * Those of some tabs that were open in this browser and no longer are, also after a crash. None where the
 * browser has no locks.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export async function findClosedTabs(tabs: readonly string[]): Promise<Set<string>> {
  if (!hasLocks()) return new Set()
  const own = remembered()
  const held = await heldTabLocks()
  return new Set(tabs.filter((tab) => own.includes(tab) && !held.has(tabLockName(tab))))
}

function remember(tab: string): void {
  const others = remembered().filter((other) => other !== tab)
  writeJsonItem('localStorage', KEY, [tab, ...others].slice(0, MAX_REMEMBERED))
}

function remembered(): readonly unknown[] {
  const stored = readJsonItem('localStorage', KEY)
  return Array.isArray(stored) ? stored : []
}

/** Browsers have them on https and on localhost. */
const hasLocks = (): boolean => 'locks' in navigator
