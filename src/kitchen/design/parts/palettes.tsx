'use client'

import type { ReactElement } from 'react'
import type { Colours, Palette } from '@/src/domain/appearance/palettes'
import { Choices } from '../../first-run/choices'
import { Swatches } from '../../first-run/look-samples'

type Props = {
  palettes: readonly Palette[]
  chosen: string | null
  onChoose: (colours: Colours) => void
}

/** Ready palettes to choose from. */
export function Palettes({ palettes, chosen, onChoose }: Props): ReactElement {
  return (
    <Choices
      label="Palettes"
      size="small"
      chosen={chosen}
      options={palettes.map(({ name, colours }) => ({
        value: name,
        label: name,
        picture: <Swatches colours={colours} />,
      }))}
      onChoose={(name) => {
        const palette = palettes.find((each) => each.name === name)
        if (palette) onChoose(palette.colours)
      }}
    />
  )
}
