'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { CheckField } from '@/src/ui/form/field'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { useDraft, useEditing } from '../recipe-context'
import styles from './fields.module.css'
import { QuietSection } from './section'

/**
 * Whether the recipe takes comments. This has no draft: a change applies at once.
 * @see docs/product/moderation.md#closed-recipes
 */
export function RecipeComments(): ReactElement {
  const { site } = useEditing()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const params = { site: site.slug, id }
  const { data } = useCall('getRecipeComments', { params })
  const saving = useCallMutation('updateRecipeComments')
  const areClosed = data?.recipeComments.areCommentsClosed ?? false
  return (
    <QuietSection
      title="Comments"
      keywords="discussion moderation close lock"
      summary={data === undefined ? '' : areClosed ? 'Closed' : 'Open'}
    >
      <CheckField
        label="Comments are closed on this recipe"
        checked={areClosed}
        disabled={data === undefined || saving.isBusy}
        onChange={({ target }) =>
          void saving.run({ params, body: { areCommentsClosed: target.checked } })
        }
      />
      <p className={styles.hint}>
        Takes effect at once. Comments that are there stay.{' '}
        <KitchenLink
          href={`${kitchenAddress(site.slug, 'comments')}?folder=published&recipe=${id}`}
        >
          See the comments on this recipe
        </KitchenLink>
      </p>
      <p className={styles.hint} role="alert">
        {saving.message}
      </p>
    </QuietSection>
  )
}
