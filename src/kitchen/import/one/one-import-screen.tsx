'use client'

import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { dateTimeText } from '../../parts/date-text'
import { isNotFound, isSignedOut } from '../../parts/error-message'
import { Failed } from '../../parts/failed'
import { useNow } from '../../parts/use-now'
import { adminAddress } from '../../shell/navigation/admin-address'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { NoSuchSite } from '../../shell/no-such-site'
import type { ScreenProps } from '../../shell/screen-props'
import { JobNotes } from '../../recipes/bulk/job-notes'
import { useTitle } from '../../shell/use-title'
import { isUnderWay, refreshAfterImport, useImport } from '../../state/imports'
import { useManagedSites } from '../../state/managed-sites'
import { formatLabel } from '../import-words'
import styles from '../import.module.css'
import { ImportRows } from '../rows/import-rows'
import { ImportedNotice } from './brought-in'
import { Figures } from './figures'
import { ImportStatus } from './standing'
import { StartPanel } from './start-panel'

/**
 * An import: its detected format, its progress, and the result of each row.
 * @see docs/product/kitchen.md#import
 */
export default function OneImportScreen({ site: slug, id }: ScreenProps): ReactElement | null {
  const { data: sites } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  const { data, error, refetch } = useImport(slug, id)
  useTitle(data?.fileName ?? 'Import', site?.title)
  useRefreshAtEnd(slug, data)
  if (sites && !site) return <NoSuchSite slug={slug} />
  if (data) return <OneImport site={slug} shown={data} />
  return <NotShown site={slug} error={error} onRetry={() => void refetch()} />
}

type NotShownProps = { site: string; error: Error | null; onRetry: () => void }

function NotShown({ site, error, onRetry }: NotShownProps): ReactElement | null {
  if (!error || isSignedOut(error)) return null
  if (isNotFound(error)) return <NoSuchImport site={site} />
  return <Failed title="The import could not be loaded" error={error} onRetry={onRetry} />
}

const NoSuchImport = ({ site }: { site: string }): ReactElement => (
  <Message
    title="Import not found"
    level="h1"
    actions={<ButtonLink href={kitchenAddress(site, 'import')}>All imports</ButtonLink>}
  >
    It may belong to another site.
  </Message>
)

/** Lists of recipes are old once an import has ended. */
function useRefreshAtEnd(site: string, shown: Import | undefined): void {
  const isRunning = shown !== undefined && isUnderWay(shown)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshAfterImport()
    wasRunning.current = isRunning
  }, [site, isRunning])
}

function OneImport({ site, shown }: { site: string; shown: Import }): ReactElement {
  const now = useNow()
  const { fileName, format, dryRun, createdAt } = shown
  const facts = [
    dryRun ? dryRunWords(shown) : 'Imported',
    formatLabel(format),
    dateTimeText(createdAt, now),
  ]
  return (
    <>
      <KitchenLink className={styles.back} href={kitchenAddress(site, 'import')}>
        ← Import and export
      </KitchenLink>
      <h1 className={styles.title}>{fileName ?? 'File'}</h1>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Figures shown={shown} />
      <ImportStatus site={site} shown={shown} />
      <JobNotes site={site} />
      <WhatNext site={site} shown={shown} />
      {isUnderWay(shown) || shown.done === 0 ? null : <ImportRows site={site} shown={shown} />}
      <p className={styles.elsewhere}>
        <a href={adminAddress('imports', shown.id)}>Open in the admin</a>
      </p>
    </>
  )
}

const dryRunWords = ({ startedImportId }: Import): string =>
  startedImportId === null ? 'Dry run: nothing is stored' : 'Dry run, imported later'

/** Next actions for a file that was checked. */
function WhatNext({ site, shown }: { site: string; shown: Import }): ReactElement | null {
  const { status, total, dryRun, startedImportId } = shown
  if (status !== 'done') return null
  if (total === 0) return <NothingFound site={site} />
  if (!dryRun) return null
  return startedImportId === null ? (
    <StartPanel key={shown.id} site={site} shown={shown} />
  ) : (
    <ImportedNotice key={shown.id} site={site} shown={shown} startedId={startedImportId} />
  )
}

const NothingFound = ({ site }: { site: string }): ReactElement => (
  <Message
    title="Nothing to import was found"
    actions={<ButtonLink href={kitchenAddress(site, 'import')}>Choose another file</ButtonLink>}
  >
    The file contains no recipes, posts or subscribers.
  </Message>
)
