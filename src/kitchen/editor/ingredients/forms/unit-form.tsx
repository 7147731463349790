'use client'

import { useCallback, useMemo } from 'react'
import type { ReactElement } from 'react'
import { SearchList } from '../../parts/search-list'
import { getAnnotation, withAnnotation } from '../annotated-line'
import { useListContext } from '../list-context'
import { amountAt } from '../span-ranges'
import { writeUnit } from '../writing/write-unit'
import type { PartFormProps } from './form-props'

/** The unit of an amount, from the catalogue. */
export function UnitForm({ line, at, onDone }: PartFormProps): ReactElement {
  const { catalogues } = useListContext()
  const { units, unitIds } = catalogues
  const choices = useMemo(
    () =>
      [...units.values()].map(({ id, title, pluralTitle, abbreviation }) => ({
        id,
        label: title,
        aliases: [pluralTitle],
        ...(abbreviation === null ? {} : { detail: abbreviation }),
      })),
    [units],
  )
  const slug = at === null ? null : (amountAt(getAnnotation(line), at)?.unit ?? null)
  const chosen = slug === null ? null : (unitIds.get(slug) ?? null)
  const choose = useCallback(
    (id: string | null) => {
      const unit = id === null ? null : (units.get(id) ?? null)
      const written = writeUnit(getAnnotation(line), at ?? 0, unit)
      onDone(id !== null && id === chosen ? line : withAnnotation(line, written, catalogues))
    },
    [at, catalogues, chosen, line, onDone, units],
  )
  return (
    <SearchList
      label="Unit"
      choices={choices}
      chosen={chosen}
      onChoose={choose}
      noneLabel="No unit"
    />
  )
}
