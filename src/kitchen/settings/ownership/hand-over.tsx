'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { SuggestField } from '../../editor/parts/suggest-field'
import { usePeopleActions, useSitePeople } from '../../state/site-people'
import { InvitationItem } from '../editors/invitation-item'
import { useAction } from '@/src/kitchen/parts/use-action'
import styles from '../settings.module.css'
import { TitleField } from './title-field'

/** Transfers the ownership of a site: offers it by mail, and shows a pending offer. */
export function HandOver({ settings }: { settings: SiteSettings }): ReactElement {
  const { data } = useSitePeople(settings.slug)
  const acts = usePeopleActions(settings.slug)
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
            <InvitationItem key={offer.id} invitation={offer} acts={acts} />
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
  const { offer } = usePeopleActions(settings.slug)
  const [email, setEmail] = useState('')
  const [title, setTitle] = useState('')
  const act = useAction()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void act.run(() => offer(email, title))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SuggestField
        label="Address of the new owner"
        hint="An editor of the site, or anyone else."
        type="email"
        suggestions={editors}
        maxLength={320}
        autoCapitalize="none"
        value={email}
        error={act.issueOf('email')}
        onType={(typed) => {
          setEmail(typed)
          act.forget()
        }}
      />
      <TitleField
        title={settings.title}
        typed={title}
        error={act.issueOf('title')}
        onType={(typed) => {
          setTitle(typed)
          act.forget()
        }}
      />
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          isBusy={act.isBusy}
          disabled={email.trim() === '' || title.trim() === ''}
        >
          Offer the site
        </Button>
      </div>
    </form>
  )
}
