'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import {
  contrast,
  parseColour,
  TEXT_CONTRAST,
  unreadableText,
} from '@/src/domain/appearance/colour'
import { PALETTES } from '@/src/domain/appearance/palettes'
import type { Colours as ColourValues } from '@/src/domain/appearance/palettes'
import { Button } from '@/src/ui/button'
import { PicturePicker } from '../../pictures/library/picture-picker'
import { useDesign, useDesignField, useDesigning } from '../design-context'
import fields from '../parts/fields.module.css'
import styles from './colours.module.css'
import { coloursOfPicture } from '../parts/picture-colours'
import { Palettes } from '../parts/palettes'

const NAMES: readonly { name: keyof ColourValues; label: string; use: string }[] = [
  { name: 'colorText', label: 'Text', use: 'Text and headings' },
  { name: 'colorAccent', label: 'Accent', use: 'Links and buttons' },
  { name: 'colorSubdued', label: 'Muted text', use: 'Dates, notes, small print' },
  { name: 'colorBackground', label: 'Background', use: 'The page' },
  { name: 'colorPanel', label: 'Panels', use: 'Boxes and cards' },
  { name: 'colorEmphasis', label: 'Emphasis', use: 'Dark bands and the footer' },
  { name: 'colorOutline', label: 'Lines', use: 'Borders and rules' },
  { name: 'colorOverlay', label: 'Overlay', use: 'Behind dialogs and over pictures' },
]

/** Text colours, and the grounds that they are used on. */
const READ: ReadonlySet<keyof ColourValues> = new Set(['colorText', 'colorAccent', 'colorSubdued'])

/**
 * The eight colours: as a palette, from a picture, or individually with their readability.
 * @see docs/product/site-design.md#palettes-from-a-picture
 */
export function Colours(): ReactElement {
  const [colours, change] = useDesignField('colorTheme')
  return (
    <>
      <Palettes
        palettes={PALETTES}
        chosen={PALETTES.find((each) => isSame(each.colours, colours))?.name ?? null}
        onChoose={change}
      />
      <FromPicture onColours={change} />
      <div className={styles.colours}>
        {NAMES.map(({ name, label, use }) => (
          <ColourField
            key={name}
            {...{ label, use }}
            value={colours[name]}
            grounds={READ.has(name) ? [colours.colorBackground, colours.colorPanel] : []}
            onChange={(value) => change({ ...colours, [name]: value })}
          />
        ))}
      </div>
    </>
  )
}

const isSame = (one: ColourValues, other: ColourValues): boolean =>
  NAMES.every(({ name }) => one[name].toLowerCase() === other[name].toLowerCase())

type FieldProps = {
  label: string
  use: string
  value: string
  /** The grounds on which it has to be readable; none for grounds and lines. */
  grounds: readonly string[]
  onChange: (value: string) => void
}

function ColourField({ label, use, value, grounds, onChange }: FieldProps): ReactElement {
  const id = useId()
  const isWhole = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.well}
        aria-label={`${label}: choose`}
        value={isWhole ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id} className={styles.colourName}>
        <span className={fields.label}>{label}</span>
        <span className={fields.hint}>{use}</span>
      </label>
      <input
        id={id}
        className={styles.hex}
        value={value}
        maxLength={9}
        spellCheck={false}
        aria-invalid={isWhole ? undefined : true}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <Readability {...{ value, grounds, onChange }} />
    </div>
  )
}

/** The contrast of a colour on its grounds, and the nearest readable one where it is too low. */
function Readability({ value, grounds, onChange }: Omit<FieldProps, 'label' | 'use'>) {
  const colour = parseColour(value)
  const known = grounds.map(parseColour).filter((ground) => ground !== null)
  if (!colour || known.length === 0) return null
  const least = Math.min(...known.map((ground) => contrast(colour, ground)))
  const ratio = `${(Math.floor(least * 10) / 10).toFixed(1)} : 1`
  if (least >= TEXT_CONTRAST) return <span className={styles.contrast}>{ratio}</span>
  const nearest = unreadableText(value, grounds)?.nearest ?? null
  return (
    <span className={styles.contrast} data-is-low>
      {ratio}: hard to read.
      {nearest === null ? (
        ' Bring background and panels closer together.'
      ) : (
        <Button kind="quiet" onClick={() => onChange(nearest)}>
          <span className={styles.swatch} style={{ backgroundColor: nearest }} aria-hidden="true" />
          Use {nearest}
        </Button>
      )}
    </span>
  )
}

function FromPicture({ onColours }: { onColours: (colours: ColourValues) => void }): ReactElement {
  const { site } = useDesigning()
  const hasLogo = useDesign(({ document }) => document.logoId !== null)
  const shown = useDesign(({ known, document }) =>
    known.images.find(({ id }) => id === (document.logoId ?? document.featuredImageId)),
  )
  const [isPicking, setPicking] = useState(false)
  const take = async (key: string): Promise<void> => {
    const colours = await coloursOfPicture(key).catch(() => null)
    if (colours) onColours(colours)
    else toast.error('This picture could not be read. Choose another one.')
  }
  return (
    <div className={fields.buttons}>
      {shown ? (
        <Button onClick={() => void take(shown.key)}>
          {hasLogo ? 'Colours from your logo' : 'Colours from the main picture'}
        </Button>
      ) : null}
      <Button onClick={() => setPicking(true)}>Colours from a picture</Button>
      {isPicking ? (
        <PicturePicker
          site={site.slug}
          isSingle
          onClose={() => setPicking(false)}
          onDone={([picture]) => {
            if (picture) void take(picture.key)
            setPicking(false)
          }}
        />
      ) : null}
    </div>
  )
}
