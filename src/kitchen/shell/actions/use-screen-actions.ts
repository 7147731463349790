'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { currentActions, onActions, registerActions } from './actions'
import type { ScreenAction } from './actions'

/** Registers the actions of a screen with the frame: the palette and the help for keys show them. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const run = useEffectEvent((label: string): void => {
    actions.find((action) => action.label === label)?.run?.()
  })
  const shown = JSON.stringify(
    actions.map(({ label, keys, keywords, group, run: does }) => [
      label,
      keys,
      keywords ?? '',
      group ?? null,
      !!does,
    ]),
  )
  useEffect(() => {
    // Only labels are compared: the callbacks are looked up when they run.
    const words = JSON.parse(shown) as [string, string[], string, string | null, boolean][]
    return registerActions(
      words.map(([label, keys, keywords, group, isDone]) => ({
        label,
        keys,
        keywords,
        ...(group === null ? {} : { group }),
        ...(isDone ? { run: () => run(label) } : {}),
      })),
    )
  }, [shown])
}

/** Returns the actions of the current screen. */
export const useCurrentActions = (): readonly ScreenAction[] =>
  useSyncExternalStore(onActions, currentActions, currentActions)
