'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useForm } from '@/src/api/react/use-form'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { SuggestField } from '../../editor/parts/suggest-field'
import { writeCall } from '../../state/write-call'
import { InvitationItem } from '../editors/invitation-item'
import styles from '../settings.module.css'
import { TitleField } from './title-field'

/** Transfers the ownership of a site: offers it by mail, and shows a pending offer. */
export function HandOver({ settings }: { settings: SiteSettings }): ReactElement {
  const site = settings.slug
  const { data } = useCall('listEditors', { params: { site } })
  const offers = data?.invitations.filter(({ kind }) => kind === 'owner') ?? []
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over" className={styles.heading}>
        Transfer the site
      </h2>
      <p className={styles.lead}>
        The new owner gets an email with a link and can accept within seven days. Until then the
        site is yours. After that they own it with everything in it, and you become an editor.
      </p>
      {offers.length > 0 ? (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <InvitationItem key={offer.id} invitation={offer} site={site} />
          ))}
        </ul>
      ) : (
        <OfferForm settings={settings} editors={data?.editors.map(({ email }) => email) ?? []} />
      )}
    </section>
  )
}

type OfferFormProps = { settings: SiteSettings; editors: readonly string[] }

function OfferForm({ settings, editors }: OfferFormProps): ReactElement {
  const form = useForm({ email: '', title: '' }, (values) =>
    writeCall('createTransfer', { body: { site: settings.slug, ...values } }),
  )
  const { email, title } = form.values
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <SuggestField
        label="Address of the new owner"
        hint="An editor of the site, or anyone else."
        type="email"
        suggestions={editors}
        maxLength={320}
        autoCapitalize="none"
        value={email}
        error={form.issueOf('email')}
        onType={(typed) => form.edit({ email: typed })}
      />
      <TitleField
        title={settings.title}
        typed={title}
        error={form.issueOf('title')}
        onType={(typed) => form.edit({ title: typed })}
      />
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={email.trim() === '' || title.trim() === ''}
        >
          Offer the site
        </Button>
      </div>
    </form>
  )
}
