'use client'

import type { ReactElement } from 'react'
import type { ImportListed } from '@/src/contract/import'
import { Badge } from '@/src/ui/badge'
import { dateTimeText } from '../parts/date-text'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { useNow } from '../parts/use-now'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useImports } from '../state/imports'
import { useManagedSites } from '../state/managed-sites'
import { canCall } from '../state/session/may-call'
import { FromAddress } from './address/from-address'
import { formatLabel, importStatusText } from './import-words'
import styles from './import.module.css'
import { DropZone } from './send/drop-zone'
import { ExportSite } from './take-out'

/**
 * Imports recipes from files of other programs: uploads files, and lists imports.
 * @see docs/product/kitchen.md#import
 */
export default function ImportScreen({ site: slug }: ScreenProps): ReactElement {
  const { data: sites } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Import and export', site?.title)
  if (sites && !site) return <NoSuchSite slug={slug} />
  return (
    <>
      <h1 className={styles.title}>Import and export</h1>
      <p className={styles.lead}>
        Recipes, posts and subscribers from WordPress, Ghost, Substack, Paprika and many other apps,
        with their pictures, dates and old addresses.
      </p>
      <DropZone site={slug} />
      {canCall(site, 'createAddressImport') ? <FromAddress site={slug} /> : null}
      <Earlier site={slug} />
      {canCall(site, 'exportSite') ? <ExportSite site={slug} /> : null}
    </>
  )
}

function Earlier({ site }: { site: string }): ReactElement | null {
  const { data, error, refetch } = useImports(site)
  const now = useNow()
  if (error && !data && !isSignedOut(error) && !isNotFound(error)) {
    const retry = (): void => void refetch()
    return <Failed title="Earlier imports could not be loaded" error={error} onRetry={retry} />
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className={styles.heading}>
        Earlier
      </h2>
      <ul className={styles.list}>
        {data.map((each) => (
          <li key={each.id}>
            <EarlierLine site={site} each={each} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = { site: string; each: ImportListed; now: Date }

function EarlierLine({ site, each, now }: LineProps): ReactElement {
  const facts = [
    formatLabel(each.format),
    importStatusText(each),
    dateTimeText(each.createdAt, now),
  ]
  return (
    <KitchenLink className={styles.earlier} href={kitchenAddress(site, 'import', each.id)}>
      <span className={styles.name}>{each.fileName ?? 'File'}</span>
      {each.dryRun ? <Badge>Dry run</Badge> : <Badge kind="positive">Import</Badge>}
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </KitchenLink>
  )
}
