import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import { newestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './latest-names.module.css'

/** The newest recipes by nothing but their names, large, run on in one paragraph of small pictures. */
export function LatestNames({
  section,
  data,
  isFirst,
}: HomeSectionProps<'latest-names'>): ReactElement {
  return (
    <section className={styles.names}>
      <h2 className={styles.heading}>{section.heading}</h2>
      <ul className={styles.list}>
        {newestRecipes(data, section.count).map((recipe, index) => (
          <li key={recipe.id} className={styles.name}>
            <NameLink recipe={recipe} isFirst={isFirst && index === 0} />{' '}
          </li>
        ))}
      </ul>
      <a className={styles.more} href="/recipes">
        {section.viewAll}
      </a>
    </section>
  )
}

type NameLinkProps = { recipe: RecipeCard; isFirst: boolean }

function NameLink({ recipe, isFirst }: NameLinkProps): ReactElement {
  return (
    <a className={recipe.image ? styles.pictured : undefined} href={`/recipes/${recipe.slug}`}>
      {recipe.image ? (
        <CardPicture
          recipe={recipe}
          ratio={1.6}
          sizes="(min-width: 768px) 112px, 64px"
          maxWidth={112}
          isFirst={isFirst}
          className={styles.picture}
        />
      ) : null}
      {recipe.privacySetting === 'public' ? (
        <span>{recipe.title}</span>
      ) : (
        <LockedName title={recipe.title} />
      )}
    </a>
  )
}

/** A title and its lock: no line ends between the last word and the lock. */
function LockedName({ title }: { title: string }): ReactElement {
  const end = /\S{1,16}$/u.exec(title.trimEnd())?.[0] ?? ''
  return (
    <span>
      {title.trimEnd().slice(0, -end.length)}
      <span className={styles.end}>
        {end}
        <span className={styles.lock}>
          <LockBadge />
        </span>
      </span>
    </span>
  )
}
