import type { ReactElement } from 'react'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { Ornament } from '@/src/site/parts/page/ornament'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { ButtonLink } from '@/src/ui/button'
import { leadRecipesAt } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './hero-poster.module.css'

/** The width of the picture at most, in pixels. */
const PLACE = 960

/** The first featured recipe as a poster: its name as large as it fits, on the accent. */
export function HeroPoster({
  section,
  data,
  isFirst,
}: HomeSectionProps<'hero-poster'>): ReactElement | null {
  const recipe = leadRecipesAt(data, PLACE)[0]
  if (!recipe) return null
  const href = `/recipes/${recipe.slug}`
  return (
    <section className={styles.poster} aria-label={recipe.title}>
      <div className={styles.words}>
        <h2 className={styles.title} style={titleStyle(recipe.title)}>
          <a href={href}>{recipe.title}</a>
        </h2>
      </div>
      <div className={styles.stage} data-is-bare={recipe.image === null}>
        <Ornament kind={data.look.ornament} className={styles.tiles} />
        {recipe.image ? (
          <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
            <CardPicture
              recipe={recipe}
              ratio={1.35}
              narrowRatio={0.9}
              sizes="(min-width: 1000px) 860px, 92vw"
              maxWidth={PLACE}
              isFirst={isFirst}
            />
          </a>
        ) : null}
      </div>
      <div className={styles.foot}>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
        <div className={styles.line}>
          <ButtonLink className={styles.action} href={href} isLarge>
            {section.action}
          </ButtonLink>
          <RecipeMeta recipe={recipe} />
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </div>
      </div>
    </section>
  )
}
