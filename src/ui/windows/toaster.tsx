'use client'

import { Toaster as Sonner } from 'sonner'
import type { ReactElement } from 'react'

/**
 * Where toasts appear: bottom centre, one at a time, for 4 seconds.
 * @see docs/product/site-frame.md#toasts
 */
export function Toaster(): ReactElement {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={1}
      duration={4000}
      gap={14}
      style={{ '--width': '356px' }}
    />
  )
}
