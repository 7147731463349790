import type { ReactElement } from 'react'
import type { IngredientUsage, IngredientUsageGroup, Recipe } from '@/src/contract/recipe'
import { isWebAddress } from '@/src/domain/web-address'
import { Amount } from './amount'
import { ingredientName, isNamed } from './recipe-words'
import type { RecipeReferences } from './recipe-words'
import { InlineRichText } from './rich-text'
import styles from './ingredient-list.module.css'

type IngredientListProps = {
  recipe: Pick<Recipe, 'ingredientUsageGroups' | 'ingredientUsageCount'>
  references: RecipeReferences
}

/** Everything that goes in, in groups; hidden when no line names anything (visitor-site §5). */
export function IngredientList({ recipe, references }: IngredientListProps): ReactElement | null {
  const groups = recipe.ingredientUsageGroups.filter(({ ingredientUsages }) =>
    ingredientUsages.some(isNamed),
  )
  if (groups.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>
        Ingredients <span className={styles.count}>({recipe.ingredientUsageCount})</span>
      </h2>
      {groups.map((group) => (
        <Group key={group.id} group={group} references={references} />
      ))}
    </>
  )
}

type GroupProps = { group: IngredientUsageGroup; references: RecipeReferences }

function Group({ group, references }: GroupProps): ReactElement {
  return (
    <div className={styles.group}>
      {group.title ? <h3 className={styles.title}>{group.title}</h3> : null}
      {group.note ? <p className={styles.groupNote}>{group.note}</p> : null}
      <ul className={styles.lines}>
        {group.ingredientUsages.filter(isNamed).map((usage) => (
          <Line key={usage.id} usage={usage} references={references} />
        ))}
      </ul>
    </div>
  )
}

function Line({
  usage,
  references,
}: {
  usage: IngredientUsage
  references: RecipeReferences
}): ReactElement {
  const name = ingredientName(usage)
  return (
    <li className={styles.line}>
      <span className={styles.amount}>
        <Amount quantity={usage} unit={usage.unit} />
      </span>{' '}
      <span>
        {usage.link && isWebAddress(usage.link) ? (
          <a className={styles.name} href={usage.link} rel="noopener" target="_blank">
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {usage.preparation.length > 0 ? (
          <>
            , <InlineRichText document={usage.preparation} references={references} />
          </>
        ) : null}
        {usage.note ? <span className={styles.note}> ({usage.note})</span> : null}
      </span>
    </li>
  )
}
