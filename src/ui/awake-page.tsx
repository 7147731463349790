'use client'

import { useEffect } from 'react'
import { replayPresses } from './early-presses'

/**
 * Replays the recorded presses once a page is hydrated; rendered at its end.
 * @see docs/product/site-frame.md#before-the-script-has-come
 */
export function AwakePage(): null {
  useEffect(() => replayPresses(document.body), [])
  return null
}
