'use client'

import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { isPreview } from '../is-preview'

const EditButton = lazy(() => import('./edit-button'))

/**
 * The way to the kitchen for readers who manage the site. Pages are the same for everybody: the button
 * and its code come once the browser knows who reads.
 * @see docs/product/kitchen.md#edit-button
 */
export function EditHere(): ReactElement | null {
  const { user } = useSession()
  if (user === null || user === 'pending' || !user.managesSite || isPreview()) return null
  return (
    <Suspense fallback={null}>
      <EditButton />
    </Suspense>
  )
}
