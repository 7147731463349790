'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { SYSTEM_NAMES } from '@/src/domain/cooking/written-measures'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { errorMessage } from '../../parts/error-message'
import { useChangeSite, useSiteSettings } from '../../state/site-settings'
import { useDraft, useEditing } from '../recipe-context'
import { useStoredMeasures } from './kept-measures'
import styles from './measures-hint.module.css'
import {
  ingredientDifference,
  ingredientSystem,
  stepDifference,
  stepSystem,
} from './written-systems'
import type { Difference } from './written-systems'

/**
 * Mentions that the ingredients are typed in other measures than readers of the site are shown.
 * @see docs/product/kitchen.md#measures-in-the-editor
 */
export function IngredientMeasuresHint(): ReactElement | null {
  const units = useUnits()
  const groups = useDraft(({ document }) => document.ingredientUsageGroups)
  const typed = useMemo(() => ingredientSystem(groups, units), [groups, units])
  if (typed === null) return null
  return (
    <HintOfSite
      about="These ingredients"
      field="defaultMeasurementSystem"
      find={(site) => ingredientDifference(typed, site)}
    />
  )
}

/** Mentions that the steps have other temperatures than readers of the site are shown. */
export function StepTemperaturesHint(): ReactElement | null {
  const units = useUnits()
  const groups = useDraft(({ document }) => document.instructionGroups)
  const typed = useMemo(() => stepSystem(groups, units), [groups, units])
  if (typed === null) return null
  return (
    <HintOfSite
      about="The temperatures here"
      field="defaultTemperatureSystem"
      find={(site) => stepDifference(typed, site)}
    />
  )
}

function useUnits() {
  const { globals } = useEditing()
  return useMemo(() => new Map(globals.units.map((unit) => [unit.id, unit])), [globals])
}

type Measure = 'defaultMeasurementSystem' | 'defaultTemperatureSystem'
type OfSiteProps = {
  /** The subject of the sentence. */
  about: string
  field: Measure
  find: (site: SiteSettings) => Difference | null
}

/** The settings are loaded for a recipe that is written in some system only. */
function HintOfSite({ find, ...props }: OfSiteProps): ReactElement | null {
  const { site } = useEditing()
  const { user } = useSession()
  const { data } = useSiteSettings(site.slug)
  const found = data ? find(data) : null
  if (!data || found === null || user === null || user === 'pending') return null
  return <Hint {...props} settings={data} userId={user.id} {...found} />
}

type HintProps = Omit<OfSiteProps, 'find'> & Difference & { settings: SiteSettings; userId: string }

function Hint(props: HintProps): ReactElement | null {
  const { about, settings, userId, typed, shown } = props
  const [isKept, keep] = useStoredMeasures(userId, settings.id, shown)
  const show = useShowToReaders(props)
  if (isKept) return null
  const [written, read] = [SYSTEM_NAMES[typed], SYSTEM_NAMES[shown]]
  return (
    <div className={styles.hint} role="status">
      <span>
        {about} are in {written}. Readers of this site see {read}.
      </span>
      <span className={styles.acts}>
        {settings.allowedCalls.includes('updateSite') ? (
          <Button kind="secondary" isBusy={show.isPending} onClick={show.run}>
            Show {written} to readers
          </Button>
        ) : null}
        <Button kind="quiet" onClick={keep}>
          Keep {read}
        </Button>
      </span>
    </div>
  )
}

/** Changes the site's measures, with an Undo toast, as the hint disappears. */
function useShowToReaders({ settings, field, typed, shown }: HintProps) {
  const { mutateAsync, isPending } = useChangeSite(settings.slug)
  const show = async (system: Difference['typed'], action?: Action): Promise<void> => {
    try {
      await mutateAsync({ [field]: system })
      toast(`Readers now see ${SYSTEM_NAMES[system]}`, action ? { action } : {})
    } catch (error) {
      toast.error(errorMessage(error))
    }
  }
  const undo = { label: 'Undo', onClick: () => void show(shown) }
  return { isPending, run: () => void show(typed, undo) }
}

type Action = { label: string; onClick: () => void }
