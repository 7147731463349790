'use client'

import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'

/** Leads to a site of one's own, but those who may not have one here. */
export function CreateSiteLink(): ReactElement | null {
  const { user } = useSession()
  const isRefused = user !== null && user !== 'pending' && !user.mayCreateSites
  return isRefused ? null : <ButtonLink href="/create">Create a site</ButtonLink>
}
