'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'

const Palette = lazy(() => import('./palette'))

type Props = { site: ManagedSite | undefined; onClose: () => void; onHelp: () => void }

/**
 * The command palette, whose code is loaded when it is first opened. Keys typed until its field has the
 * focus go into the field: they are neither lost nor handled as shortcuts.
 * @see docs/product/kitchen.md#command-palette
 */
export function PaletteWhenLoaded({ site, onClose, onHelp }: Props): ReactElement {
  const [text, setText] = useState('')
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(target)) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') onClose()
    else if (key === 'Backspace') setText((typed) => typed.slice(0, -1))
    else if (key.length === 1) setText((typed) => typed + key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
  return (
    <Suspense fallback={null}>
      <Palette {...{ site, text, onClose, onHelp }} onText={setText} />
    </Suspense>
  )
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null
