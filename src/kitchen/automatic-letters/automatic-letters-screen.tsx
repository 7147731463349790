'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { ButtonLink } from '@/src/ui/button'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import type { ScreenProps } from '../shell/screen-props'
import styles from './automatic-letters.module.css'
import { AutomaticLetterForm } from './automatic-letter-form'

/**
 * The letters that a site sends automatically: two welcome letters and the weekly digest.
 * @see docs/product/kitchen.md#automatic-letters
 */
export default function AutomaticLettersScreen({ site: slug }: ScreenProps): ReactElement {
  const found = useCall(
    'listAutomaticLetters',
    { params: { site: slug } },
    { select: ({ automaticLetters }) => automaticLetters },
  )
  return (
    <RecordListScreen
      slug={slug}
      title="Automatic letters"
      error={found.error}
      intro={<p className={styles.intro}>{INTRO}</p>}
      actions={() => (
        <ButtonLink kind="quiet" href={kitchenAddress(slug, 'letters')}>
          Letters
        </ButtonLink>
      )}
    >
      {(site) => (
        <Records site={slug} found={found} failed="The automatic letters could not be loaded">
          {(letters) =>
            letters.map((letter) => <AutomaticLetterForm key={letter.kind} {...{ site, letter }} />)
          }
        </Records>
      )}
    </RecordListScreen>
  )
}

const INTRO =
  'These are sent without you, once they are switched on: a letter of yours to each new subscriber, and a list of what you published each week.'
