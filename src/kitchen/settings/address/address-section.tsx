'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { siteAddress, slugProblem } from '@/src/domain/addresses/site-address'
import { useSession } from '@/src/session/session-provider'
import { TextField } from '@/src/ui/form/field'
import { LanguageField } from '../../parts/languages/language-field'
import { TimeZoneField } from '../../parts/moments/time-zone-field'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { canCall } from '../../state/session/may-call'
import { SaveRow } from '../form/save-row'
import { useSettingsForm } from '../form/use-settings-form'
import type { SettingsForm } from '../form/use-settings-form'
import styles from '../settings.module.css'
import { Domains } from './domains'

/** The name, language and time zone of a site, and for its owner where it answers. */
export function AddressSection({ settings }: { settings: SiteSettings }): ReactElement {
  const isOwner = canCall(settings, 'createDomain')
  const form = useSettingsForm(settings, ({ slug }) => {
    // The kitchen of the site has the same slug as the site.
    if (slug !== settings.slug) navigate(kitchenAddress(slug, 'settings'), { isReplacing: true })
  })
  const problem = useSlugProblem(settings, form.values.slug)
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <div className={styles.pair}>
          <TextField
            label="Title"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            value={form.values.title}
            error={form.issueOf('title')}
            onChange={({ target }) => form.edit({ title: target.value })}
          />
          {isOwner ? <SlugField settings={settings} form={form} problem={problem} /> : null}
        </div>
        <LanguageField
          language={form.values.language}
          error={form.issueOf('language')}
          onChange={(language) => form.edit({ language })}
        />
        <TimeZoneField
          zone={form.values.timeZone}
          error={form.issueOf('timeZone')}
          onChange={(timeZone) => form.edit({ timeZone })}
        />
        <SaveRow form={form} isBlocked={problem !== null || form.values.title.trim() === ''} />
      </form>
      {isOwner ? <Domains settings={settings} /> : null}
    </>
  )
}

type SlugFieldProps = { settings: SiteSettings; form: SettingsForm; problem: string | null }

function SlugField({ settings, form, problem }: SlugFieldProps): ReactElement {
  const { accountOrigin } = useSession().scope
  const { slug } = form.values
  const before = siteAddress(accountOrigin, settings.slug)
  return (
    <>
      <TextField
        label="Address"
        maxLength={63}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        hint={siteAddress(accountOrigin, slug)}
        error={problem ?? form.issueOf('slug')}
        onChange={({ target }) => form.edit({ slug: slugOf(target.value) })}
      />
      {slug !== settings.slug && problem === null ? (
        <p className={styles.warning} role="status">
          {before} stops working when you save and is not redirected: existing links to it break,
          and anyone can take it. Readers have to sign in again at the new address.
          {settings.primaryDomain === null ? '' : ` ${settings.primaryDomain} does not change.`}
        </p>
      ) : null}
    </>
  )
}

const slugOf = (typed: string): string => typed.toLowerCase().replace(/\s+/g, '-')

/**
 * The problem of an address before it is sent; addresses of other sites are known once the server was asked.
 */
function useSlugProblem(settings: SiteSettings, slug: string): string | null {
  const isChanged = slug !== settings.slug
  const { data } = useCall('listSiteSlugs', {}, { enabled: isChanged, staleTime: 10_000 })
  if (!isChanged) return null
  return slug === '' ? 'Required' : slugProblem(slug, data?.siteSlugs ?? [])
}
