'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useSiteSettings } from '../state/site-settings'
import { FirstRecipeStep } from './doors-step'
import styles from './first-run.module.css'
import { LookStep } from './look-step'
import { MeasuresStep } from './measures-step'
import { TemplateStep } from './template-step'
import { useMeasuresChoice } from './use-measures-choice'
import { Ways } from './ways'
import type { NextStepLink } from './ways'

const STEPS = [
  {
    name: 'template',
    label: 'Template',
    words: 'This is your site in each template. You can change it at any time.',
  },
  { name: 'look', label: 'Colours and type', words: 'The preview updates as you choose.' },
  {
    name: 'measures',
    label: 'Measures and time',
    words: 'Your recipes are shown like this. Each reader can switch the measures.',
  },
  { name: 'recipes', label: 'First recipes', words: 'Nobody sees a recipe until you publish it.' },
] as const
type Step = (typeof STEPS)[number]

const addressOf = (site: string, { name }: Step): string =>
  `${kitchenAddress(site, 'start')}?step=${name}`

const wayTo = (site: string, step: Step | undefined): NextStepLink | null =>
  step ? { label: step.label, href: addressOf(site, step) } : null

/**
 * The first steps on a new site: its template, its colours and type, its measures, language and time zone, its first recipes.
 * @see docs/product/kitchen.md#first-run
 */
export default function StartScreen({ site }: ScreenProps): ReactElement | null {
  const { data, error, refetch } = useSiteSettings(site)
  useTitle('Set up', data?.title)
  if (data) return <Start settings={data} />
  if (isNotFound(error)) return <NoSuchSite slug={site} />
  if (isSignedOut(error)) return null
  if (!error) return <Skeleton width="100%" height="24rem" />
  return (
    <Failed title="The site could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function Start({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug } = settings
  const asked = useSearchParams().get('step')
  const at = Math.max(
    STEPS.findIndex(({ name }) => name === asked),
    0,
  )
  const step = STEPS[at] ?? STEPS[0]
  const measures = useMeasuresChoice(settings)
  const isToConfirm = step.name === 'measures' && !measures.isStored
  return (
    <>
      <h1 className={styles.title}>Set up {settings.title}</h1>
      <StepList site={slug} shown={step} />
      <p className={styles.lead}>{step.words}</p>
      {step.name === 'template' ? <TemplateStep settings={settings} /> : null}
      {step.name === 'look' ? <LookStep settings={settings} /> : null}
      {step.name === 'measures' ? <MeasuresStep settings={settings} choice={measures} /> : null}
      {step.name === 'recipes' ? <FirstRecipeStep site={slug} /> : null}
      <Ways
        site={slug}
        before={wayTo(slug, STEPS[at - 1])}
        after={wayTo(slug, STEPS[at + 1])}
        onNext={isToConfirm ? measures.confirm : undefined}
      />
    </>
  )
}

function StepList({ site, shown }: { site: string; shown: Step }): ReactElement {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.name}>
            <KitchenLink
              href={addressOf(site, step)}
              aria-current={step === shown ? 'step' : undefined}
            >
              {step.label}
            </KitchenLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
