import type { ReactElement } from 'react'
import { PREMIUM_CLASS } from '@/src/domain/recipes/structured-data'
import { IngredientList } from '@/src/site/parts/recipe/ingredient-list'
import { InstructionList } from '@/src/site/parts/recipe/instruction-list'
import { LockedSteps } from '@/src/site/parts/recipe/locked-steps'
import { PremiumNotice } from '@/src/site/parts/recipe/premium-notice'
import { StickyWhenFits } from '@/src/site/parts/page/sticky-when-fits'
import { classNames } from '@/src/ui/class-names'
import { chooseGate } from './gate'
import type { RecipeSectionProps } from './recipe-data'
import styles from './method.module.css'

/** The ingredients beside the steps. */
export function Method({ section, data }: RecipeSectionProps<'method'>): ReactElement {
  const { recipe } = data
  const columns = (
    <div className={styles.columns}>
      <StickyWhenFits className={styles.ingredients}>
        <IngredientList />
      </StickyWhenFits>
      <div className={styles.steps} data-steps={section.steps}>
        {recipe.isLocked ? (
          <LockedSteps heading={section.instructionsHeading} />
        ) : (
          <InstructionList heading={section.instructionsHeading} />
        )}
      </div>
    </div>
  )
  return (
    <section className={styles.method} data-ingredients={section.ingredients} id="recipe">
      {recipe.isLocked ? (
        <>
          <div className={classNames(styles.preview, PREMIUM_CLASS)}>{columns}</div>
          <PremiumNotice gate={chooseGate(section.gate, data.site)} />
        </>
      ) : (
        columns
      )}
    </section>
  )
}
