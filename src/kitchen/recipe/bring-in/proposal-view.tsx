'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { useDraft } from '../recipe-context'
import { Sides } from '../sides/sides'
import styles from './bring-in.module.css'
import type { Proposal, ProposedPart } from './proposal'
import { ProposedPictures } from './proposed-pictures'
import { useProposalActions } from './use-taking'

type Props = {
  proposal: Proposal
  /** Called when the whole proposal was accepted. */
  onTaken: () => void
  /** Something else is to be read. */
  onAgain: () => void
  onDone: () => void
}

/** The parsed recipe, field by field beside the current content. */
export function ProposalView({ proposal, onTaken, onAgain, onDone }: Props): ReactElement {
  const { parts, progress, take, takeAll, takePictures, stop } = useProposalActions(proposal)
  const hasPictures = useDraft(({ document }) => (document.images ?? []).length > 0)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    hasPictures ? [] : proposal.imageUrls.slice(0, 1),
  )
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const all = async (): Promise<void> => {
    if (await takeAll(chosen)) onTaken()
  }
  return (
    <div className={styles.proposal}>
      <div className={styles.acts}>
        <Button
          ref={first}
          kind="primary"
          isLarge
          isBusy={progress !== null}
          onClick={() => void all()}
        >
          Accept all
        </Button>
        {progress === null ? (
          <Button kind="quiet" onClick={onAgain}>
            Read another source
          </Button>
        ) : (
          <Button kind="quiet" onClick={stop}>
            Cancel
          </Button>
        )}
        <span role="status" className={styles.note}>
          {progress}
        </span>
      </div>
      <Warnings proposal={proposal} />
      <ul className={styles.parts} aria-label="Fields that were read">
        {parts.map((part) => (
          <PartView key={part.name} part={part} onTake={take} />
        ))}
      </ul>
      <ProposedPictures
        urls={proposal.imageUrls}
        chosen={chosen}
        isBusy={progress !== null}
        onChange={setChosen}
        onTake={() => void takePictures(chosen).then(() => setChosen([]))}
      />
      <div className={styles.acts}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

function PartView({ part, onTake }: { part: ProposedPart; onTake: (part: ProposedPart) => void }) {
  const { label, now, proposed, isTaken } = part
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.partTitle}>{label}</h3>
        <Button disabled={isTaken} aria-label={`Accept: ${label}`} onClick={() => onTake(part)}>
          {isTaken ? 'Accepted' : 'Accept'}
        </Button>
      </div>
      <Sides
        sides={[
          ...(now === '' || isTaken ? [] : [{ name: 'Now', words: now }]),
          { name: 'Read', words: proposed },
        ]}
      />
    </li>
  )
}

function Warnings({ proposal }: { proposal: Proposal }): ReactElement | null {
  const messages = [...new Set(proposal.warnings.map(({ message }) => message))]
  if (messages.length === 0) return null
  const count = messages.length
  return (
    <details className={styles.warnings}>
      <summary>{count === 1 ? '1 thing to check' : `${String(count)} things to check`}</summary>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </details>
  )
}
