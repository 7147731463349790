'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { ImportFindings } from '@/src/contract/import-mapping'
import type { ColumnChoices } from '@/src/contract/import-table'
import type { TypeChoices } from '@/src/contract/import-types'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { startImport } from '../../state/imports'
import styles from '../import.module.css'
import { chosenColumns, needsColumns } from '../mapping/column-choices'
import { ColumnsPanel } from '../mapping/columns-panel'
import { chosenTypes, TypesPanel } from '../mapping/types-panel'
import { Problem } from './standing'
import { useAction } from '@/src/api/react/use-call-mutation'

/** The choices of columns and types of a dry run, and another dry run with them. */
export function useReadAgain(site: string, id: string, findings: ImportFindings | undefined) {
  const action = useAction()
  const [ownColumns, setColumns] = useState<ColumnChoices | null>(null)
  const [ownTypes, setTypes] = useState<TypeChoices | null>(null)
  const columns = ownColumns ?? chosenColumns(findings?.tables ?? [])
  const types = ownTypes ?? chosenTypes(findings?.types ?? [])
  const readAgain = async (): Promise<void> => {
    const choices = { ...(findings?.tables.length ? { columns } : {}), types }
    const made = await startImport(site, id, { ...choices, dryRun: true })
    navigate(kitchenAddress(site, 'import', made.id))
  }
  return {
    ...{ columns, setColumns, types, setTypes },
    /** Whether a choice was made that the dry run does not show yet. */
    isChanged: ownColumns !== null || ownTypes !== null,
    isBusy: action.isBusy,
    failure: action.failure,
    readAgain: () => void action.run(readAgain),
  }
}

type PanelsProps = { findings: ImportFindings; reading: ReturnType<typeof useReadAgain> }

/** Panels for the columns of tables and the types of items of a source; nothing without any. */
export function ReadAgainPanels({ findings, reading }: PanelsProps): ReactElement | null {
  const { tables, types } = findings
  const { isBusy, readAgain: onReadAgain } = reading
  if (tables.length === 0 && types.length === 0) return null
  return (
    <>
      {needsColumns(tables) ? (
        <p className={styles.hint}>
          Some columns were recognised only by their content, or not at all. Check them and read the
          file again; until then its recipes become drafts. Your choice is kept for the next file
          with these columns.
        </p>
      ) : null}
      {tables.length > 0 ? (
        <ColumnsPanel
          {...{ tables, isBusy, onReadAgain }}
          columns={reading.columns}
          onChange={reading.setColumns}
        />
      ) : null}
      {types.length > 0 ? (
        <TypesPanel
          {...{ types, isBusy, onReadAgain }}
          choices={reading.types}
          onChange={reading.setTypes}
        />
      ) : null}
      <Problem words={reading.failure} />
    </>
  )
}
