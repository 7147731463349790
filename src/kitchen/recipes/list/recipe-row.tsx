'use client'

import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { Badge } from '@/src/ui/badge'
import { Button, ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import { timeAgoText } from '@/src/kitchen/parts/date-text'
import { Glyph } from '@/src/kitchen/parts/glyph'
import { Thumbnail } from '@/src/kitchen/parts/thumbnail'
import { RelativeDate } from '@/src/kitchen/parts/relative-date'
import { mayCall } from '@/src/kitchen/state/may-call'
import { editAddress, publicAddress } from '../recipe-links'
import { recipeFacts } from '../recipe-facts'
import { PublishedOn, StatusBadge } from '../recipe-standing'
import { PUBLICATION_CHOICES, recipeStatus } from '../status'
import type { PublicationChoice, RecipeStatus } from '../status'
import styles from './recipe-table.module.css'

type RecipeRowProps = {
  recipe: ManagedRecipeRow
  site: ManagedSite
  now: Date
  onPublication: (choice: PublicationChoice) => void
}

/** A row of the recipe list: title, status, dates and actions. */
export function RecipeRow({ recipe, site, now, onPublication }: RecipeRowProps): ReactElement {
  const status = recipeStatus(recipe.publishedAt, now)
  return (
    <tr className={styles.row} data-row-frame>
      <td className={styles.recipe}>
        <div className={styles.what}>
          <Thumbnail className={styles.cover} image={recipe.image} width={56} height={42} />
          <div className={styles.words}>
            <a className={styles.title} href={editAddress(recipe.id)} data-row={recipe.id}>
              {recipe.title}
            </a>
            <span className={styles.facts}>
              <Marks recipe={recipe} />
              {recipeFacts(recipe)}
            </span>
          </div>
        </div>
      </td>
      <td className={styles.status}>
        <StatusBadge status={status} />
      </td>
      <td className={styles.date}>
        <PublishedOn publishedAt={recipe.publishedAt} status={status} now={now} />
      </td>
      <td className={styles.date}>
        <span className={styles.dateLabel}>Changed </span>
        <RelativeDate iso={recipe.updatedAt} words={timeAgoText(recipe.updatedAt, now)} />
      </td>
      <td className={styles.actions}>
        <RowActions {...{ recipe, site, status, onPublication }} />
      </td>
    </tr>
  )
}

function Marks({ recipe }: { recipe: ManagedRecipeRow }): ReactElement {
  return (
    <>
      {recipe.privacySetting === 'public' ? null : (
        <Badge>
          <Icon name="lock" size={14} />
          Subscribers only
        </Badge>
      )}
      {recipe.isLegacy ? <Badge>Stored post</Badge> : null}
    </>
  )
}

type RowActionsProps = Omit<RecipeRowProps, 'now'> & { status: RecipeStatus }

/** The likeliest act stands open, the others in the menu. */
function RowActions({ recipe, site, status, onPublication }: RowActionsProps): ReactElement {
  const { id, slug, title } = recipe
  const view = publicAddress(site.url, slug)
  const choices = PUBLICATION_CHOICES[status].filter(({ change }) =>
    mayCall(site, `${change}Recipe`),
  )
  const [likeliest] = choices
  return (
    <div className={styles.buttons}>
      {status === 'published' ? (
        <ButtonLink kind="quiet" href={view} aria-label={`View ${title}`}>
          View
        </ButtonLink>
      ) : likeliest ? (
        <Button
          kind="quiet"
          aria-label={`${likeliest.label}: ${title}`}
          onClick={() => onPublication(likeliest)}
        >
          {likeliest.label}
        </Button>
      ) : null}
      <Menu
        trigger={
          <Button kind="icon" aria-label={`More for ${title}`}>
            <Glyph name="more" />
          </Button>
        }
        items={[
          { label: 'Edit in admin', href: editAddress(id) },
          ...(status === 'published'
            ? [{ label: 'View in a new tab', href: view, isNewTab: true }]
            : []),
          ...choices.map((choice) => ({
            label: choice.label,
            onSelect: () => onPublication(choice),
          })),
        ]}
      />
    </div>
  )
}
