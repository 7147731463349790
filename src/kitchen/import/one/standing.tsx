'use client'

import type { ReactElement } from 'react'
import { saveFile } from '@/src/api/save-file'
import type { Import } from '@/src/contract/import'
import { Button, buttonClass } from '@/src/ui/button'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { isUnderWay, pauseImport, resumeImport } from '../../state/imports'
import { formatCount, progressText, importStatusText } from '../import-words'
import styles from '../import.module.css'
import { UndoImport } from './take-back'
import { useAction } from '@/src/api/react/use-call-mutation'

type Props = { site: string; shown: Import }

/**
 * The status of an import, with its actions: pause, resume, open its results, the report.
 * @see docs/product/kitchen.md#import
 */
export function ImportStatus(props: Props): ReactElement {
  const { status, dryRun } = props.shown
  if (isUnderWay(props.shown)) return <UnderWay {...props} />
  if (status === 'canceled' || status === 'failed') return <Stopped {...props} />
  if (dryRun) return <Report {...props} />
  return <Done {...props} />
}

function UnderWay({ site, shown }: Props): ReactElement {
  const action = useAction()
  const { id, total, done, pictures, status } = shown
  const isFetching = total > 0 && done >= total && pictures.total > 0
  const [value, max] = isFetching
    ? [pictures.stored + pictures.failed, pictures.total]
    : [done, total]
  const words = progressText(shown)
  const isCounting = status === 'queued' || total === 0
  return (
    <div className={styles.panel}>
      <p className={styles.words} role="status">
        {words}
      </p>
      <progress {...(isCounting ? {} : { value, max })} aria-label="Progress" />
      <p className={styles.hint}>You can leave this page; the import continues.</p>
      <div className={styles.acts}>
        <Button isBusy={action.isBusy} onClick={() => void action.run(() => pauseImport(site, id))}>
          Pause
        </Button>
      </div>
      <Problem words={action.failure} />
    </div>
  )
}

function Stopped({ site, shown }: Props): ReactElement {
  const action = useAction()
  const { id, status, message, dryRun } = shown
  return (
    <div className={styles.panel}>
      <p className={styles.words} role="status">
        {importStatusText(shown)}
      </p>
      {status === 'failed' && message ? <p className={styles.problem}>{message}</p> : null}
      <p className={styles.hint}>
        {dryRun
          ? 'Nothing is stored. Continue from the last checked row.'
          : 'Imported rows stay. Continue from the last finished row, or leave the import stopped.'}
      </p>
      <div className={styles.acts}>
        <Button
          kind="primary"
          isBusy={action.isBusy}
          onClick={() => void action.run(() => resumeImport(site, id))}
        >
          Continue
        </Button>
        <KitchenLink className={buttonClass()} href={kitchenAddress(site, 'import')}>
          Choose another file
        </KitchenLink>
        {shown.done > 0 ? <SaveReport {...{ site, shown }} /> : null}
        <UndoImport {...{ site, shown }} />
      </div>
      <Problem words={action.failure} />
    </div>
  )
}

function Done({ site, shown }: Props): ReactElement {
  const { kinds, created, updated, pictures, notice } = shown
  const recipes = kitchenAddress(site, 'recipes')
  return (
    <div className={styles.panel}>
      <p className={styles.words} role="status">
        {formatCount(created, 'row')} imported, {updated.toLocaleString('en')} updated.
      </p>
      <MeasuresNotice site={site} notice={notice} />
      {pictures.failed > 0 ? (
        <p>
          {formatCount(pictures.failed, 'picture')} of {pictures.total.toLocaleString('en')} could
          not be fetched. See the row of each recipe for details.
        </p>
      ) : null}
      {kinds.post > 0 ? (
        <p>
          {formatCount(kinds.post, 'post has', 'posts have')} no recipe that could be read. They are
          stored unchanged; turn them into recipes in the workbench.
        </p>
      ) : null}
      {kinds.letter > 0 ? (
        <p>
          {formatCount(kinds.letter, 'post is a letter', 'posts are letters')} now.{' '}
          <KitchenLink href={kitchenAddress(site, 'letters')}>View the letters</KitchenLink>
        </p>
      ) : null}
      <div className={styles.acts}>
        {kinds.post > 0 ? (
          <KitchenLink className={buttonClass({ kind: 'primary' })} href={`${recipes}?kind=legacy`}>
            Open the workbench
          </KitchenLink>
        ) : null}
        <KitchenLink className={buttonClass()} href={recipes}>
          View the recipes
        </KitchenLink>
        <SaveReport {...{ site, shown }} />
        <UndoImport {...{ site, shown }} />
      </div>
    </div>
  )
}

/**
 * The effect of an import on the site's units.
 * @see docs/product/import-and-export.md#measures-of-an-import
 */
const MeasuresNotice = ({
  site,
  notice,
}: {
  site: string
  notice: string | null
}): ReactElement | null =>
  notice === null ? null : (
    <p>
      {notice}{' '}
      <KitchenLink href={kitchenAddress(site, 'settings', 'reading')}>Change measures</KitchenLink>
    </p>
  )

const Report = (props: Props): ReactElement => (
  <div className={styles.acts}>
    <SaveReport {...props} />
  </div>
)

function SaveReport({ site, shown }: Props): ReactElement {
  const action = useAction()
  const params = { site, id: shown.id }
  return (
    <>
      <Button
        kind="quiet"
        isBusy={action.isBusy}
        onClick={() =>
          void action.run(() => saveFile('getImportReport', { params }, 'import-report.csv'))
        }
      >
        Download the report as CSV
      </Button>
      <Problem words={action.failure} />
    </>
  )
}

/** The error message of a button's action, beside it. */
export const Problem = ({ words }: { words: string | null }): ReactElement | null =>
  words === null ? null : (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  )
