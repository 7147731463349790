import type { ReactElement } from 'react'
import type { Instruction, InstructionGroup } from '@/src/contract/recipe'
import { durationText } from '@/src/domain/duration'
import { Icon } from '@/src/ui/icon'
import { Picture } from './picture'
import type { RecipeReferences } from './recipe-words'
import { RichText } from './rich-text'
import { VideoPlayer } from './video-player'
import styles from './instruction-list.module.css'

type InstructionListProps = {
  groups: readonly InstructionGroup[]
  references: RecipeReferences
  heading: 'Instructions' | 'Directions'
}

/** What to do, step by step; hidden when every step is empty (visitor-site §5). */
export function InstructionList({
  groups,
  references,
  heading,
}: InstructionListProps): ReactElement | null {
  const numbered = numberSteps(groups)
  if (numbered.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {numbered.map(({ group, first, steps }) => (
        <div key={group.id} className={styles.group}>
          {group.title ? <h3 className={styles.title}>{group.title}</h3> : null}
          {group.note ? <p className={styles.note}>{group.note}</p> : null}
          <ol className={styles.steps} start={first}>
            {steps.map((instruction, index) => (
              <Step
                key={instruction.id}
                instruction={instruction}
                number={first + index}
                references={references}
              />
            ))}
          </ol>
        </div>
      ))}
    </>
  )
}

type NumberedGroup = { group: InstructionGroup; first: number; steps: readonly Instruction[] }

/** Groups that say something, their steps numbered through the whole recipe. */
function numberSteps(groups: readonly InstructionGroup[]): NumberedGroup[] {
  const numbered: NumberedGroup[] = []
  let first = 1
  for (const group of groups) {
    const steps = group.instructions.filter(({ content }) => content !== null)
    if (steps.length > 0) numbered.push({ group, first, steps })
    first += steps.length
  }
  return numbered
}

type StepProps = { instruction: Instruction; number: number; references: RecipeReferences }

function Step({ instruction, number, references }: StepProps): ReactElement {
  const { content, timerMinutes, note, images, video } = instruction
  return (
    <li className={styles.step} id={`step-${number}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <RichText document={content ?? []} references={references} under={3} />
        {timerMinutes ? (
          <p className={styles.timer}>
            <Icon name="clock" size={16} /> {durationText(timerMinutes)}
          </p>
        ) : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {images.map((image) => (
          <Picture
            key={image.id}
            image={image}
            alt={`Step ${number}`}
            sizes="(min-width: 860px) 560px, 90vw"
            maxWidth={640}
            className={styles.picture}
          />
        ))}
        {video ? (
          <div className={styles.picture}>
            <VideoPlayer video={video} />
          </div>
        ) : null}
      </div>
    </li>
  )
}
