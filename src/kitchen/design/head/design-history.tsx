'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { SiteDesignVersion } from '@/src/contract/site/design'
import { Button } from '@/src/ui/button'
import { Swatches } from '../../first-run/look-samples'
import { templateLabel } from '../../first-run/template-words'
import { actOnDraft } from '../../record/draft-action'
import { HistoryWindow, VersionList, VersionRow } from '../../record/history-window'
import { useDesigning } from '../design-context'
import { partNames } from '../design-words'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The published designs, each of which can be restored as the draft.
 * @see docs/product/site-design.md#history-of-the-design
 */
export function DesignHistory({ isOpen, onOpenChange }: Props): ReactElement {
  const { store, site } = useDesigning()
  const params = { site: site.slug }
  const restore = async ({ id }: SiteDesignVersion): Promise<void> => {
    const error = await actOnDraft(store, {
      send: ({ draft: { revision } }) =>
        call('restoreSiteDesignVersion', { params: { ...params, id }, body: { revision } }),
    })
    if (error !== null) {
      toast.error(error)
      return
    }
    toast.success('Restored as the draft. Publish it to show it to readers.')
    onOpenChange(false)
  }
  return (
    <HistoryWindow
      {...{ isOpen, onOpenChange }}
      call="listSiteDesignVersions"
      input={{ params }}
      none="No earlier designs yet. One is kept each time you publish."
    >
      {(versions) => (
        <VersionList>
          {versions.map((version) => (
            <Version key={version.id} version={version} onRestore={() => void restore(version)} />
          ))}
        </VersionList>
      )}
    </HistoryWindow>
  )
}

type VersionProps = { version: SiteDesignVersion; onRestore: () => void }

function Version({ version, onRestore }: VersionProps): ReactElement {
  return (
    <VersionRow
      createdAt={version.createdAt}
      about={aboutVersion(version)}
      title={
        <>
          {templateLabel(version.template)}
          <Swatches colours={version.colorTheme} />
        </>
      }
      actions={
        version.isCurrent ? null : (
          <Button kind="secondary" onClick={onRestore}>
            Restore
          </Button>
        )
      }
    />
  )
}

/** Author and changes of a version. */
function aboutVersion({ author, isCurrent, changed }: SiteDesignVersion): string {
  const by = author?.displayName ? ` by ${author.displayName}` : ''
  const parts = changed.length > 0 ? `: ${partNames(changed)}` : ''
  return `${isCurrent ? 'Shown now, published' : 'Published'}${by}${parts}`
}
