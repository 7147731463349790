'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Grip } from '../../../editor/parts/grip'
import { PaidMark } from '../../../parts/marks/who-may-read'
import { Thumbnail } from '../../../parts/thumbnail'
import { StatusBadge } from '../../../recipes/recipe-standing'
import { editAddress } from '../../../recipes/recipe-links'
import { recipeStatus } from '../../../recipes/status'
import { KitchenLink } from '../../../shell/navigation/kitchen-link'
import type { Member } from '../../collection-kind'
import styles from './members.module.css'
import type { Members } from './use-members'

type Props = {
  id: string
  recipe: Member | undefined
  site: string
  at: number
  count: number
  now: Date
  members: Pick<Members, 'move' | 'remove' | 'nameOf'>
}

/** A recipe of a collection, with the buttons that move and remove it. */
export function MemberRow(props: Props): ReactElement {
  const { id, recipe, site, now, members } = props
  const sortable = useSortable({ id })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = sortable
  const title = members.nameOf(id)
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-member={id}
      data-is-dragged={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={styles.grip}
        aria-label={`Drag ${title} to move it`}
      >
        <Grip />
      </button>
      <Thumbnail
        className={styles.thumbnail}
        image={recipe?.image ?? null}
        width={56}
        height={42}
      />
      <div className={styles.words}>
        <KitchenLink
          className={styles.title}
          href={editAddress(site, id)}
          data-part="title"
          dir="auto"
        >
          {title}
        </KitchenLink>
        {recipe ? <MemberStatus recipe={recipe} now={now} /> : null}
      </div>
      <Tools {...props} title={title} />
    </li>
  )
}

/** Badge of a recipe that readers do not see in full; nothing for a published recipe. */
export function MemberStatus({ recipe, now }: { recipe: Member; now: Date }): ReactElement | null {
  const status = recipeStatus(recipe.publishedAt, now)
  const isLocked = recipe.privacySetting !== 'public'
  if (status === 'published' && !isLocked) return null
  return (
    <span className={styles.standing}>
      {status === 'published' ? null : <StatusBadge status={status} />}
      {isLocked ? <PaidMark /> : null}
    </span>
  )
}

function Tools({ at, count, members, title }: Props & { title: string }): ReactElement {
  return (
    <span className={styles.tools}>
      <Button
        kind="icon"
        data-part="up"
        aria-label={`Move ${title} up`}
        disabled={at === 0}
        onClick={() => members.move(at, at - 1, 'up')}
      >
        <Icon name="arrow-up" size={18} />
      </Button>
      <Button
        kind="icon"
        data-part="down"
        aria-label={`Move ${title} down`}
        disabled={at === count - 1}
        onClick={() => members.move(at, at + 1, 'down')}
      >
        <Icon name="arrow-up" size={18} className={styles.down} />
      </Button>
      <Button
        kind="icon"
        data-part="remove"
        aria-label={`Remove ${title}`}
        onClick={() => members.remove(at)}
      >
        <Icon name="close" size={18} />
      </Button>
    </span>
  )
}
