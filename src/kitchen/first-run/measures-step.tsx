'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Choice } from '@/src/ui/form/choice'
import { TimeZoneField } from '../parts/moments/time-zone-field'
import { useChangeSite } from '../state/site-settings'
import { Choices } from './choices'
import { FailedChange } from './failed-change'
import { MetricPicture, UsPicture } from './measures-pictures'
import styles from './measures.module.css'
import type { MeasuresChoice } from './use-measures-choice'

type Props = { settings: SiteSettings; choice: MeasuresChoice }

/** The measures of a site, chosen by two pictures, and below them its temperatures and time zone. */
export function MeasuresStep({ settings, choice }: Props): ReactElement {
  const { shown, error, chooseSystem, chooseTemperature } = choice
  const zone = useChangeSite(settings.slug)
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
        <TimeZoneField
          zone={zone.isPending ? (zone.variables.timeZone ?? settings.timeZone) : settings.timeZone}
          onChange={(timeZone) => zone.mutate({ timeZone })}
        />
      </div>
      <FailedChange error={error ?? zone.error} />
    </div>
  )
}
