import type { ManagedSite } from '@/src/contract/site/site'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** A step of a new site, and whether it is done. */
export type FirstStep = { words: string; href: string; isDone: boolean }

type Counts = Pick<ManagedSite, 'slug' | 'recipeCount' | 'draftCount'>
type Settings = Pick<
  SiteSettings,
  'colorThemeId' | 'typeThemeId' | 'isMeasurementSystemChosen' | 'about' | 'aboutShort'
>

/**
 * The first steps of a new site. Once all are done the list is empty.
 * @see docs/product/kitchen.md#first-run
 */
export function firstSteps(site: Counts, settings: Settings): FirstStep[] {
  const { slug, recipeCount, draftCount } = site
  const start = `${kitchenAddress(slug, 'start')}?step=`
  const steps: FirstStep[] = [
    {
      words: 'Choose colours and type',
      href: `${start}look`,
      isDone: settings.colorThemeId !== null || settings.typeThemeId !== null,
    },
    {
      words: 'Choose how you measure',
      href: `${start}measures`,
      isDone: settings.isMeasurementSystemChosen,
    },
    {
      words: 'Write, paste or import a recipe',
      href: `${start}recipes`,
      isDone: recipeCount + draftCount > 0,
    },
    {
      words: 'Publish a recipe',
      href: kitchenAddress(slug, 'recipes'),
      isDone: recipeCount > 0,
    },
    {
      words: 'Introduce yourself',
      href: kitchenAddress(slug, 'about'),
      isDone: [plainText(settings.about), settings.aboutShort ?? ''].some(
        (words) => words.trim() !== '',
      ),
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
