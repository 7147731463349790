import type { ReactElement } from 'react'
import type { LettersPage as Page } from '@/src/contract/letter/letter'
import type { PublicSite } from '@/src/contract/site/site'
import { LetterRow } from '@/src/site/parts/cards/letter-row'
import { PageHead } from '@/src/site/parts/page/page-head'
import { getTemplate } from '@/src/site/templates'
import { ButtonLink } from '@/src/ui/button'
import { PageBody } from '../document/page-body'
import { JsonLd } from '../head/json-ld'
import { breadcrumbs, itemList } from '../list-data'
import styles from './letter-page.module.css'

type LettersPageProps = { site: PublicSite; page: Page; origin: string }

/**
 * The published letters of a site, newest first.
 * @see docs/product/letters.md#pages
 */
export function LettersPage({ site, page, origin }: LettersPageProps): ReactElement {
  const { letters } = page
  const listed = letters.map(({ title, slug }) => ({ name: title, path: `/letters/${slug}` }))
  const { recipes } = getTemplate(site.template)
  const isIllustrated = letters.some(({ image }) => image !== null)
  return (
    <>
      <JsonLd data={breadcrumbs(origin, [{ name: 'Letters', path: '/letters' }])} />
      <JsonLd data={itemList(origin, 'Letters', listed)} />
      <PageHead title="Letters" style={recipes.headStyle} />
      <PageBody width="letter">
        {letters.length > 0 ? (
          <ol className={styles.list}>
            {letters.map((letter, index) => (
              <LetterRow
                key={letter.id}
                letter={letter}
                zone={site.timeZone}
                heading="h2"
                isFirst={index === 0}
                hasPlate={isIllustrated}
              />
            ))}
          </ol>
        ) : (
          <p>No letters yet</p>
        )}
        <OtherPages {...page} />
      </PageBody>
    </>
  )
}

function OtherPages({ letters, total, limit, offset }: Page): ReactElement | null {
  const page = Math.floor(offset / limit) + 1
  const isLast = offset + letters.length >= total
  if (page === 1 && isLast) return null
  return (
    <nav className={styles.more} aria-label="More letters">
      {page > 1 ? (
        <ButtonLink rel="prev" href={page === 2 ? '/letters' : `/letters?page=${page - 1}`}>
          Newer letters
        </ButtonLink>
      ) : null}
      {isLast ? null : (
        <ButtonLink rel="next" href={`/letters?page=${page + 1}`}>
          Older letters
        </ButtonLink>
      )}
    </nav>
  )
}
