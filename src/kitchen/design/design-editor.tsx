'use client'

import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { useEditorKeys } from '../record/use-editor-keys'
import type { FrameSize } from '../parts/frames/sized-frame'
import { useSafeLeaving } from '../record/use-safe-leaving'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { DesigningProvider, useDesign, useDesigning } from './design-context'
import styles from './design.module.css'
import fields from './parts/fields.module.css'
import { DesignHead } from './head/design-head'
import { DesignNotices } from './notices'
import { findSection, SECTIONS } from './sections'
import type { Section } from './sections'
import { Stage } from './stage'
import type { DesignStore } from './design-kind'

type Props = { store: DesignStore; site: ManagedSite; opened: Section | null }

/**
 * The design of a site: a settings panel, with a preview of the site beside it.
 * @see docs/product/kitchen.md#site-design
 */
export function DesignEditor({ store, site, opened }: Props): ReactElement {
  const [section, setSection] = useState<Section | null>(opened)
  const [shownPage, setShownPage] = useState(opened?.page ?? '/')
  const [size, setSize] = useState<FrameSize>('desktop')
  const [isStageShown, setStageShown] = useState(false)
  const [hiddenDuties, setHiddenDuties] = useState<readonly string[]>([])
  const designing = useMemo(() => {
    const showPage = (path: string): void => {
      setShownPage(path)
      setStageShown(true)
    }
    return { store, site, shownPage, showPage, hiddenDuties }
  }, [store, site, shownPage, hiddenDuties])
  const open = (next: Section | null): void => {
    setSection(next)
    setShownPage(next?.page ?? '/')
  }
  useSafeLeaving(store)
  useEditorKeys({
    onSave: () => void store.save(),
    onUndo: store.undo,
    onRedo: store.redo,
  })
  return (
    <DesigningProvider value={designing}>
      <div className={styles.editor} data-is-wide data-is-stage-shown={isStageShown}>
        <div className={styles.panel}>
          <VisuallyHidden as="h1">Design</VisuallyHidden>
          <DesignHead />
          <DesignNotices />
          {section === null ? (
            <SectionList onOpen={open} />
          ) : (
            <OpenSection section={section} onClose={() => open(null)} />
          )}
        </div>
        <Stage page={shownPage} size={size} onSize={setSize} onHiddenDuties={setHiddenDuties} />
        <div className={styles.toggle}>
          <Button
            kind="primary"
            aria-pressed={isStageShown}
            onClick={() => setStageShown(!isStageShown)}
          >
            {isStageShown ? 'Back to the panel' : 'Show the site'}
          </Button>
        </div>
      </div>
    </DesigningProvider>
  )
}

function SectionList({ onOpen }: { onOpen: (section: Section) => void }): ReactElement {
  const issues = useDesign((state) => state.issues)
  const wrong = new Set(issues.map(({ path }) => findSection(path)))
  return (
    <>
      <ul className={styles.sections}>
        {SECTIONS.map((section) => (
          <li key={section.name}>
            <button type="button" className={styles.sectionLink} onClick={() => onOpen(section)}>
              <span>{section.title}</span>
              {wrong.has(section) ? <span className={fields.error}>Needs attention</span> : null}
              <Icon name="chevron-down" size={18} className={styles.sectionIcon} />
            </button>
          </li>
        ))}
      </ul>
      <Elsewhere />
    </>
  )
}

/** Links to pages of the site that have separate screens. */
function Elsewhere(): ReactElement {
  const { site } = useDesigning()
  return (
    <nav aria-label="Other pages of the site">
      <h2 className={styles.elsewhere}>Other pages</h2>
      <ul className={styles.sections}>
        {SCREENS.map(([path, label]) => (
          <li key={path}>
            <KitchenLink className={styles.sectionLink} href={kitchenAddress(site.slug, path)}>
              <span>{label}</span>
              <Icon name="chevron-down" size={18} className={styles.sectionIcon} />
            </KitchenLink>
          </li>
        ))}
        <li>
          <a
            className={styles.sectionLink}
            href={`${site.url}/terms`}
            target="_blank"
            rel="noopener"
          >
            <span>Terms, the same on every site</span>
            <Icon name="external" size={18} />
          </a>
        </li>
      </ul>
    </nav>
  )
}

const SCREENS = [
  ['events', 'Events'],
  ['collections', 'Collections'],
  ['plans', 'Subscribe page'],
] as const

type OpenProps = { section: Section; onClose: () => void }

function OpenSection({ section, onClose }: OpenProps): ReactElement {
  const { title, Part } = section
  return (
    <section className={styles.open} aria-label={title}>
      <div className={styles.openHead}>
        <Button kind="icon" aria-label="All design settings" onClick={onClose}>
          <Icon name="arrow-left" size={20} />
        </Button>
        <h2 className={styles.openTitle}>{title}</h2>
      </div>
      <Part />
    </section>
  )
}
