'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import styles from '../settings.module.css'
import { EmailForm } from './email-form'
import { SenderDomain } from './sender-domain'

/**
 * The mail settings of a site, for its owner: sender, postal address, and the domain of the sender.
 * @see docs/product/kitchen.md#email-in-the-settings
 */
export function EmailSection({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug, title } = settings
  const { data, error, refetch } = useCall('getMailSettings', { params: { site: slug } })
  if (data) {
    const { mailSettings } = data
    return (
      <>
        <p className={styles.lead}>
          Emails of your site come from{' '}
          <strong>
            {mailSettings.sender.name} &lt;{mailSettings.sender.email}&gt;
          </strong>
          .
        </p>
        <EmailForm site={slug} siteTitle={title} settings={mailSettings} />
        {mailSettings.domain === null ? null : (
          <SenderDomain
            site={slug}
            domain={mailSettings.domain}
            address={mailSettings.fromAddress ?? ''}
          />
        )}
      </>
    )
  }
  if (!error) return <Skeleton width="100%" height="24rem" />
  return (
    <Failed
      title="The email settings could not be loaded"
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
