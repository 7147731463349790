'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { useEditorKeys } from '../recipe/use-editor-keys'
import { useSafeLeaving } from '../recipe/use-safe-leaving'
import { DesigningProvider, useDesign } from './design-context'
import styles from './design.module.css'
import { DesignHead } from './head/design-head'
import { DesignNotices } from './notices'
import { sectionOf, SECTIONS } from './sections'
import type { Section } from './sections'
import { Stage } from './stage'
import type { StageSize } from './stage'
import type { DesignStore } from './store/design-kind'

type Props = { store: DesignStore; site: ManagedSite; opened: Section | null }

/**
 * The design of a site: a panel of what can be changed, and the site itself beside it.
 * @see docs/product/kitchen.md#site-design
 */
export function DesignEditor({ store, site, opened }: Props): ReactElement {
  const designing = useMemo(() => ({ store, site }), [store, site])
  const [section, setSection] = useState<Section | null>(opened)
  const [size, setSize] = useState<StageSize>('desktop')
  const [isStageShown, setStageShown] = useState(false)
  useSafeLeaving(store)
  useEditorKeys({
    onSave: () => void store.flush(),
    onUndo: store.undo,
    onRedo: store.redo,
  })
  return (
    <DesigningProvider value={designing}>
      <div className={styles.editor} data-is-wide data-is-stage-shown={isStageShown}>
        <div className={styles.panel}>
          <h1 className={styles.heading}>Design</h1>
          <DesignHead />
          <DesignNotices />
          {section === null ? (
            <SectionList onOpen={setSection} />
          ) : (
            <OpenSection section={section} onClose={() => setSection(null)} />
          )}
        </div>
        <Stage page={section?.page ?? '/'} size={size} onSize={setSize} />
        <div className={styles.toggle}>
          <Button
            kind="primary"
            aria-pressed={isStageShown}
            onClick={() => setStageShown(!isStageShown)}
          >
            {isStageShown ? 'Back to the panel' : 'Look at the site'}
          </Button>
        </div>
      </div>
    </DesigningProvider>
  )
}

function SectionList({ onOpen }: { onOpen: (section: Section) => void }): ReactElement {
  const issues = useDesign((state) => state.issues)
  const wrong = new Set(issues.map(({ path }) => sectionOf(path)))
  return (
    <ul className={styles.sections}>
      {SECTIONS.map((section) => (
        <li key={section.name}>
          <button type="button" className={styles.sectionLink} onClick={() => onOpen(section)}>
            <span>{section.title}</span>
            {wrong.has(section) ? <span className={styles.error}>Have another look</span> : null}
            <Icon name="chevron-down" size={18} className={styles.sectionIcon} />
          </button>
        </li>
      ))}
    </ul>
  )
}

type OpenProps = { section: Section; onClose: () => void }

function OpenSection({ section, onClose }: OpenProps): ReactElement {
  const { title, Part } = section
  return (
    <section className={styles.open} aria-label={title}>
      <div className={styles.openHead}>
        <Button kind="icon" aria-label="All of the design" onClick={onClose}>
          <Icon name="arrow-left" size={20} />
        </Button>
        <h2 className={styles.openTitle}>{title}</h2>
      </div>
      <Part />
    </section>
  )
}
