'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import { Button, ButtonLink } from '@/src/ui/button'
import { sectionAddress } from '../settings/sections'
import { writeCall } from '../state/write-call'
import styles from './newsletter.module.css'

/**
 * A notice that newsletters have no postal address, until there is one or the owner hides it.
 * @see docs/product/kitchen.md#newsletter
 */
export function PostalNotice({ site }: { site: string }): ReactElement | null {
  const { data } = useCall('getMailSettings', { params: { site } })
  const hiding = useAction()
  const settings = data?.mailSettings
  if (!settings || settings.postalAddress !== null || settings.hidesPostalNotice) return null
  const hide = () =>
    writeCall('updateMailSettings', { params: { site }, body: { hidesPostalNotice: true } })
  return (
    <aside className={styles.notice} aria-label="Postal address">
      <p>
        Your newsletters have no postal address. Many countries require one in emails to
        subscribers.
      </p>
      <p className={styles.noticeActs}>
        <ButtonLink href={sectionAddress(site, 'email')}>Add the address</ButtonLink>
        <Button kind="quiet" isBusy={hiding.isBusy} onClick={() => void hiding.run(hide)}>
          Hide this notice
        </Button>
        <span role="alert">{hiding.message}</span>
      </p>
    </aside>
  )
}
