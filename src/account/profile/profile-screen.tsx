'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import type { Form } from '@/src/api/react/use-form'
import type { CurrentUser } from '@/src/contract/people/user'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { Skeleton } from '@/src/ui/skeleton'
import { ErrorBox } from '../parts/error-box'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { AvatarField } from './avatar-field'
import { OwnData } from './own-data'
import { Sessions } from './sessions'
import { useProfile } from './use-profile'
import type { ProfileValues } from './profile-values'
import styles from './profile.module.css'

/**
 * The user's public profile, and preferred units.
 * @see docs/product/accounts.md#profile
 */
export function ProfileScreen(): ReactElement {
  return (
    <Screen title="Profile" width="form">
      <SignedIn loading={<Skeleton width="100%" height="34rem" />}>
        {(user) => (
          <>
            <Profile user={user} />
            <Sessions />
            <OwnData user={user} />
          </>
        )}
      </SignedIn>
    </Screen>
  )
}

function Profile({ user }: { user: CurrentUser }): ReactElement {
  const form = useProfile(user)
  const { values, edit, issueOf, isBusy } = form
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <AvatarField value={values.avatar} onChange={(avatar) => edit({ avatar })} />
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="name"
        hint="Shown beside your comments"
        value={values.displayName}
        error={issueOf('displayName')}
        onChange={(event) => edit({ displayName: event.target.value })}
      />
      <TextField
        label="Handle"
        name="handle"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.handle}
        error={issueOf('handle')}
        onChange={(event) => edit({ handle: event.target.value })}
      />
      <Bio form={form} />
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          Temperatures
        </span>
        <SelectField
          label="Temperatures"
          value={values.temperatureSystem ?? 'site'}
          options={TEMPERATURES}
          onChange={(value) => edit({ temperatureSystem: value === 'site' ? null : value })}
        />
      </div>
      <p className={styles.email}>Signed in as {user.email}</p>
      <ErrorBox words={form.failure} />
      <div className={styles.send}>
        <Button kind="primary" type="submit" isLarge isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
        <span role="status">{form.isSaved ? 'Saved' : ''}</span>
      </div>
    </form>
  )
}

const TEMPERATURES = [
  { value: 'site', label: 'As set by each site' },
  { value: 'celsius', label: 'Celsius' },
  { value: 'fahrenheit', label: 'Fahrenheit' },
] as const

function Bio({ form: { values, issueOf, edit } }: { form: Form<ProfileValues> }): ReactElement {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Bio
      </label>
      <textarea
        className={styles.bio}
        id={id}
        name="bio"
        rows={4}
        value={values.bio}
        aria-invalid={issueOf('bio') ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => edit({ bio: event.target.value })}
      />
      <span className={styles.error} id={`${id}-error`} role="alert">
        {issueOf('bio')}
      </span>
    </div>
  )
}
