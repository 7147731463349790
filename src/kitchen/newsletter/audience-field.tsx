'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { AUDIENCES } from '@/src/domain/newsletters'
import type { Audience } from '@/src/domain/newsletters'
import { Choice } from '@/src/ui/form/choice'
import { SelectField } from '@/src/ui/form/select-field'
import { AUDIENCE_LABELS } from './newsletter-words'
import styles from './newsletter.module.css'

/** The chosen recipients: an audience, and the id of a segment within it, or an empty text. */
type Chosen = { audience: Audience; segment: string }

/** The recipients as calls name them. */
export const recipientsOf = ({
  audience,
  segment,
}: Chosen): { audience: Audience; segmentId?: string } =>
  segment === '' ? { audience } : { audience, segmentId: segment }

const OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))

type Props = Chosen & { site: string; onChange: (part: Partial<Chosen>) => void }

/**
 * Chooses the audience of a newsletter, and a segment where the site has some.
 * @see docs/product/newsletters.md#audience
 */
export function AudienceField({ site, audience, segment, onChange }: Props): ReactElement {
  const name = useId()
  const { data } = useCall('listSegments', { params: { site } })
  const segments = data?.segments ?? []
  return (
    <div className={styles.audience}>
      <span className={styles.label} aria-hidden="true">
        To
      </span>
      <Choice
        label="To"
        options={OPTIONS}
        name={name}
        value={audience}
        onChange={(value) => onChange({ audience: value })}
      />
      {segments.length === 0 ? null : (
        <SelectField
          label="Segment"
          value={segment}
          options={[
            { value: '', label: 'No segment' },
            ...segments.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={(value) => onChange({ segment: value })}
        />
      )}
    </div>
  )
}
