import type { ReactElement } from 'react'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { leadRecipesAt } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './hero-wide.module.css'

/** The width of the picture at most, in pixels. */
const PLACE = 1440

/** The first featured recipe under one wide picture from edge to edge. */
export function HeroWide({
  section,
  data,
  isFirst,
}: HomeSectionProps<'hero-wide'>): ReactElement | null {
  const recipe = leadRecipesAt(data, PLACE)[0]
  if (!recipe) return null
  const href = `/recipes/${recipe.slug}`
  return (
    <section
      className={styles.hero}
      aria-label={section.kicker}
      data-is-bare={recipe.image === null}
    >
      {recipe.image ? (
        <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
          <CardPicture
            recipe={recipe}
            ratio={2.2}
            narrowRatio={0.95}
            sizes="100vw"
            maxWidth={PLACE}
            isFirst={isFirst}
          />
        </a>
      ) : null}
      <div className={styles.words}>
        <p className={styles.kicker}>{section.kicker}</p>
        <div>
          <h2 className={styles.title} style={titleStyle(recipe.title)}>
            <a href={href}>{recipe.title}</a>
          </h2>
          {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
          <div className={styles.foot}>
            <a className={styles.action} href={href}>
              {section.action}
            </a>
            <RecipeMeta recipe={recipe} />
            {recipe.privacySetting === 'public' ? null : <LockBadge />}
          </div>
        </div>
      </div>
    </section>
  )
}
