'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** The navigation that continues once somebody has confirmed that unsaved changes are discarded. */
type Going = () => void

/** Forms with changes that are kept nowhere. */
const forms = new Set<object>()
let going: Going | null = null
const listeners = new Set<() => void>()
/** The address of those forms, to which a step back or forth in the history returns. */
let here: { state: unknown; href: string } | null = null

function change(next: Going | null): void {
  going = next
  for (const listener of listeners) listener()
}

/**
 * Whether somebody is asked before what is not saved is left. They are asked then, and `go` is called
 * once they have said yes.
 */
export function asksBefore(go: Going): boolean {
  if (forms.size === 0) return false
  change(go)
  return true
}

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

/** A step in the history has changed the address already: it is put back, and the step asked about. */
function askBeforeStep(event: PopStateEvent): void {
  if (here === null || window.location.pathname === new URL(here.href).pathname) return
  event.stopImmediatePropagation()
  window.history.pushState(here.state, '', here.href)
  change(() => window.history.back())
}

// Listeners of the window are called in the order they came: this one is there before Next.js begins.
if (typeof window !== 'undefined') window.addEventListener('popstate', askBeforeStep)

function hold(form: object): void {
  forms.add(form)
  if (here !== null) return
  here = { state: window.history.state, href: window.location.href }
  window.addEventListener('beforeunload', askBrowser)
}

function release(form: object): void {
  forms.delete(form)
  if (forms.size > 0) return
  here = null
  window.removeEventListener('beforeunload', askBrowser)
}

/**
 * Holds back who leaves the screen or closes the tab while a form has changes that are kept nowhere.
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

/** The navigation that waits for an answer; null while there is no question. */
export const useGoing = (): Going | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => going,
    () => null,
  )

/** Stays where the changes are. */
export const stay = (): void => change(null)

/** Lets go of the changes, and goes on. */
export function leave(): void {
  const go = going
  change(null)
  for (const form of forms) release(form)
  go?.()
}
