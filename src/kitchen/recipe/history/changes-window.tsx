'use client'

import type { ReactElement } from 'react'
import { Dialog } from '@/src/ui/windows/dialog'
import { differences } from '../differences'
import { useDraft } from '../recipe-context'
import { useNames } from '../use-names'
import { DifferencesList } from './differences-list'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The changes that readers will see once the draft is published. */
export function ChangesWindow({ isOpen, onOpenChange }: Props): ReactElement {
  return (
    <Dialog title="Changes" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Changes />
    </Dialog>
  )
}

function Changes(): ReactElement {
  const published = useDraft(({ stored }) => stored.published)
  const document = useDraft((state) => state.document)
  const nameOf = useNames()
  return (
    <DifferencesList
      differences={differences(published, document, nameOf)}
      names={['Published', 'Now']}
    />
  )
}
