'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { callQuery } from '@/src/api/react/call-query'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import { Failed } from '../parts/failed'
import { NotOpened, Opening } from '../parts/opened/opening'
import type { Opened } from '../parts/opened/use-opened'
import { NoSuchSite } from '../shell/no-such-site'
import { useOpenedSite } from '../state/managed-sites'
import { useCanFetch } from '../state/session/use-may-ask'

type Props<Store> = Omit<Parameters<typeof NotOpened>[0], 'error'> & {
  /** The slug of the site. */
  slug: string
  opened: Opened<Store>
  /** Renders the editor. */
  children: (store: Store, site: ManagedSite) => ReactElement
}

/** The editor of a record once it is open; else that it is loading, or the reason why it is not open. */
export function OpenedRecord<Store>(props: Props<Store>): ReactElement {
  const { slug, opened, children } = props
  const site = useOpenedSite(slug)
  if (!opened) return <Opening />
  if ('error' in opened) return <NotOpened {...props} error={opened.error} />
  if (site === null) return <NoSuchSite slug={slug} />
  return site ? children(opened.store, site) : <Opening />
}

type GlobalsProps = { site: string; children: (globals: EditorGlobals) => ReactElement }

/** An editor that needs the catalogues of its site. */
export function WithGlobals({ site, children }: GlobalsProps): ReactElement {
  const { data, error, refetch } = useQuery({ ...editorGlobals(site), enabled: useCanFetch() })
  if (data) return children(data)
  if (!error) return <Opening />
  const retry = (): void => void refetch()
  return <Failed title="The catalogues could not be loaded" error={error} onRetry={retry} />
}

const editorGlobals = (site: string) =>
  queryOptions({
    ...callQuery('getManagedGlobals', { params: { site } }),
    select: ({ globals }) => globals,
    staleTime: 5 * 60_000,
  })
