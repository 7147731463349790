'use client'

import type { ReactElement } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { Glyph } from '../../parts/glyph'
import { editAddress, publicAddress } from '../../recipes/recipe-links'
import { navigate } from '../../shell/navigation/navigate'
import { canBeBanned } from '../ban-subject'
import { moveLabel, MOVES, writerName } from '../comment-labels'
import type { CommentView } from '../comment-view'
import styles from '../comments.module.css'
import type { CommentActs } from './comment-acts'

type Props = {
  site: ManagedSite
  view: CommentView
  comment: ManagedComment
  acts: CommentActs
}

/** The buttons of a comment: its moves, Reply, and a menu of the rest. */
export function RowActions({ site, view, comment, acts }: Props): ReactElement {
  const { id, recipe, writer } = comment
  const name = writerName(comment)
  const { id: person } = writer
  const items: MenuItem[] = [
    {
      label: 'Only comments on this recipe',
      onSelect: () => acts.onChange({ recipe: recipe.id, open: '' }),
    },
    ...(person === null
      ? []
      : [
          {
            label: 'Only comments by this person',
            onSelect: () => acts.onChange({ person, open: '' }),
          },
        ]),
    ...(canBeBanned(comment) ? [{ label: 'Ban…', onSelect: () => acts.onBan(comment) }] : []),
    { label: 'Edit the recipe', onSelect: () => navigate(editAddress(site.slug, recipe.id)) },
    ...(recipe.isPublished
      ? [
          {
            label: 'View it on the site',
            href: `${publicAddress(site.url, recipe.slug)}#comments`,
            isNewTab: true,
          },
        ]
      : []),
  ]
  return (
    <div className={styles.actions}>
      {MOVES[view.folder].map((status) => (
        <Button
          key={status}
          kind="quiet"
          aria-label={`${moveLabel(view.folder, status)}: comment by ${name}`}
          onClick={() => acts.onMove(comment, status)}
        >
          {moveLabel(view.folder, status)}
        </Button>
      ))}
      <Button kind="quiet" aria-label={`Reply to ${name}`} onClick={() => acts.onReply(id)}>
        Reply
      </Button>
      <Menu
        align="end"
        trigger={
          <Button kind="icon" aria-label={`More about the comment by ${name}`}>
            <Glyph name="more" />
          </Button>
        }
        items={items}
      />
    </div>
  )
}
