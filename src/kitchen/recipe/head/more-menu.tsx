'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { ManagedSite } from '@/src/contract/site/site'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { errorMessage } from '../../parts/error-message'
import { HeadMenu } from '../../record/record-head'
import { adminAddress } from '../../shell/navigation/admin-address'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { duplicateRecipe } from '../../recipes/duplicate-recipe'
import { canCall } from '../../state/session/may-call'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { useDraft, useEditing } from '../recipe-context'
import { discardDraft } from '../history/discard-draft'
import { deleteWithUndo } from './delete-recipe'
import { viewAddress } from './view-address'

/** The windows of the editor that the menu opens. */
export type EditorWindow =
  'bring-in' | 'history' | 'schedule' | 'changes' | 'changes-later' | 'links' | 'email'

/** Everything else that can be done with the recipe. */
export function MoreMenu({ onOpen }: { onOpen: (window: EditorWindow) => void }): ReactElement {
  const isPublished = useDraft(({ stored }) => stored.recipe.publishedAt !== null)
  const hasDraft = useDraft(({ stored }) => stored.draft.revision > 0)
  const id = useDraft(({ stored }) => stored.recipe.id)
  const { site } = useEditing()
  const view = useDraft(({ stored }) => viewAddress(site, stored.recipe))
  const act = useRecipeActs()
  const acts: Acts = [
    { label: 'Import a recipe', run: () => onOpen('bring-in') },
    { label: 'History', run: () => onOpen('history') },
    ...(hasDraft && isPublished ? [{ label: 'Changes', run: () => onOpen('changes') }] : []),
    { label: isPublished ? 'Change the time' : 'Publish later', run: () => onOpen('schedule') },
    ...(hasDraft && isPublished
      ? [{ label: 'Publish changes later', run: () => onOpen('changes-later') }]
      : []),
    ...emailActs(site, isPublished, onOpen),
    { label: 'Links for friends', run: () => onOpen('links') },
    { label: 'Duplicate', run: () => void act.duplicate() },
    ...(isPublished ? [{ label: 'Unpublish', run: () => void act.unpublish() }] : []),
    ...(hasDraft ? [{ label: 'Discard changes', run: () => void act.discard() }] : []),
  ]
  const remove = { label: 'Delete', run: () => void act.remove() }
  useScreenActions([...acts, remove].map(({ label, run }) => ({ label, keys: [], run })))
  const items: MenuItem[] = [
    ...(view === null ? [] : [{ label: 'View on the site', href: view, isNewTab: true }]),
    ...acts.map(({ label, run }) => ({ label, onSelect: run })),
    { label: 'Open in the admin', href: adminAddress('recipes', id) },
    { label: remove.label, onSelect: remove.run },
  ]
  return <HeadMenu label="More for this recipe" items={items} />
}

type Acts = readonly { label: string; run: () => void }[]

const emailActs = (
  site: ManagedSite,
  isPublished: boolean,
  onOpen: (window: EditorWindow) => void,
): Acts =>
  canCall(site, 'createNewsletterSend')
    ? [
        {
          label: isPublished ? 'Email to subscribers' : 'Publish and email',
          run: () => onOpen('email'),
        },
      ]
    : []

function useRecipeActs() {
  const { store, site } = useEditing()
  const client = useQueryClient()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const params = { site: site.slug, id }
  const refresh = (): void =>
    void invalidateCalls(client, ['listManagedRecipes'], { site: site.slug })
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    await work().then(refresh, (error: unknown) => toast.error(errorMessage(error)))
  }
  return {
    unpublish: () =>
      tried(async () => {
        await call('unpublishRecipe', { params })
        await store.refresh()
        toast.success('Unpublished')
      }),
    discard: () =>
      tried(async () => {
        toast.success(await discardDraft(store, site.slug))
      }),
    duplicate: () =>
      tried(async () => {
        if ((await store.save()) !== 'saved') {
          toast.error('Not duplicated: your changes are not saved yet.')
          return
        }
        await duplicateRecipe(site.slug, id)
      }),
    remove: () =>
      tried(async () => {
        await store.save()
        await deleteWithUndo(params, refresh)
        navigate(kitchenAddress(site.slug, 'recipes'), { isReplacing: true })
      }),
  }
}
