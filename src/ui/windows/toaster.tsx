'use client'

import { Toaster as Sonner } from 'sonner'
import type { CSSProperties, ReactElement } from 'react'

/** The page's own fonts and colours, with its text colour as background, for contrast with any page. */
const STYLE: CSSProperties = {
  '--width': '356px',
  '--normal-bg': 'var(--color-text)',
  '--normal-text': 'var(--color-background)',
  '--normal-border': 'transparent',
  '--border-radius': 'min(var(--radius-control, 8px), 14px)',
  fontFamily: 'var(--font-narrative, inherit)',
}

/**
 * The toasts: bottom centre, one at a time, for 4 seconds.
 * @see docs/product/site-frame.md#toasts
 */
export function Toaster(): ReactElement {
  return (
    <Sonner position="bottom-center" visibleToasts={1} duration={4000} gap={14} style={STYLE} />
  )
}
