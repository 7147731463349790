'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { canCall } from '../../state/session/may-call'
import { SaveRow } from '../form/save-row'
import { SwitchField } from '../form/switch-field'
import { useSettingsForm } from '../form/use-settings-form'
import styles from '../settings.module.css'

type SwitchName =
  | 'commentsEnabled'
  | 'guestCommentsEnabled'
  | 'ratingsEnabled'
  | 'visitorRatingsEnabled'
  | 'newslettersEnabled'
  | 'subscriptionsEnabled'
  | 'paymentsEnabled'
  | 'showMockups'
type Switch = { name: SwitchName; label: string; words: string; isOwners?: boolean }

const SWITCHES: readonly Switch[] = [
  {
    name: 'commentsEnabled',
    label: 'Comments',
    words: 'Signed-in readers can comment below recipes that are not locked for them.',
  },
  {
    name: 'guestCommentsEnabled',
    label: 'Comments by guests',
    words:
      'Readers without an account can comment with their email address, once they have confirmed it by a link.',
  },
  {
    name: 'ratingsEnabled',
    label: 'Ratings',
    words: 'Signed-in readers can rate recipes with one to five stars, and mark them as cooked.',
  },
  {
    name: 'visitorRatingsEnabled',
    label: 'Ratings without sign-in',
    words: 'Visitors can rate without an account: once per recipe, browser and day.',
  },
  {
    name: 'newslettersEnabled',
    label: 'Newsletter',
    words: 'Readers can subscribe in the header, on the home page and in the footer.',
  },
  {
    name: 'subscriptionsEnabled',
    label: 'Paid subscriptions',
    words: 'The subscribe page shows your paid plans beside the free one, once payments are on.',
    isOwners: true,
  },
  {
    name: 'paymentsEnabled',
    label: 'Payments',
    words: 'Readers can pay for plans that have a price. Paid subscriptions need it too.',
    isOwners: true,
  },
  {
    name: 'showMockups',
    label: 'Placeholder buttons',
    words:
      'Recipes show the Shop, Listen to the story and Gift this recipe buttons of their template. They do nothing yet.',
  },
]

/** Switches for readers' features; those that only the owner may change are shown to the owner. */
export function FeaturesSection({ settings }: { settings: SiteSettings }): ReactElement {
  const form = useSettingsForm(settings)
  const isOwner = canCall(settings, 'createDomain')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {SWITCHES.filter(({ isOwners = false }) => isOwner || !isOwners).map((each) => (
        <SwitchField
          key={each.name}
          label={each.label}
          words={each.words}
          isOn={form.values[each.name]}
          onChange={(isOn) => form.edit({ [each.name]: isOn })}
        />
      ))}
      {isOwner && settings.paymentMode === 'off' ? (
        <p className={styles.hint}>
          Paid plans cannot be bought yet; readers only see their prices. See the plans screen for
          the reason.
        </p>
      ) : null}
      <SaveRow form={form} />
    </form>
  )
}
