'use client'

import type { ReactElement } from 'react'
import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { Amount } from '@/src/site/parts/recipe/amount'
import { shownName, usageMeasure } from '@/src/site/parts/recipe/recipe-words'
import { InlineRichText } from '@/src/site/parts/page/rich-text'
import { useReferences } from './recipe-view'
import styles from './ingredient-line.module.css'

/** The words of an ingredient line beside each other: how much, and of what. */
export function IngredientWords({ usage }: { usage: IngredientUsage }): ReactElement {
  const references = useReferences()
  return (
    <>
      <span className={styles.amount}>
        <Amount {...usageMeasure(usage, references)} />
      </span>{' '}
      <span className={styles.words}>
        <Name usage={usage} name={shownName(usage, references)} />
        {usage.preparation.length > 0 ? (
          <>
            , <InlineRichText document={usage.preparation} references={references} />
          </>
        ) : null}
        {usage.note ? <span className={styles.note}> ({usage.note})</span> : null}
      </span>
    </>
  )
}

function Name({ usage, name }: { usage: IngredientUsage; name: string }): ReactElement {
  if (!usage.link || !isWebAddress(usage.link)) return <span>{name}</span>
  return (
    <a className={styles.name} href={usage.link} rel="noopener" target="_blank">
      {name}
    </a>
  )
}
