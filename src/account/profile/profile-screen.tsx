'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
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
import type { ProfileForm } from './use-profile'
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
  const { values, edit, errors, stage } = form
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <AvatarField value={values.avatar} onChange={(avatar) => edit({ avatar })} />
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="name"
        hint="Shown beside your comments"
        value={values.displayName}
        error={errors.displayName}
        onChange={(event) => edit({ displayName: event.target.value })}
      />
      <TextField
        label="Handle"
        name="handle"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.handle}
        error={errors.handle}
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
        <Button kind="primary" type="submit" isLarge isBusy={stage === 'saving'}>
          {stage === 'saving' ? 'Saving...' : 'Save'}
        </Button>
        <span role="status">{stage === 'saved' ? 'Saved' : ''}</span>
      </div>
    </form>
  )
}

const TEMPERATURES = [
  { value: 'site', label: 'As set by each site' },
  { value: 'celsius', label: 'Celsius' },
  { value: 'fahrenheit', label: 'Fahrenheit' },
] as const

function Bio({ form: { values, errors, edit } }: { form: ProfileForm }): ReactElement {
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
        aria-invalid={errors.bio ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => edit({ bio: event.target.value })}
      />
      <span className={styles.error} id={`${id}-error`} role="alert">
        {errors.bio}
      </span>
    </div>
  )
}
