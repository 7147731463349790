'use client'

import type { RefObject } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { useListKeys } from '@/src/kitchen/parts/use-list-keys'
import { rowUnderFocus } from '../../parts/rows'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { publicAddress } from '../../recipes/recipe-links'
import { MOVE_KEYS, moveLabel, MOVES } from '../comment-labels'
import type { CommentView } from '../comment-view'
import type { InboxActions } from './use-inbox-actions'

type CommentKeys = {
  site: ManagedSite
  view: CommentView
  list: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  comments: readonly ManagedComment[]
  actions: InboxActions
}

/** Does something with the comment at a place of the list. */
type OnComment = (comment: ManagedComment, index: number) => void

/**
 * The keys of the comment inbox, and its actions in the palette. With a selection, the keys of a status
 * apply to all of it.
 * @see docs/product/kitchen.md#comments
 */
export function useCommentKeys(keys: CommentKeys): void {
  const { site, view, list, search, comments, actions } = keys
  const { selecting } = actions
  const on = (act: OnComment) => (index: number | null) => {
    const comment = index === null ? undefined : comments[index]
    if (comment && index !== null) act(comment, index)
  }
  const hasSelection = selecting.selection.kind === 'all' || selecting.selection.ids.size > 0
  const pick = on(({ id }, index) => selecting.toggle(index, id))
  const reply = on(({ id }) => actions.reply(id))
  const ban = on((comment) => actions.ban(comment))
  const open = on(({ id }) => actions.open(id))
  const show = on(({ recipe }) => {
    if (!recipe.isPublished) return
    window.open(`${publicAddress(site.url, recipe.slug)}#comments`, '_blank', 'noopener')
  })
  const moves = MOVES[view.folder].map((status) => ({
    label: moveLabel(view.folder, status),
    key: MOVE_KEYS[status] ?? '',
    run: (index: number | null): void => {
      if (hasSelection) actions.moveSelected(status)
      else on((comment) => actions.move(comment, status))(index)
    },
  }))
  useListKeys({
    list,
    search,
    letters: {
      x: pick,
      r: reply,
      o: open,
      b: ban,
      v: show,
      ...Object.fromEntries(moves.map(({ key, run }) => [key, run])),
    },
    onExtend: (index) => on(({ id }, at) => selecting.toggle(at, id, true))(index),
    onAll: selecting.selectAll,
    onNone: selecting.clear,
  })
  const focused = (act: (index: number | null) => void) => () => act(rowUnderFocus(list.current))
  useScreenActions([
    { label: 'Search comments', keys: ['/'], run: () => search.current?.select() },
    { label: 'Next comment', keys: ['J', '↓'] },
    { label: 'Previous comment', keys: ['K', '↑'] },
    { label: 'Open or close it', keys: ['O', 'Enter'], run: focused(open) },
    ...moves.map(({ label, key, run }) => ({
      label: `${label} (comment or selection)`,
      keys: [key.length === 1 ? key.toUpperCase() : key],
      run: focused(run),
    })),
    { label: 'Reply to it', keys: ['R'], run: focused(reply) },
    { label: 'Ban its writer', keys: ['B'], run: focused(ban) },
    { label: 'View it on the site', keys: ['V'], run: focused(show) },
    { label: 'Select or deselect it', keys: ['X'], run: focused(pick) },
    { label: 'Select up to here', keys: ['Shift ↓', 'Shift ↑'] },
    { label: 'Select all comments', keys: ['Ctrl A', '⌘ A'], run: selecting.selectAll },
    { label: 'Clear selection', keys: ['Esc'], run: selecting.clear },
  ])
}
