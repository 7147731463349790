'use client'

import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { callOnce } from '@/src/api/call-once'
import { useForm } from '@/src/api/react/use-form'
import { ownTimeZone } from '@/src/domain/time/zone-clock'
import { shortLanguageTag } from '@/src/domain/language/language-tag'
import { lazySlug, loadAlphabets } from '@/src/domain/addresses/lazy-slug'
import { slugProblem } from '@/src/domain/addresses/site-address'

/** The state of the form that creates a site. */
export type CreateSite = {
  title: string
  slug: string
  editTitle: (title: string) => void
  editSlug: (slug: string) => void
  titleError: string | null
  /** The server's error message for the slug. */
  slugError: string | null
  /** The error message for the slug before it is sent. */
  slugProblem: string | null
  failure: string | null
  isBusy: boolean
  canSubmit: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The form of a new site: its address follows the title until the user edits it. */
export function useCreateSite(taken: readonly string[]): CreateSite {
  const initial: { title: string; ownSlug: string | null } = { title: '', ownSlug: null }
  const form = useForm(initial, async ({ title, ownSlug }) => {
    const slug = ownSlug ?? lazySlug(title)
    await createSite({ title: title.trim(), slug })
    window.location.assign(`/kitchen/${slug}/start`)
  })
  const { title, ownSlug } = form.values
  const slug = ownSlug ?? lazySlug(title)
  const problem = slugProblem(slug, taken)
  const [, setLoadedFor] = useState('')
  // Its address again, in the alphabet that is loaded now.
  useEffect(() => {
    void loadAlphabets(title).then((isLoaded) => {
      if (isLoaded) setLoadedFor(title)
    })
  }, [title])
  const titleError = form.issueOf('title') ?? null
  const slugError = form.issueOf('slug') ?? null
  return {
    title,
    slug,
    editTitle: (value) => form.edit({ title: value }),
    editSlug: (value) => form.edit({ ownSlug: value.toLowerCase().replace(/\s+/g, '-') }),
    titleError,
    slugError,
    slugProblem: problem,
    failure: titleError === null && slugError === null ? form.message : null,
    isBusy: form.isBusy || form.isDone,
    canSubmit: title.trim() !== '' && slug !== '' && problem === null,
    submit: form.submit,
  }
}

/**
 * Creates a site in the language and time zone of this browser, or in UTC where the server does not know
 * the zone.
 */
async function createSite(named: { title: string; slug: string }): Promise<void> {
  const site = { ...named, language: shortLanguageTag(navigator.language) }
  try {
    await callOnce('createSite', { body: { ...site, timeZone: ownTimeZone() } })
  } catch (reason) {
    const issues = reason instanceof ApiError ? reason.body?.error.issues : undefined
    if (!issues?.some(({ path }) => path === 'timeZone')) throw reason
    await callOnce('createSite', { body: site })
  }
}
