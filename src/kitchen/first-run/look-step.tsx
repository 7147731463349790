'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { PALETTES } from '@/src/domain/appearance/palettes'
import { TYPE_PAIRS } from '@/src/domain/appearance/type-pairs'
import { useChangeSite } from '../state/site-settings'
import { Choices } from './choices'
import { FailedChange } from './failed-change'
import styles from './first-run.module.css'
import { Letters, pairName, Swatches } from './look-samples'
import { PublishedPicture } from './site-picture'
import { siteTemplate } from './template-words'
import { TypeFaces } from './type-faces'

/** The choice made here, until its save has failed. */
type Picked = { colours?: (typeof PALETTES)[number]['colours']; type?: (typeof TYPE_PAIRS)[number] }

/** The colours and the type of a site, chosen beside its real page. */
export function LookStep({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug, colorTheme, typeTheme } = settings
  const { mutate, error } = useChangeSite(slug)
  // Shown at once, before it is saved.
  const [picked, setPicked] = useState<Picked>({})
  const colours = picked.colours ?? colorTheme
  const type = picked.type ?? typeTheme
  const forget = { onError: () => setPicked({}) }
  return (
    <div className={styles.look}>
      <TypeFaces />
      <div>
        <Choices
          label="Colours"
          size="small"
          chosen={PALETTES.find((each) => isSame(each.colours, colours))?.name ?? null}
          options={PALETTES.map((each) => ({
            value: each.name,
            label: each.name,
            picture: <Swatches colours={each.colours} />,
          }))}
          onChoose={(name) => {
            const chosen = PALETTES.find((each) => each.name === name)
            if (!chosen) return
            setPicked({ ...picked, colours: chosen.colours })
            mutate({ colorTheme: chosen.colours }, forget)
          }}
        />
        <Choices
          label="Type"
          size="small"
          chosen={TYPE_PAIRS.map(pairName).find((_, at) => isSame(TYPE_PAIRS[at], type)) ?? null}
          options={TYPE_PAIRS.map((pair) => ({
            value: pairName(pair),
            label: pairName(pair),
            picture: <Letters pair={pair} />,
          }))}
          onChoose={(name) => {
            const chosen = TYPE_PAIRS.find((pair) => pairName(pair) === name)
            if (!chosen) return
            setPicked({ ...picked, type: chosen })
            mutate({ typeTheme: chosen }, forget)
          }}
        />
        <FailedChange error={error} />
      </div>
      <div className={styles.beside}>
        <PublishedPicture
          site={slug}
          template={siteTemplate(settings)}
          version={JSON.stringify([colorTheme, typeTheme])}
        />
      </div>
    </div>
  )
}

/** Whether the stored settings contain all of the proposed ones. */
function isSame(offered: object | undefined, stored: object): boolean {
  const values = new Map<string, unknown>(Object.entries(stored))
  return (
    offered !== undefined &&
    Object.entries(offered).every(([name, value]) => values.get(name) === value)
  )
}
