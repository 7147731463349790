import type { ReactElement } from 'react'
import type { Letter } from '@/src/contract/letter/letter'
import type { PublicSite } from '@/src/contract/site/site'
import { Picture } from '@/src/site/parts/media/picture'
import { altTextBesideTitle } from '@/src/site/parts/media/words-beside'
import '@/src/site/parts/page/static-blocks.module.css'
import '@/src/site/parts/page/wide/embed-figure.module.css'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { PublishedDate } from '@/src/site/parts/recipe/published-date'
import { chooseGate } from '@/src/site/sections/recipe/gate'
import { getTemplate } from '@/src/site/templates'
import { JsonLd } from '../head/json-ld'
import { breadcrumbs } from '../list-data'
import { LetterBody } from './letter-body'
import { letterData } from './letter-data'
import { LetterGate } from './letter-gate'
import styles from './letter-page.module.css'
import { UnlockedLetter } from './unlocked-letter'

type LetterPageProps = { site: PublicSite; letter: Letter; origin: string }

/**
 * The page of a letter.
 * @see docs/product/letters.md#pages
 */
export function LetterPage({ site, letter, origin }: LetterPageProps): ReactElement {
  const { title, slug, summary, image, publishedAt } = letter
  const path = `/letters/${slug}`
  return (
    <>
      <JsonLd data={letterData({ site, letter, origin })} />
      <JsonLd
        data={breadcrumbs(origin, [
          { name: 'Letters', path: '/letters' },
          { name: title, path },
        ])}
      />
      <article className={styles.page} lang={site.language ?? undefined}>
        <header>
          <PublishedDate at={publishedAt} zone={site.timeZone} className={styles.date} />
          <h1 className={styles.title} style={titleStyle(title)}>
            {title}
          </h1>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
        </header>
        {image ? (
          <Picture
            image={image}
            alt={altTextBesideTitle(image, title)}
            ratio={16 / 9}
            sizes="(min-width: 768px) 672px, 100vw"
            maxWidth={672}
            isFirst
            className={styles.cover}
          />
        ) : null}
        <Text site={site} letter={letter} />
        <Neighbours letter={letter} />
      </article>
    </>
  )
}

function Text({ site, letter }: Pick<LetterPageProps, 'site' | 'letter'>): ReactElement {
  const { recipes, recipe } = getTemplate(site.template)
  const { card } = recipes
  const body = <LetterBody letter={letter} card={card} />
  if (!letter.isLocked) return body
  const method = recipe.find((section) => section.kind === 'method')
  const { audience, content, slug } = letter
  return (
    <UnlockedLetter site={site.slug} letterSlug={slug} card={card}>
      {body}
      <LetterGate
        audience={audience}
        hasText={content.length > 0}
        gate={chooseGate(method?.gate ?? 'plans', site)}
      />
    </UnlockedLetter>
  )
}

function Neighbours({ letter: { previous, next } }: { letter: Letter }): ReactElement | null {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label="More letters">
      {previous ? (
        <a rel="prev" href={`/letters/${previous.slug}`}>
          Previous: {previous.title}
        </a>
      ) : null}
      {next ? (
        <a rel="next" className={styles.next} href={`/letters/${next.slug}`}>
          Next: {next.title}
        </a>
      ) : null}
    </nav>
  )
}
