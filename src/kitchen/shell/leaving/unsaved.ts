'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** The navigation that continues once the user has confirmed to discard unsaved changes. */
type PendingNavigation = () => void

/** Forms with unsaved changes. */
const forms = new Set<object>()
let going: PendingNavigation | null = null
const listeners = new Set<() => void>()
/** The address of those forms, to which a step back or forth in the history returns. */
let formAddress: { state: unknown; href: string } | null = null

function change(next: PendingNavigation | null): void {
  going = next
  for (const listener of listeners) listener()
}

/**
 * Whether leaving needs a confirmation because of unsaved changes. If so, shows it, and calls `go` once the
 * user has confirmed.
 */
export function confirmBeforeLeaving(go: PendingNavigation): boolean {
  if (forms.size === 0) return false
  change(go)
  return true
}

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

/** A step in the history has already changed the address: it is restored until the user confirms. */
function confirmHistoryStep(event: PopStateEvent): void {
  if (formAddress === null || window.location.pathname === new URL(formAddress.href).pathname)
    return
  event.stopImmediatePropagation()
  window.history.pushState(formAddress.state, '', formAddress.href)
  change(() => window.history.back())
}

// Listeners of the window run in the order of registration: this one is registered before those of Next.js.
if (typeof window !== 'undefined') window.addEventListener('popstate', confirmHistoryStep)

function hold(form: object): void {
  forms.add(form)
  if (formAddress !== null) return
  formAddress = { state: window.history.state, href: window.location.href }
  window.addEventListener('beforeunload', askBrowser)
}

function release(form: object): void {
  forms.delete(form)
  if (forms.size > 0) return
  formAddress = null
  window.removeEventListener('beforeunload', askBrowser)
}

/**
 * Confirms before the user leaves the screen or closes the tab while a form has unsaved changes.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = {}
    hold(form)
    return () => release(form)
  }, [isUnsaved])
}

/** The navigation that waits for a confirmation; null while there is none. */
export const usePendingNavigation = (): PendingNavigation | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => going,
    () => null,
  )

/** Cancels the navigation. */
export const cancelNavigation = (): void => change(null)

/** Discards the changes and continues the navigation. */
export function confirmNavigation(): void {
  const go = going
  change(null)
  for (const form of forms) release(form)
  go?.()
}
