'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { useChangeSite } from '../state/site-settings'
import { Choices } from './choices'
import { FailedChange } from './failed-change'
import { PublishedPicture } from './site-picture'
import { siteTemplate, templateLabel } from './template-words'

/** The template of a site, chosen by looking at the site in each. */
export function TemplateStep({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug } = settings
  const { mutate, error } = useChangeSite(slug)
  // Shown at once, before it is saved.
  const [picked, setPicked] = useState<(typeof TEMPLATE_NAMES)[number] | null>(null)
  const chosen = picked ?? siteTemplate(settings)
  return (
    <>
      <Choices
        label="Template"
        size="large"
        chosen={chosen}
        options={TEMPLATE_NAMES.map((name) => ({
          value: name,
          label: templateLabel(name),
          picture: <PublishedPicture site={slug} template={name} version={lookOf(settings)} />,
        }))}
        onChoose={(template) => {
          setPicked(template)
          mutate({ template }, { onError: () => setPicked(null) })
        }}
      />
      <FailedChange error={error} />
    </>
  )
}

/**
 * The settings that the previews of all templates depend on; the choice of another template changes none of
 * them.
 */
const lookOf = ({ title, colorTheme, typeTheme }: SiteSettings): string =>
  JSON.stringify([title, colorTheme, typeTheme])
