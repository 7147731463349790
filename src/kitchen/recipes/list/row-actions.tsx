'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button, ButtonLink } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import { errorMessage } from '@/src/kitchen/parts/error-message'
import { Glyph } from '@/src/kitchen/parts/glyph'
import { navigate } from '@/src/kitchen/shell/navigation/navigate'
import { canCall } from '@/src/kitchen/state/session/may-call'
import { deleteWithUndo } from '../../recipe/head/delete-recipe'
import { refreshRecipes } from '../../state/recipe-pages'
import { duplicateRecipe } from '../duplicate-recipe'
import { editAddress, publicAddress } from '../recipe-links'
import { PUBLICATION_CHOICES } from '../status'
import type { PublicationChoice, RecipeStatus } from '../status'
import styles from './recipe-row.module.css'

type RowActionsProps = {
  recipe: ManagedRecipeRow
  site: ManagedSite
  status: RecipeStatus
  onPublication: (recipe: ManagedRecipeRow, choice: PublicationChoice) => void
}

/** The actions of a row: the most likely one as a button, the others in a menu. */
export function RowActions({ recipe, site, status, onPublication }: RowActionsProps): ReactElement {
  const { id, slug, title } = recipe
  const view = publicAddress(site.url, slug)
  const choices = PUBLICATION_CHOICES[status].filter(({ change }) =>
    canCall(site, `${change}Recipe`),
  )
  const [likeliest] = choices
  const refresh = (): void => void refreshRecipes()
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
          onClick={() => onPublication(recipe, likeliest)}
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
          { label: 'Edit', onSelect: () => navigate(editAddress(site.slug, id)) },
          ...(status === 'published'
            ? [{ label: 'View in a new tab', href: view, isNewTab: true }]
            : []),
          ...choices.map((choice) => ({
            label: choice.label,
            onSelect: () => onPublication(recipe, choice),
          })),
          {
            label: 'Duplicate',
            onSelect: () => void withErrorToast(duplicateRecipe(site.slug, id).then(refresh)),
          },
          {
            label: 'Delete',
            onSelect: () => void withErrorToast(deleteWithUndo({ site: site.slug, id }, refresh)),
          },
        ]}
      />
    </div>
  )
}

/** Shows the reason of a failure in a toast. */
const withErrorToast = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => void toast.error(errorMessage(error)))
