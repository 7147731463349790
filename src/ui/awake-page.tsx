'use client'

import { useEffect } from 'react'
import { replayPresses } from './early-presses'

/**
 * Stands at the end of a served page: what was pressed before it was hydrated is pressed again.
 * @see docs/product/site-frame.md#before-the-script-has-come
 */
export function AwakePage(): null {
  useEffect(() => replayPresses(document.body), [])
  return null
}
