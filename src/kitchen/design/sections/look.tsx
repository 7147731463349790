'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { designPreviewUrl } from '@/src/domain/addresses/design-preview'
import { FONT_FAMILIES, fontFamilyNamed } from '@/src/domain/appearance/font-families'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { TYPE_PAIRS } from '@/src/domain/appearance/type-pairs'
import { HEADER_LAYOUTS, THEME_STYLES } from '@/src/domain/appearance/look-choices'
import { CheckField, TextField } from '@/src/ui/form/field'
import { Choices } from '../../first-run/choices'
import { Letters, pairName } from '../../first-run/look-samples'
import { SitePicture } from '../../first-run/site-picture'
import { templateLabel } from '../../first-run/template-words'
import { TypeFaces } from '../../first-run/type-faces'
import { useDesign, useDesignField, useDesignIssue } from '../design-context'
import styles from './colours.module.css'
import { SelectRow } from '../parts/select-row'

/** The nine templates, each with the site itself in it, in the draft of its design. */
export function Template(): ReactElement {
  const [template, change] = useDesignField('template')
  const origin = useDesign(({ stored }) => stored.previewUrl)
  const version = useSavedLook()
  return (
    <Choices
      label="Template"
      size="small"
      chosen={template}
      options={TEMPLATE_NAMES.map((name) => ({
        value: name,
        label: templateLabel(name),
        picture: (
          <SitePicture address={designPreviewUrl(origin, name)} template={name} version={version} />
        ),
      }))}
      onChoose={change}
    />
  )
}

/**
 * The saved settings that the previews of all templates depend on; the choice of another template changes
 * none of them.
 */
function useSavedLook(): string {
  const isSaved = useDesign(({ status }) => status === 'saved')
  const document = useDesign((state) => state.document)
  const look = JSON.stringify({ ...document, template: null })
  const [saved, setSaved] = useState(isSaved ? look : '')
  if (isSaved && look !== saved) setSaved(look)
  return saved
}

const FAMILIES = FONT_FAMILIES.map(({ name }) => ({ value: name, label: name }))

/** Two families: pairs that work, or any two of the families. */
export function Type(): ReactElement {
  const [type, change] = useDesignField('typeTheme')
  const chosen = TYPE_PAIRS.find(
    (pair) =>
      pair.displayFontFamily === type.displayFontFamily &&
      pair.narrativeFontFamily === type.narrativeFontFamily,
  )
  return (
    <>
      <TypeFaces />
      <Choices
        label="Font pairings"
        size="small"
        chosen={chosen ? pairName(chosen) : null}
        options={TYPE_PAIRS.map((pair) => ({
          value: pairName(pair),
          label: pairName(pair),
          picture: <Letters pair={pair} />,
        }))}
        onChoose={(name) => {
          const pair = TYPE_PAIRS.find((each) => pairName(each) === name)
          if (pair) change(pair)
        }}
      />
      <SelectRow
        label="Headings"
        value={type.displayFontFamily}
        options={FAMILIES}
        onChange={(name) => {
          const [normal, bold] = weightsOf(name)
          change({
            ...type,
            displayFontFamily: name,
            displayFontNormalWeight: normal,
            displayFontBoldWeight: bold,
          })
        }}
      />
      <SelectRow
        label="Body text"
        value={type.narrativeFontFamily}
        options={FAMILIES}
        onChange={(name) => {
          const [normal, bold] = weightsOf(name)
          change({
            ...type,
            narrativeFontFamily: name,
            narrativeFontNormalWeight: normal,
            narrativeFontBoldWeight: bold,
          })
        }}
      />
    </>
  )
}

/** The weights of a family nearest to regular and bold. */
function weightsOf(name: string): [normal: number, bold: number] {
  const [lightest, boldest] = fontFamilyNamed(name)?.weights ?? [400, 700]
  return [Math.max(lightest, 400), Math.min(boldest, 700)]
}

const STYLE_WORDS: Readonly<Record<(typeof THEME_STYLES)[number], string>> = {
  accent: 'Accent: only links and buttons',
  tonal: 'Tonal: panels are tinted',
  bold: 'Bold: whole sections are filled',
}

/** Settings for the share of a page that the accent colour covers, and for another accent. */
export function Style(): ReactElement {
  const [style, change] = useDesignField('themeStyle')
  const [accent, changeAccent] = useDesignField('themeAccentColor')
  const own = useDesign(({ document }) => document.colorTheme.colorAccent)
  const issue = useDesignIssue('themeAccentColor')
  return (
    <>
      <SelectRow
        label="Style"
        value={style}
        options={THEME_STYLES.map((value) => ({ value, label: STYLE_WORDS[value] }))}
        onChange={change}
      />
      <CheckField
        label="Custom accent"
        checked={accent !== null}
        onChange={({ target }) => changeAccent(target.checked ? own.slice(0, 7) : null)}
      />
      {accent === null ? null : (
        <div className={styles.colour}>
          <input
            type="color"
            className={styles.well}
            aria-label="Accent: choose"
            value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#000000'}
            onChange={({ target }) => changeAccent(target.value)}
          />
          <TextField
            label="Accent"
            value={accent}
            maxLength={7}
            error={issue}
            onChange={({ target }) => changeAccent(target.value.trim())}
          />
        </div>
      )}
    </>
  )
}

const LAYOUT_WORDS: Readonly<Record<(typeof HEADER_LAYOUTS)[number], string>> = {
  left: 'Logo on the left',
  centered: 'Logo in the middle',
}

/** The place of the logo in the header. */
export function HeaderLayout(): ReactElement {
  const [layout, change] = useDesignField('headerLayout')
  return (
    <SelectRow
      label="Header"
      value={layout}
      options={HEADER_LAYOUTS.map((value) => ({ value, label: LAYOUT_WORDS[value] }))}
      onChange={change}
    />
  )
}
