'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { LegacyPosition } from '@/src/contract/recipe/legacy'
import { hasStructure } from '@/src/domain/recipes/stored-post'
import { useDraftAction } from '../../record/use-draft-action'
import { fillEmptyParts, buildProposal } from '../bring-in/proposal'
import type { Proposal } from '../bring-in/proposal'
import { useProposalContext } from '../bring-in/use-taking'
import { publishDraft } from '../head/publish'
import { useDraft, useEditing } from '../recipe-context'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import type { ListOrder } from '../../recipes/list/list-view'
import { legacyPosition, legacyProposal, parseListOrder } from './legacy-queries'

/** The stored post of the open recipe, and its actions. */
export type Legacy = {
  /** Its HTML; null for a recipe without a stored page. */
  content: string | null
  position: LegacyPosition | undefined
  /** The recipe parsed from it: undefined while it is parsed, null when it has none. */
  proposal: Proposal | null | undefined
  hasRecipe: boolean
  isBusy: boolean
  go: (id: string | null | undefined) => void
  make: () => Promise<void>
  drop: () => Promise<void>
}

/** The stored post of the open recipe. A recipe without edits is filled with what was parsed from it. */
export function useLegacy(): Legacy {
  const { site } = useEditing()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const content = useDraft(({ stored }) => contentOf(stored.recipe.legacyRecipeData))
  const orderBy = parseListOrder(useSearchParams().toString())
  const isLegacy = content !== null
  const position = usePosition(site.slug, id, orderBy, isLegacy)
  const { data: parsed } = useQuery({ ...legacyProposal(site.slug, id), enabled: isLegacy })
  const [proposal, setProposal] = useState<Proposal | null | undefined>(undefined)
  if (parsed !== undefined && proposal === undefined) setProposal(parsed && buildProposal(parsed))
  const hasRecipe = useDraft(({ document }) => hasStructure(document))
  useFilled(proposal)
  usePrepared(site.slug, position?.nextId)
  const go = (other: string | null | undefined): void => {
    if (!other) return
    navigate(`${kitchenAddress(site.slug, 'recipes', other)}${window.location.search}`)
  }
  return { content, position, proposal, hasRecipe, go, ...useStoring(orderBy) }
}

const contentOf = (stored: { [name: string]: unknown } | null): string | null => {
  const content = stored?.['content']
  return typeof content === 'string' ? content : null
}

/** The position of the post; its neighbours stay those at opening. */
function usePosition(site: string, id: string, orderBy: ListOrder, isLegacy: boolean) {
  const { data } = useQuery({ ...legacyPosition(site, id, orderBy), enabled: isLegacy })
  const [first, setFirst] = useState<LegacyPosition | undefined>(undefined)
  if (data && !first) setFirst(data)
  if (!data || !first) return undefined
  const { previousId, nextId, nextOpenId } = first
  return { ...data, previousId, nextId, nextOpenId }
}

/** Fills a recipe without edits with what was parsed, once. */
function useFilled(proposal: Proposal | null | undefined): void {
  const { store } = useEditing()
  const context = useProposalContext()
  const fill = useEffectEvent((read: Proposal): void => {
    const { document, stored, status } = store.getState()
    if (stored.draft.revision > 0 || status !== 'saved' || hasStructure(document)) return
    store.propose(fillEmptyParts(document, read, context))
  })
  useEffect(() => {
    if (proposal) fill(proposal)
  }, [proposal])
}

/** Prefetches the next post while this one is viewed. */
function usePrepared(site: string, id: string | null | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id) client.query(legacyProposal(site, id)).catch(() => undefined)
  }, [client, site, id])
}

type Stored = RecipeDraft['recipe']['legacyRecipeData']

/** Returns the function that stores the recipe. */
function useStoring(orderBy: ListOrder) {
  const { store, site } = useEditing()
  const client = useQueryClient()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const { isBusy, act } = useDraftAction()
  const stored = (): Promise<boolean> => act(() => publishDraft(store, site.slug, null))
  /** Stores another page, or none, with the stored recipe; a draft is left as it is. */
  const keep = (legacyRecipeData: Stored): Promise<boolean> =>
    act(async () => {
      const { published, recipe } = store.getState().stored
      const body = { ...published, legacyRecipeData, updatedAt: recipe.updatedAt }
      try {
        await call('updateRecipe', { params: { site: site.slug, id }, body })
      } finally {
        await store.refresh()
      }
      return null
    })
  const recount = async (): Promise<void> => {
    void invalidateCalls(client, ['listManagedRecipes'], { site: site.slug })
    const { queryKey } = legacyPosition(site.slug, id, orderBy)
    await client.refetchQueries({ queryKey })
  }
  return {
    isBusy,
    make: async () => {
      if (!hasStructure(store.getState().document)) {
        toast.error('There is no recipe yet. Add an ingredient or a step.')
        return
      }
      store.accept()
      if (await stored()) await recount()
    },
    drop: async () => {
      const kept = store.getState().stored.recipe.legacyRecipeData
      if (!(await keep(null))) return
      const undo = (): void => void keep(kept)
      toast('The stored page was removed', {
        duration: 10_000,
        action: { label: 'Undo', onClick: undo },
      })
    },
  }
}
