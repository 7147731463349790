'use client'

import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { isPreview } from '../is-preview'

const EditButton = lazy(() => import('./edit-button'))

/**
 * The link to the kitchen for managers of the site. Pages are the same for everyone: the button and its
 * code are loaded once the browser knows the reader.
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
