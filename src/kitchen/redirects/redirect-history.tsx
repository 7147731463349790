'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { Redirect } from '@/src/contract/site/redirect'
import { EarlierVersions } from '../parts/lists/earlier-versions'
import type { TypedRedirect } from '../state/redirects'
import styles from './redirects.module.css'

type Props = {
  site: string
  /** Null for a redirect that is not there yet. */
  redirect: Redirect | null
  onBringBack: (typed: TypedRedirect) => void
}

/**
 * Earlier versions of a redirect, to be restored to its form; nothing if it was never changed.
 * @see docs/product/kitchen.md#earlier-versions
 */
export function RedirectHistory({ site, redirect, onBringBack }: Props): ReactElement | null {
  const id = redirect?.id ?? null
  const { data } = useCall(
    'listRedirectVersions',
    { params: { site, id: id ?? '' } },
    { enabled: id !== null },
  )
  if (!data || data.versions.length === 0) return null
  return (
    <section>
      <h3 className={styles.earlier}>Earlier</h3>
      <EarlierVersions
        versions={data.versions}
        wordsOf={({ from, to }) => `${from} → ${to}`}
        onBringBack={({ from, to }) => onBringBack({ from, to })}
      />
    </section>
  )
}
