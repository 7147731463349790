'use client'

import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { CurrentUser } from '@/src/contract/people/user'
import { errorMessage } from '../state/use-answer'
import { profileBody, profileErrors, profileValues } from './profile-values'
import type { ProfileErrors, ProfileValues } from './profile-values'

/** The form of somebody's profile. */
export type ProfileForm = {
  values: ProfileValues
  edit: (change: Partial<ProfileValues>) => void
  errors: ProfileErrors
  failure: string | null
  stage: 'editing' | 'saving' | 'saved'
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Somebody's profile as it is edited: checked, then sent.
 * @see docs/product/accounts.md#profile
 */
export function useProfile(user: CurrentUser): ProfileForm {
  const [stored, setStored] = useState(user)
  const [values, setValues] = useState(() => profileValues(user))
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [stage, setStage] = useState<ProfileForm['stage']>('editing')

  async function save(): Promise<void> {
    setStage('saving')
    setFailure(null)
    try {
      const { currentUser } = await call('updateCurrentUser', { body: profileBody(values) })
      setStored(currentUser)
      setValues(profileValues(currentUser))
      setStage('saved')
    } catch (reason) {
      const found = issuesOf(reason)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(errorMessage(reason))
      setStage('editing')
    }
  }

  return {
    values,
    errors,
    failure,
    stage,
    edit: (change) => {
      setValues({ ...values, ...change })
      setErrors({})
      setStage('editing')
    },
    submit: (event) => {
      event.preventDefault()
      const found = profileErrors(values, stored)
      setErrors(found)
      if (Object.keys(found).length === 0 && stage !== 'saving') void save()
    },
  }
}

/** The server's error messages by field. */
function issuesOf(reason: unknown): ProfileErrors {
  const issues = reason instanceof ApiError ? (reason.body?.error.issues ?? []) : []
  const named = issues.filter(({ path }) => ['displayName', 'handle', 'bio'].includes(path))
  return Object.fromEntries(named.map(({ path, message }) => [path, message]))
}
