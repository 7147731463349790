'use client'

import { useState } from 'react'
import { call } from '@/src/api/call'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { CurrentUser } from '@/src/contract/people/user'
import { profileBody, profileErrors, profileValues } from './profile-values'
import type { ProfileValues } from './profile-values'

const CHECKED = ['displayName', 'handle', 'bio']

/**
 * The state of the profile form: validated, then saved.
 * @see docs/product/accounts.md#profile
 */
export function useProfile(user: CurrentUser): Form<ProfileValues> {
  const [stored, setStored] = useState(user)
  const form = useForm(
    profileValues(stored),
    async (values, { reset }) => {
      const { currentUser } = await call('updateCurrentUser', { body: profileBody(values) })
      setStored(currentUser)
      reset()
    },
    { check: (values) => profileErrors(values, stored) },
  )
  const hasFieldIssue = CHECKED.some((name) => form.issueOf(name) !== undefined)
  return { ...form, failure: hasFieldIssue ? null : form.message }
}
