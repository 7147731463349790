import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Glyph } from '@/src/kitchen/parts/glyph'
import { mayCall } from '@/src/kitchen/state/may-call'
import { NEW_RECIPE } from '../recipe-links'
import styles from './recipes-head.module.css'

type RecipesHeadProps = { site: ManagedSite | undefined; total: number | undefined }

/**
 * What the page is, how many there are, and the ways to the site, its settings, and a new recipe.
 */
export function RecipesHead({ site, total }: RecipesHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        Recipes
        {total === undefined ? null : (
          <span className={styles.total}> {total.toLocaleString('en')}</span>
        )}
      </h1>
      <div className={styles.links}>
        {site ? (
          <>
            {mayCall(site, 'updateSite') ? (
              <ButtonLink kind="quiet" href={`/admin/collections/sites/${site.id}`}>
                <Glyph name="settings" size={18} />
                Settings
              </ButtonLink>
            ) : null}
            <ButtonLink kind="quiet" href={site.url}>
              <Icon name="external" size={18} />
              View site
            </ButtonLink>
          </>
        ) : null}
      </div>
      <ButtonLink kind="primary" className={styles.new} href={NEW_RECIPE}>
        <Glyph name="plus" size={18} />
        New recipe
      </ButtonLink>
    </div>
  )
}
