'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Choice } from '@/src/ui/form/choice'
import { CheckField, TextField } from '@/src/ui/form/field'
import { SaveRow } from '../form/save-row'
import { useSettingsForm } from '../form/use-settings-form'
import type { SettingsForm } from '../form/use-settings-form'
import styles from '../settings.module.css'

const ANALYTICS_HINT =
  'From Google Analytics: a capital G, a hyphen, then letters and digits, such as G-AB12CD34EF. Leave empty for no analytics.'

/** Settings for readers' default measures, analytics, and search. */
export function ReadingSection({ settings }: { settings: SiteSettings }): ReactElement {
  const form = useSettingsForm(settings)
  const { values, edit } = form
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.labelled}>
        <span className={styles.label}>Measures</span>
        <Choice
          name="measures"
          label="Measures"
          value={values.defaultMeasurementSystem}
          options={[
            { value: 'imperial', label: 'US (cups, pounds)' },
            { value: 'metric', label: 'Metric (grams, litres)' },
          ]}
          onChange={(defaultMeasurementSystem) => edit({ defaultMeasurementSystem })}
        />
      </div>
      <div className={styles.labelled}>
        <span className={styles.label}>Temperatures</span>
        <Choice
          name="temperatures"
          label="Temperatures"
          value={values.defaultTemperatureSystem}
          options={[
            { value: 'fahrenheit', label: 'Fahrenheit' },
            { value: 'celsius', label: 'Celsius' },
          ]}
          onChange={(defaultTemperatureSystem) => edit({ defaultTemperatureSystem })}
        />
      </div>
      <p className={styles.hint}>
        {values.defaultMeasurementSystem === null || values.defaultTemperatureSystem === null
          ? 'Until you choose, readers see recipes as they are written.'
          : 'Recipes are shown in these first.'}{' '}
        Each reader can switch, and the choice is remembered.
      </p>
      <CheckField
        label="Write units of converted amounts in full (240 milliliters, not 240 ml)"
        checked={values.spellOutUnits}
        onChange={({ target }) => edit({ spellOutUnits: target.checked })}
      />
      <TextField
        label="Google Analytics ID"
        hint={ANALYTICS_HINT}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={values.googleAnalyticsId ?? ''}
        error={analyticsWords(form)}
        onChange={({ target }) =>
          edit({ googleAnalyticsId: target.value.trim() === '' ? null : target.value.trim() })
        }
      />
      <Synonyms form={form} />
      <SaveRow form={form} />
    </form>
  )
}

const analyticsWords = (form: SettingsForm): string | undefined =>
  form.issueOf('googleAnalyticsId') === undefined
    ? undefined
    : 'This is not a Google Analytics ID. It looks like G-AB12CD34EF.'

/** Synonyms of the search, one group per line. */
function Synonyms({ form }: { form: SettingsForm }): ReactElement {
  const id = useId()
  const problem = form.issueOf('searchSynonyms')
  return (
    <div className={styles.labelled}>
      <label className={styles.label} htmlFor={id}>
        Search synonyms
      </label>
      <textarea
        id={id}
        className={styles.area}
        dir="auto"
        maxLength={10_000}
        placeholder={'rocket, arugula\nspring onion, scallion'}
        aria-describedby={`${id}-hint`}
        value={form.values.searchSynonyms ?? ''}
        onChange={({ target }) =>
          form.edit({ searchSynonyms: target.value === '' ? null : target.value })
        }
      />
      <p id={`${id}-hint`} className={styles.hint}>
        One group per line, words separated by commas. A search for one word also finds the others.
        Common ones such as cilantro and coriander are built in.
      </p>
      <p className={styles.failure} role="alert">
        {problem}
      </p>
    </div>
  )
}
