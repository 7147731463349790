'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { adminAddress } from '../shell/navigation/admin-address'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useSiteSettings } from '../state/site-settings'
import { AddressSection } from './address/address-section'
import { CommentsSection } from './comments/comments-section'
import { EditorsSection } from './editors/editors-section'
import { EmailSection } from './email/email-section'
import { FeaturesSection } from './features/features-section'
import { OwnershipSection } from './ownership/ownership-section'
import { ReadingSection } from './reading/reading-section'
import { SearchSection } from './search/search-section'
import { WebhooksSection } from './webhooks/webhooks-section'
import { sectionAddress, sectionsFor } from './sections'
import type { Section } from './sections'
import styles from './settings.module.css'

/**
 * The settings of a site, in sections with their own URLs.
 * @see docs/product/kitchen.md#settings
 */
export default function SettingsScreen({ site, id }: ScreenProps): ReactElement | null {
  const { data, error, refetch } = useSiteSettings(site)
  useTitle('Settings', data?.title)
  if (data) return <Settings settings={data} at={id} />
  if (isNotFound(error)) return <NoSuchSite slug={site} />
  if (isSignedOut(error)) return null
  if (!error) return <Skeleton width="100%" height="24rem" />
  return (
    <Failed title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function Settings({ settings, at }: { settings: SiteSettings; at: string }): ReactElement {
  const sections = sectionsFor(settings)
  const shown = sections.find(({ path }) => path === at)
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Settings</h1>
      <nav aria-label="Settings">
        <ul className={styles.sections}>
          {sections.map(({ path, label }) => (
            <li key={path}>
              <KitchenLink
                href={sectionAddress(settings.slug, path)}
                aria-current={path === at ? 'page' : undefined}
              >
                {label}
              </KitchenLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown ? (
        <SectionBody settings={settings} path={shown.path} />
      ) : (
        <Message title="Section not found">Choose one from the list above.</Message>
      )}
      <p className={styles.elsewhere}>
        <a href={adminAddress('sites', settings.id)}>Open in the admin</a>
      </p>
    </div>
  )
}

type BodyProps = { settings: SiteSettings; path: Section['path'] }

function SectionBody({ settings, path }: BodyProps): ReactElement {
  if (path === 'reading') return <ReadingSection settings={settings} />
  if (path === 'search') return <SearchSection settings={settings} />
  if (path === 'features') return <FeaturesSection settings={settings} />
  if (path === 'comments') return <CommentsSection settings={settings} />
  if (path === 'email') return <EmailSection settings={settings} />
  if (path === 'editors') return <EditorsSection settings={settings} />
  if (path === 'webhooks') return <WebhooksSection settings={settings} />
  if (path === 'ownership') return <OwnershipSection settings={settings} />
  return <AddressSection settings={settings} />
}
