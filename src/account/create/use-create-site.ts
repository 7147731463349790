'use client'

import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { callOnce } from '@/src/api/call-once'
import { ownTimeZone } from '@/src/domain/time/zone-clock'
import { shortLanguageTag } from '@/src/domain/language/language-tag'
import { lazySlug, loadAlphabets } from '@/src/domain/addresses/lazy-slug'
import { errorMessage } from '../state/use-answer'
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

type Errors = { title: string | null; slug: string | null; other: string | null }
const NO_ERRORS: Errors = { title: null, slug: null, other: null }

/** The form of a new site: its address follows the title until the user edits it. */
export function useCreateSite(taken: readonly string[]): CreateSite {
  const [title, setTitle] = useState('')
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors>(NO_ERRORS)
  const [isBusy, setBusy] = useState(false)
  const [, setLoadedFor] = useState('')
  const slug = ownSlug ?? lazySlug(title)
  const problem = slugProblem(slug, taken)

  // Its address again, in the alphabet that is loaded now.
  useEffect(() => {
    void loadAlphabets(title).then((isLoaded) => {
      if (isLoaded) setLoadedFor(title)
    })
  }, [title])

  async function create(): Promise<void> {
    setBusy(true)
    setErrors(NO_ERRORS)
    try {
      await createSite({ title: title.trim(), slug })
      window.location.assign(`/kitchen/${slug}/start`)
    } catch (reason) {
      setErrors(errorsOf(reason))
      setBusy(false)
    }
  }

  return {
    title,
    slug,
    editTitle: (value) => {
      setTitle(value)
      setErrors(NO_ERRORS)
    },
    editSlug: (value) => {
      setOwnSlug(value.toLowerCase().replace(/\s+/g, '-'))
      setErrors(NO_ERRORS)
    },
    titleError: errors.title,
    slugError: errors.slug,
    slugProblem: problem,
    failure: errors.other,
    isBusy,
    canSubmit: title.trim() !== '' && slug !== '' && problem === null,
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void create()
    },
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

/** The server's message, beside its field, or above the form without one. */
function errorsOf(reason: unknown): Errors {
  const issues = reason instanceof ApiError ? (reason.body?.error.issues ?? []) : []
  const about = (path: string): string | null =>
    issues.find((issue) => issue.path === path)?.message ?? null
  const errors = { title: about('title'), slug: about('slug'), other: null }
  const isPlaced = errors.title !== null || errors.slug !== null
  return isPlaced ? errors : { ...errors, other: errorMessage(reason) }
}
