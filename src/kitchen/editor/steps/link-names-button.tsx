'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import type { LineCatalogues } from '../ingredients/catalogues'
import type { ChipSource } from '../rich-text/chip-context'
import type { RowGroups } from '../rows/row-groups'
import { allRows } from '../rows/row-groups'
import rowStyles from '../rows/rows.module.css'
import { withReferences } from './link-names'
import { knownNames, nameFinder } from './name-finder'
import type { NameFinder } from './name-finder'
import type { Step } from './step'
import type { StepActions } from './step-actions'

type Props = {
  groups: RowGroups<Step>
  source: ChipSource
  catalogues: LineCatalogues
  actions: StepActions
}

/** Time without typing before the steps are searched for names, in milliseconds. */
const REST = 600

/** Offers to make the names of ingredients in the steps references, all at once. */
export function LinkNames({ groups, source, catalogues, actions }: Props): ReactElement {
  const [found, setFound] = useState<{ finder: NameFinder; count: number } | null>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const finder = nameFinder([...source.lines.values()], knownNames(catalogues))
      const count = finder ? countNames(groups, finder) : 0
      setFound(finder && count > 0 ? { finder, count } : null)
    }, REST)
    return () => window.clearTimeout(timer)
  }, [catalogues, groups, source])
  return (
    <p role="status" className={found ? rowStyles.notice : undefined}>
      {found ? (
        <>
          <span>{namesText(found.count)}</span>
          <Button
            kind="quiet"
            onClick={() => {
              actions.linkNames(found.finder)
              setFound(null)
            }}
          >
            {found.count === 1 ? 'Link 1 ingredient' : `Link ${found.count} ingredients`}
          </Button>
        </>
      ) : null}
    </p>
  )
}

const countNames = (groups: RowGroups<Step>, finder: NameFinder): number =>
  allRows(groups).reduce(
    (sum, { content }) => sum + (content ? withReferences(content, finder).count : 0),
    0,
  )

const namesText = (count: number): string =>
  count === 1
    ? 'The steps name an ingredient of the recipe.'
    : `The steps name ingredients of the recipe ${count} times.`
