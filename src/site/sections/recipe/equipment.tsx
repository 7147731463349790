import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { ShopButton } from '@/src/site/cooking/actions/shop-button'
import { Panel } from '@/src/site/parts/page/panel'
import { Picture } from '@/src/site/parts/media/picture'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'
import styles from './equipment.module.css'

/** The key equipment of a recipe. */
export function Equipment({ section, data }: RecipeSectionProps<'equipment'>): ReactElement | null {
  const { equipmentUsages } = data.recipe
  const hasMockup = section.hasMockup && data.site.showMockups
  if (equipmentUsages.length === 0) return null
  return (
    <SectionFrame className={styles.equipment}>
      <Panel heading={<h2 className={styles.heading}>Key equipment</h2>}>
        <ul className={styles.list} data-place="equipment">
          {equipmentUsages.map((usage) => (
            <Piece key={usage.id} usage={usage} hasMockup={hasMockup} />
          ))}
        </ul>
      </Panel>
    </SectionFrame>
  )
}

type PieceProps = { usage: Recipe['equipmentUsages'][number]; hasMockup: boolean | undefined }

function Piece({ usage, hasMockup }: PieceProps): ReactElement {
  const title = usage.equipmentTitleOverride ?? usage.equipment.title
  const image = usage.imageOverride ?? usage.equipment.featuredImage
  const isLinked = usage.link !== null && isWebAddress(usage.link)
  return (
    <li className={styles.piece}>
      {image ? (
        <Picture
          image={image}
          alt=""
          ratio={1}
          sizes="72px"
          maxWidth={72}
          className={styles.image}
        />
      ) : null}
      <div>
        {usage.link && isLinked ? (
          <a href={usage.link} rel="noopener" target="_blank">
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
        {usage.note ? <p className={styles.note}>{usage.note}</p> : null}
      </div>
      {hasMockup && !isLinked ? <ShopButton title={title} /> : null}
    </li>
  )
}
