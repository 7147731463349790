'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '@/src/api/call'
import type { Presence } from '@/src/contract/recipe/draft'
import type { RecipeDraftStore } from '../draft/recipe-draft-kind'
import { TAB_ID } from './open-draft'

const SIGN_EVERY = 15_000

/**
 * Reports that this editor is open, and merges what others save meanwhile.
 * @returns who else is here
 */
export function usePresence(site: string, store: RecipeDraftStore): Presence['others'] {
  const [others, setOthers] = useState<Presence['others']>([])
  const sign = useEffectEvent(async (isLeaving: boolean): Promise<void> => {
    const params = { site, id: store.getState().recipe.id }
    const body = { clientId: TAB_ID, isLeaving }
    const signed = call('signRecipePresence', { params, body, outlivesPage: isLeaving })
    const seen = await signed.catch(() => null)
    if (!seen || isLeaving) return
    setOthers(seen.others)
    if (isNewer(store, seen)) await store.refresh()
  })
  useEffect(() => {
    void sign(false)
    const timer = setInterval(() => void sign(false), SIGN_EVERY)
    const leave = (): void => void sign(true)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return others
}

/** Whether somebody else has saved; what is on its way from here finds it out by itself. */
function isNewer(store: RecipeDraftStore, { revision, updatedAt }: Presence): boolean {
  const { status, stored, recipe } = store.getState()
  const isSame = revision === stored.revision && updatedAt === recipe.updatedAt
  return status === 'saved' && !isSame
}
