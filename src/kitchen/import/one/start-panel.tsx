'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import type { ImportMapping } from '@/src/contract/import-mapping'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { startImport, useImportFindings } from '../../state/imports'
import { formatCount } from '../import-words'
import styles from '../import.module.css'
import { firstChoices } from '../mapping/mapping-choices'
import { MappingPanel } from '../mapping/mapping-panel'
import { ReadAgainPanels, useReadAgain } from './read-again'
import { Problem } from './standing'
import { useAction } from '@/src/api/react/use-call-mutation'

/**
 * Starts the import that a dry run has previewed, with its options.
 * @see docs/product/kitchen.md#import
 */
export function StartPanel({ site, shown }: { site: string; shown: Import }): ReactElement {
  const action = useAction()
  const [asDrafts, setAsDrafts] = useState(shown.asDrafts)
  const [isSkipping, setSkipping] = useState(shown.onRepeat === 'skip')
  const { id, created, updated, failed, kinds } = shown
  const hasRecipes = kinds.recipe + kinds.post > 0
  const { findings, mapping, setMapping, isAsking } = useMapping(site, id)
  const reading = useReadAgain(site, id, findings)
  const count = created + (isSkipping ? 0 : updated)
  const start = async (): Promise<void> => {
    const onRepeat = isSkipping ? 'skip' : 'update'
    const made = await startImport(site, id, {
      asDrafts,
      onRepeat,
      ...(mapping ? { mapping } : {}),
    })
    navigate(kitchenAddress(site, 'import', made.id))
  }
  return (
    <section className={styles.panel} aria-label="Import it">
      <p className={styles.words}>{summary(shown)}</p>
      {hasRecipes ? (
        <div className={styles.options}>
          <Repeats {...{ shown, asDrafts, setAsDrafts, isSkipping, setSkipping }} />
          <p className={styles.hint}>
            Dates are kept. Choose below how authors and categories of the source map to your site;
            likely matches are preselected.
          </p>
          {findings && mapping ? (
            <MappingPanel findings={findings} mapping={mapping} onChange={setMapping} />
          ) : null}
        </div>
      ) : null}
      {findings ? <ReadAgainPanels findings={findings} reading={reading} /> : null}
      <div className={styles.acts}>
        <Button
          kind="primary"
          isLarge
          isBusy={action.isBusy}
          disabled={count === 0 || isAsking || reading.isChanged}
          onClick={() => void action.run(start)}
        >
          {count === 0 ? 'Nothing to import' : `Import ${formatCount(count, 'row')}`}
        </Button>
      </div>
      <Hints isChanged={reading.isChanged} hasFailed={failed > 0} />
      <Problem words={action.failure} />
    </section>
  )
}

/** Reasons why the import cannot start yet, and why it will not import all rows. */
const Hints = ({ isChanged, hasFailed }: { isChanged: boolean; hasFailed: boolean }) => (
  <>
    {isChanged ? (
      <p className={styles.hint}>
        The choices have changed. Read the file again before you import it.
      </p>
    ) : null}
    {hasFailed ? (
      <p className={styles.hint}>Failed rows are left out. Each is listed below with its reason.</p>
    ) : null}
  </>
)

type RepeatsProps = {
  shown: Import
  asDrafts: boolean
  setAsDrafts: (asDrafts: boolean) => void
  isSkipping: boolean
  setSkipping: (isSkipping: boolean) => void
}

/** Whether new recipes are drafts, and known ones stay as they are. */
function Repeats(props: RepeatsProps): ReactElement {
  const { shown, asDrafts, setAsDrafts, isSkipping, setSkipping } = props
  return (
    <>
      <CheckField
        label="Import everything as drafts"
        checked={asDrafts}
        onChange={({ target }) => setAsDrafts(target.checked)}
      />
      {shown.updated > 0 || isSkipping ? (
        <CheckField
          label="Skip recipes that were imported before"
          checked={isSkipping}
          onChange={({ target }) => setSkipping(target.checked)}
        />
      ) : null}
    </>
  )
}

/** The chosen decisions about names of the source; the defaults until one is chosen. */
function useMapping(site: string, id: string) {
  const { data: findings, isFetching } = useImportFindings(site, id)
  const [chosen, setMapping] = useState<ImportMapping | null>(null)
  const mapping = chosen ?? (findings ? firstChoices(findings) : null)
  return { findings, mapping, setMapping, isAsking: isFetching && !findings }
}

function summary({ created, updated, skipped, failed }: Import): string {
  const parts = [
    { count: created, words: 'new' },
    { count: updated, words: 'to update' },
    { count: skipped, words: 'left as they are' },
    { count: failed, words: 'that fail' },
  ].filter(({ count }) => count > 0)
  return parts.map(({ count, words }) => `${count.toLocaleString('en')} ${words}`).join(', ')
}
