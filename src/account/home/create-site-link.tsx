'use client'

import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'

/** A link to the creation of a site, for users who may create one. */
export function CreateSiteLink(): ReactElement | null {
  const { user } = useSession()
  const isRefused = user !== null && user !== 'pending' && !user.mayCreateSites
  return isRefused ? null : <ButtonLink href="/create">Create a site</ButtonLink>
}
