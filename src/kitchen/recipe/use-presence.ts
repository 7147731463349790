'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '@/src/api/call'
import type { Presence } from '@/src/contract/recipe/draft'
import { findClosedTabs, TAB_ID } from '../record/open-tabs'
import type { RecipeDraftStore } from './recipe-kind'

const SIGN_EVERY = 15_000

/**
 * Reports that this editor is open, and merges concurrent saves.
 * @returns the other users
 */
export function usePresence(site: string, store: RecipeDraftStore): Presence['others'] {
  const [others, setOthers] = useState<Presence['others']>([])
  const sign = useEffectEvent(async (isLeaving: boolean): Promise<void> => {
    const params = { site, id: store.getState().stored.recipe.id }
    const body = { clientId: TAB_ID, isLeaving }
    const signed = call('signRecipePresence', { params, body, outlivesPage: isLeaving })
    const seen = await signed.catch(() => null)
    if (!seen || isLeaving) return
    setOthers(await withoutClosedTabs(params, seen.others))
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

type Others = Presence['others']

/** The others without tabs of this browser that ended without a word, which are reported as left. */
async function withoutClosedTabs(
  params: { site: string; id: string },
  others: Others,
): Promise<Others> {
  const closed = await findClosedTabs(others.flatMap(({ clientId }) => clientId ?? []))
  for (const clientId of closed) {
    const body = { clientId, isLeaving: true }
    // Otherwise the server's entry expires.
    void call('signRecipePresence', { params, body }).catch(() => undefined)
  }
  return others.filter(({ clientId }) => clientId === null || !closed.has(clientId))
}

/** Whether another user has saved; a pending save detects that itself. */
function isNewer(store: RecipeDraftStore, { revision, updatedAt }: Presence): boolean {
  const { status, stored } = store.getState()
  const isSame = revision === stored.draft.revision && updatedAt === stored.recipe.updatedAt
  return status === 'saved' && !isSame
}
