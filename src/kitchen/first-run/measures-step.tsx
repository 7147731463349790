'use client'

import type { ReactElement } from 'react'
import { Choice } from '@/src/ui/form/choice'
import { Choices } from './choices'
import { FailedChange } from './failed-change'
import { MetricPicture, UsPicture } from './measures-pictures'
import styles from './measures.module.css'
import type { MeasuresChoice } from './use-measures-choice'

/** The measures of a site, chosen by two pictures, and its temperatures below them. */
export function MeasuresStep({ choice }: { choice: MeasuresChoice }): ReactElement {
  const { shown, error, chooseSystem, chooseTemperature } = choice
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
      <FailedChange error={error} />
    </div>
  )
}
