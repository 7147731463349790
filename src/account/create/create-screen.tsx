'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { ErrorBox } from '../parts/error-box'
import { Screen } from '../parts/account-screen'
import { SignedIn } from '../parts/signed-in'
import { siteAddress } from '@/src/domain/addresses/site-address'
import { useCreateSite } from './use-create-site'
import styles from './create.module.css'

/**
 * Making a site of one's own.
 * @see docs/product/accounts.md#create-page
 */
export function CreateScreen(): ReactElement {
  return (
    <Screen
      title="Create a site"
      lead="All it needs is a name and an address. You can have any number of sites and create 10 a day."
      width="form"
    >
      <SignedIn loading={<Skeleton width="100%" height="16rem" />}>
        {({ mayCreateSites }) => (mayCreateSites ? <CreateForm /> : <NotHere />)}
      </SignedIn>
    </Screen>
  )
}

function NotHere(): ReactElement {
  return (
    <Message
      title="Sites are created by the people who run this installation"
      actions={<ButtonLink href="/kitchen">Open your kitchen</ButtonLink>}
    >
      Ask them for one. Sites that you own or edit appear in your kitchen.
    </Message>
  )
}

const NONE: readonly string[] = []

function CreateForm(): ReactElement {
  const { scope } = useSession()
  const { data } = useCall('listSiteSlugs', {})
  const form = useCreateSite(data?.siteSlugs ?? NONE)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <ErrorBox words={form.failure} />
      <TextField
        label="Title"
        name="title"
        maxLength={200}
        autoComplete="off"
        value={form.title}
        error={form.titleError}
        onChange={(event) => form.editTitle(event.target.value)}
      />
      <TextField
        label="Address"
        name="slug"
        maxLength={63}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={form.slug}
        error={form.slugError ?? form.slugProblem}
        onChange={(event) => form.editSlug(event.target.value)}
      />
      <p className={styles.address} aria-live="polite">
        {siteAddress(scope.accountOrigin, form.slug)}
      </p>
      <Button kind="primary" type="submit" isLarge isBusy={form.isBusy} disabled={!form.canSubmit}>
        {form.isBusy ? 'Creating...' : 'Create'}
      </Button>
    </form>
  )
}
