'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { SiteDesignVersion } from '@/src/contract/site/design'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { Swatches } from '../../first-run/look-samples'
import { templateLabel } from '../../first-run/template-words'
import { errorMessage } from '../../parts/error-message'
import history from '../../recipe/history/history.module.css'
import { useDesigning } from '../design-context'
import { partNames } from '../design-words'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The published designs, each of which can be restored as the draft.
 * @see docs/product/site-design.md#history-of-the-design
 */
export function HistoryWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="History" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Versions onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Versions({ onDone }: { onDone: () => void }): ReactElement {
  const { store, site } = useDesigning()
  const params = { site: site.slug }
  const { data, error } = useQuery({
    queryKey: ['design-versions', site.slug],
    queryFn: ({ signal }) => call('listSiteDesignVersions', { params, signal }),
    staleTime: 0,
  })
  const restore = async ({ id }: SiteDesignVersion): Promise<void> => {
    await store.flush()
    const { revision } = store.getState().stored
    try {
      const at = { ...params, id }
      store.replace(await call('restoreSiteDesignVersion', { params: at, body: { revision } }))
      toast.success('Restored as the draft. Publish it to show it to readers.')
      onDone()
    } catch (reason) {
      await store.refresh()
      toast.error(errorMessage(reason))
    }
  }
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <p>Loading…</p>
  if (data.versions.length === 0) {
    return <p>No earlier designs yet. One is kept each time you publish.</p>
  }
  return (
    <ol className={history.versions}>
      {data.versions.map((version) => (
        <li key={version.id} className={history.version}>
          <span className={history.when}>{WHEN.format(new Date(version.createdAt))}</span>
          <span className={history.about}>{aboutVersion(version)}</span>
          <span className={history.versionTitle}>
            {templateLabel(version.template)}
            <Swatches colours={version.colorTheme} />
          </span>
          <span className={history.acts}>
            {version.isCurrent ? null : (
              <Button kind="secondary" onClick={() => void restore(version)}>
                Restore
              </Button>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Author and changes of a version. */
function aboutVersion({ author, isCurrent, changed }: SiteDesignVersion): string {
  const by = author?.displayName ? ` by ${author.displayName}` : ''
  const parts = changed.length > 0 ? `: ${partNames(changed)}` : ''
  return `${isCurrent ? 'Shown now, published' : 'Published'}${by}${parts}`
}
