'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import { writableSeo } from '@/src/domain/writable-seo'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { PageSeoName } from '@/src/domain/page-seo'
import { errorMessage } from '../../parts/error-message'
import { useUnsaved } from '../../shell/leaving/unsaved'
import { queryKeys } from '../../state/keys'
import { siteSettings } from '../../state/site-settings'

/** The settings that the forms of this screen change. */
export type SettingsFields = Pick<
  SiteSettings,
  | 'title'
  | 'slug'
  | 'defaultMeasurementSystem'
  | 'defaultTemperatureSystem'
  | 'spellOutUnits'
  | 'language'
  | 'timeZone'
  | 'showMockups'
  | 'googleAnalyticsId'
  | 'searchSynonyms'
  | PageSeoName
  | 'commentsEnabled'
  | 'newslettersEnabled'
  | 'subscriptionsEnabled'
  | 'paymentsEnabled'
  | 'monthlyAmountCents'
  | 'yearlyAmountCents'
  | 'currency'
  | 'trialDays'
  | 'subscribeHeading'
  | 'freePlanText'
  | 'paidPlanText'
>
type Edits = Partial<SettingsFields>
type Measure = 'defaultMeasurementSystem' | 'defaultTemperatureSystem'

/** The fields as a form shows them: measures that were never chosen are null. */
export type ShownFields = Omit<SettingsFields, Measure> & {
  [Name in Measure]: SettingsFields[Name] | null
}

type EditsUpdater = (latest: ShownFields) => Edits

/** A form of some settings, saved by its button. */
export type SettingsForm = {
  /** The stored settings with the edits applied. */
  values: ShownFields
  /** Applies edits, or those that a function derives from the latest values. */
  edit: (edits: Edits | EditsUpdater) => void
  /** The server's message about a field; undefined for none. */
  issueOf: (path: string) => string | undefined
  isChanged: boolean
  isBusy: boolean
  isSaved: boolean
  failure: string | null
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

type Problem = { words: string | null; issues: readonly { path: string; message: string }[] }
const NO_PROBLEM: Problem = { words: null, issues: [] }

/**
 * The edits of a settings form. They are saved together, based on the version that was shown at the first
 * edit: later saves of other users are reported, and shown around the edits, before anything is
 * overwritten.
 * @see docs/product/kitchen.md#settings
 */
export function useSettingsForm(
  settings: SiteSettings,
  onSaved: (stored: SiteSettings) => void = () => undefined,
): SettingsForm {
  const client = useQueryClient()
  const [edits, setEdits] = useState<Edits>({})
  const [base, setBase] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM)
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)

  const shown = shownFields(settings)

  const edit: SettingsForm['edit'] = (more) => {
    setBase(base ?? settings.updatedAt)
    setEdits((before) => ({ ...before, ...resolveEdits(more, { ...shown, ...before }) }))
    setProblem(NO_PROBLEM)
    setSaved(false)
  }

  const show = (stored: SiteSettings): void => {
    client.setQueryData(siteSettings(stored.slug).queryKey, stored)
  }

  async function save(): Promise<void> {
    setBusy(true)
    setProblem(NO_PROBLEM)
    const { slug, title } = settings
    const body = { title, slug, ...writtenEdits(edits), updatedAt: base ?? settings.updatedAt }
    try {
      const { currentSite } = await call('updateSite', { params: { site: slug }, body })
      setEdits({})
      setBase(null)
      setSaved(true)
      show(currentSite)
      void client.invalidateQueries({ queryKey: queryKeys.sites })
      onSaved(currentSite)
    } catch (error) {
      const current = newerOf(error)
      if (current) {
        show(current)
        setBase(current.updatedAt)
      }
      setProblem(current ? { words: CHANGED, issues: [] } : problemOf(error))
    } finally {
      setBusy(false)
    }
  }

  const isChanged = hasChanges(edits, shown)
  useUnsaved(isChanged)

  return {
    values: { ...shown, ...edits },
    edit,
    issueOf: (name) => problem.issues.find(({ path }) => path === name)?.message,
    isChanged,
    isBusy,
    isSaved,
    failure: problem.words,
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void save()
    },
  }
}

const resolveEdits = (edits: Edits | EditsUpdater, latest: ShownFields): Edits =>
  typeof edits === 'function' ? edits(latest) : edits

/** Edits as the request has them: pictures by their ids. */
const writtenEdits = (edits: Edits) => ({
  ...edits,
  ...Object.fromEntries(
    PAGE_SEO_NAMES.filter((name) => edits[name] !== undefined).map((name) => [
      name,
      writableSeo(edits[name] ?? null),
    ]),
  ),
})

/** Choosing the default is a change as long as nothing was chosen. */
const shownFields = (settings: SiteSettings): ShownFields => ({
  ...settings,
  defaultMeasurementSystem: settings.isMeasurementSystemChosen
    ? settings.defaultMeasurementSystem
    : null,
  defaultTemperatureSystem: settings.isTemperatureSystemChosen
    ? settings.defaultTemperatureSystem
    : null,
})

/** Whether edits differ from the stored fields. */
export function hasChanges(edits: Edits, stored: ShownFields): boolean {
  const fields = new Map<string, Json>(Object.entries(stored))
  return Object.entries(edits).some(([name, value]) => !isSame(fields.get(name), value))
}

const CHANGED =
  'Someone else changed the settings. Your changes are not saved yet. All other fields show the stored values: check them, then save again.'

/** The settings that are stored now, when an update of older ones was refused. */
function newerOf(error: unknown): SiteSettings | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const current: unknown = error.body?.error.current
  return isAnswer(current) ? current.currentSite : null
}

const isAnswer = (current: unknown): current is { currentSite: SiteSettings } =>
  typeof current === 'object' && current !== null && 'currentSite' in current

function problemOf(error: unknown): Problem {
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  return { issues, words: issues.length > 0 ? null : errorMessage(error) }
}
