'use client'

import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { CurrentUser } from '@/src/contract/people/user'
import { errorMessage } from '../state/use-answer'
import { profileBody, profileErrors, profileValues } from './profile-values'
import type { ProfileErrors, ProfileValues } from './profile-values'

/** The form of a user's profile. */
export type ProfileForm = {
  values: ProfileValues
  edit: (change: Partial<ProfileValues>) => void
  errors: ProfileErrors
  failure: string | null
  stage: 'editing' | 'saving' | 'saved'
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The state of the profile form: validated, then saved.
 * @see docs/product/accounts.md#profile
 */
export function useProfile(user: CurrentUser): ProfileForm {
  const [stored, setStored] = useState(user)
  const [values, setValues] = useState(() => profileValues(user))
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState<ProfileValues | null>(null)

  async function save(): Promise<void> {
    setSaving(true)
    setFailure(null)
    try {
      const { currentUser } = await call('updateCurrentUser', { body: profileBody(values) })
      const answered = profileValues(currentUser)
      setStored(currentUser)
      setSaved(answered)
      // Text typed during the request stays, unsaved.
      setValues((current) => (current === values ? answered : current))
    } catch (reason) {
      const found = issuesOf(reason)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(errorMessage(reason))
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    errors,
    failure,
    stage: isSaving ? 'saving' : values === saved ? 'saved' : 'editing',
    edit: (change) => {
      setValues((current) => ({ ...current, ...change }))
      setErrors({})
    },
    submit: (event) => {
      event.preventDefault()
      const found = profileErrors(values, stored)
      setErrors(found)
      if (Object.keys(found).length === 0 && !isSaving) void save()
    },
  }
}

/** The server's error messages by field. */
function issuesOf(reason: unknown): ProfileErrors {
  const issues = reason instanceof ApiError ? (reason.body?.error.issues ?? []) : []
  const named = issues.filter(({ path }) => ['displayName', 'handle', 'bio'].includes(path))
  return Object.fromEntries(named.map(({ path, message }) => [path, message]))
}
