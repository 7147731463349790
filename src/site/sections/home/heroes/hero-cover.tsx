import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { leadRecipesAt } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './hero-cover.module.css'

/** The width of the picture at most, in pixels. */
const PLACE = 1440

/** The featured recipes as a magazine's cover: one picture with a headline, the others as lines. */
export function HeroCover({
  section,
  data,
  isFirst,
}: HomeSectionProps<'hero-cover'>): ReactElement | null {
  const [lead, ...others] = leadRecipesAt(data, PLACE)
  if (!lead) return null
  const href = `/recipes/${lead.slug}`
  return (
    <section className={styles.cover} aria-label={lead.title} data-is-bare={lead.image === null}>
      {lead.image ? (
        <div className={styles.picture}>
          <CardPicture
            recipe={lead}
            ratio={1.6}
            narrowRatio={0.9}
            sizes="100vw"
            maxWidth={PLACE}
            isFirst={isFirst}
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <div className={styles.lead}>
          <h2 className={styles.title} style={titleStyle(lead.title)}>
            <a href={href}>{lead.title}</a>
          </h2>
          {lead.description ? <p className={styles.description}>{lead.description}</p> : null}
          <div className={styles.foot}>
            <a className={styles.action} href={href}>
              {section.action}
            </a>
            <RecipeMeta recipe={lead} />
            {lead.privacySetting === 'public' ? null : <LockBadge />}
          </div>
        </div>
        <CoverLines recipes={others} />
      </div>
    </section>
  )
}

function CoverLines({ recipes }: { recipes: readonly RecipeCard[] }): ReactElement | null {
  if (recipes.length === 0) return null
  return (
    <ul className={styles.lines}>
      {recipes.map(({ id, slug, title }) => (
        <li key={id}>
          <a href={`/recipes/${slug}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
