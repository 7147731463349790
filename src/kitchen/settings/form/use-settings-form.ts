'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import { writableSeo } from '@/src/domain/writable-seo'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { PageSeoName } from '@/src/domain/page-seo'
import { useUnsaved } from '../../shell/leaving/unsaved'
import { refreshManagedSites } from '../../state/managed-sites'
import { cacheSiteSettings } from '../../state/site-settings'

/** The settings that the forms of this screen change. */
type SettingsFields = Pick<
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
  | 'guestCommentsEnabled'
  | 'ratingsEnabled'
  | 'visitorRatingsEnabled'
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
type Measure = 'defaultMeasurementSystem' | 'defaultTemperatureSystem'

/** The fields as a form shows them: measures that were never chosen are null. */
type ShownFields = Omit<SettingsFields, Measure> & {
  [Name in Measure]: SettingsFields[Name] | null
}

/** A form of some settings, saved by its button. */
export type SettingsForm = Form<ShownFields>

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
  const [base, setBase] = useState<string | null>(null)
  const { slug, title } = settings

  const form = useForm(shownFields(settings), async (_, { edits, reset }) => {
    const body = { title, slug, ...writtenEdits(edits), updatedAt: base ?? settings.updatedAt }
    try {
      const { currentSite } = await call('updateSite', { params: { site: slug }, body })
      reset()
      setBase(null)
      cacheSiteSettings(client, currentSite)
      void refreshManagedSites()
      onSaved(currentSite)
    } catch (error) {
      const current = newerOf(error)
      if (current) {
        cacheSiteSettings(client, current)
        setBase(current.updatedAt)
      }
      throw error
    }
  })

  useUnsaved(form.isChanged)

  return {
    ...form,
    failure: newerOf(form.error) ? CHANGED : form.failure,
    edit: (edits) => {
      setBase(base ?? settings.updatedAt)
      form.edit(edits)
    },
  }
}

/** Edits as the request has them: pictures by their ids, and only measures that were chosen. */
const writtenEdits = ({
  defaultMeasurementSystem: system,
  defaultTemperatureSystem: temperature,
  ...edits
}: Partial<ShownFields>) => ({
  ...edits,
  ...(system ? { defaultMeasurementSystem: system } : {}),
  ...(temperature ? { defaultTemperatureSystem: temperature } : {}),
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
