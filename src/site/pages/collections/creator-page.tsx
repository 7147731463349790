import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { CREATOR_PAGE_NEEDS } from '@/src/domain/appearance/creator-pages'
import type { CreatorPageName } from '@/src/domain/appearance/creator-pages'
import { PageHead } from '@/src/site/parts/page/page-head'
import { CreatorSectionView } from '@/src/site/sections/home/creator-sections'
import type { CreatorData } from '@/src/site/sections/home/creator-sections'
import { getTemplate } from '@/src/site/templates'
import { CREATOR_PAGES } from '@/src/site/templates/creator-pages'
import styles from './creator-page.module.css'

/** Whether a site has the content of a creator page. */
export const hasCreatorPage = (site: PublicSite, name: CreatorPageName): boolean => {
  const content = site[CREATOR_PAGE_NEEDS[name]]
  return content !== null && content.length > 0
}

/**
 * A page about the author: press, profile, cookbook or link in bio.
 * @see docs/product/site-pages.md#creator-pages
 */
export function CreatorPageView({
  name,
  ...data
}: CreatorData & { name: CreatorPageName }): ReactElement {
  const { title, sections } = CREATOR_PAGES[name]
  const { recipes, pages } = getTemplate(data.site.template)
  return (
    <>
      <PageHead title={title} style={recipes.headStyle} />
      <div className={styles.sections} data-width={pages.width}>
        {sections.map((section) => (
          <CreatorSectionView key={section.kind} section={section} data={data} />
        ))}
      </div>
    </>
  )
}
