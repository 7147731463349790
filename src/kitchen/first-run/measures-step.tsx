'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Choice } from '@/src/ui/form/choice'
import { LanguageField } from '../parts/languages/language-field'
import { TimeZoneField } from '../parts/moments/time-zone-field'
import { useChangeSite } from '../state/site-settings'
import { Choices } from './choices'
import { FailedChange } from './failed-change'
import { MetricPicture, UsPicture } from './measures-pictures'
import styles from './measures.module.css'
import type { MeasuresChoice } from './use-measures-choice'

type Props = { settings: SiteSettings; choice: MeasuresChoice }

/** The measures of a site, chosen by two pictures, and below them its temperatures, language and time zone. */
export function MeasuresStep({ settings, choice }: Props): ReactElement {
  const { shown, error, chooseSystem, chooseTemperature } = choice
  const change = useChangeSite(settings.slug)
  const { language = settings.language, timeZone = settings.timeZone } = change.isPending
    ? change.variables
    : {}
  return (
    <div className={styles.measures}>
      <Choices
        label="How do you measure?"
        size="pair"
        chosen={shown.system}
        options={[
          { value: 'metric', label: 'Grams and litres', picture: <MetricPicture /> },
          { value: 'imperial', label: 'Cups and ounces', picture: <UsPicture /> },
        ]}
        onChoose={chooseSystem}
      />
      <div className={styles.temperature}>
        <span aria-hidden="true">Oven temperatures</span>
        <Choice
          name="temperature"
          label="Oven temperatures"
          value={shown.temperature}
          options={[
            { value: 'celsius', label: '°C', spoken: 'Celsius' },
            { value: 'fahrenheit', label: '°F', spoken: 'Fahrenheit' },
          ]}
          onChange={chooseTemperature}
        />
      </div>
      <div className={styles.zone}>
        <LanguageField
          language={language}
          onChange={(chosen) => change.mutate({ language: chosen })}
        />
        <TimeZoneField zone={timeZone} onChange={(chosen) => change.mutate({ timeZone: chosen })} />
      </div>
      <FailedChange error={error ?? change.error} />
    </div>
  )
}
