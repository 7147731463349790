'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { ImportFindings, ImportMapping } from '@/src/contract/import-mapping'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { QuietSection } from '../../recipe/fields/section'
import { formatCount } from '../import-words'
import {
  authorChoice,
  authorsSummary,
  authorValue,
  TERM_WAYS,
  termsSummary,
} from './mapping-choices'
import styles from './mapping.module.css'

/** Rows rendered at first, and added on demand. */
const DRAWN = 50

type Props = {
  findings: ImportFindings
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

/**
 * Decisions about the authors, categories, tags and old addresses that a dry run has found.
 * @see docs/product/kitchen.md#import
 */
export function MappingPanel({ findings, mapping, onChange }: Props): ReactElement {
  const { total, examples } = findings.oldAddresses
  return (
    <div className={styles.mapping}>
      {findings.authors.length > 0 ? <Authors {...{ findings, mapping, onChange }} /> : null}
      {findings.terms.length > 0 ? <Terms {...{ findings, mapping, onChange }} /> : null}
      {total > 0 ? (
        <QuietSection
          title="Old addresses"
          summary={mapping.redirects ? formatCount(total, 'redirect') : 'No redirects'}
        >
          <CheckField
            label={`Redirect ${formatCount(total, 'old address', 'old addresses')} to the new ones`}
            checked={mapping.redirects}
            onChange={({ target }) => onChange({ ...mapping, redirects: target.checked })}
          />
          <ul className={styles.addresses} aria-label="Some of the old addresses">
            {examples.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </QuietSection>
      ) : null}
    </div>
  )
}

function Authors({ findings, mapping, onChange }: Props): ReactElement {
  const options = [
    ...findings.people.map(({ id, displayName }) => ({
      value: id,
      label: displayName === '' ? 'Unnamed person' : displayName,
    })),
    { value: 'name', label: 'Keep the name in the note' },
    { value: 'nothing', label: 'Leave out' },
  ]
  const change = (at: number, name: string, value: string): void =>
    onChange({ ...mapping, authors: mapping.authors.with(at, authorChoice(name, value)) })
  return (
    <QuietSection title="Authors" summary={authorsSummary(mapping.authors)}>
      <Rows label="Authors">
        {findings.authors.map(({ name, count }, at) => {
          const choice = mapping.authors[at]
          return choice ? (
            <Row key={name} name={name} facts={formatCount(count, 'recipe')}>
              <SelectField
                label={`Import ${name} as`}
                value={authorValue(choice)}
                options={options}
                onChange={(value) => change(at, name, value)}
              />
            </Row>
          ) : null
        })}
      </Rows>
    </QuietSection>
  )
}

function Terms({ findings, mapping, onChange }: Props): ReactElement {
  const change = (at: number, name: string, as: ImportMapping['terms'][number]['as']): void =>
    onChange({ ...mapping, terms: mapping.terms.with(at, { name, as }) })
  return (
    <QuietSection title="Categories and tags" summary={termsSummary(mapping.terms)}>
      <Rows label="Categories and tags">
        {findings.terms.map(({ name, source, count }, at) => {
          const choice = mapping.terms[at]
          return choice ? (
            <Row key={name} name={name} facts={`${source}, ${formatCount(count, 'recipe')}`}>
              <SelectField
                label={`Import ${name} as`}
                value={choice.as}
                options={TERM_WAYS}
                onChange={(as) => change(at, name, as)}
              />
            </Row>
          ) : null
        })}
      </Rows>
    </QuietSection>
  )
}

/** The first rows, and more on demand. */
function Rows({ label, children }: { label: string; children: ReactNode[] }): ReactElement {
  const [drawn, setDrawn] = useState(DRAWN)
  const left = children.length - drawn
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {children.slice(0, drawn)}
      </ul>
      {left > 0 ? (
        <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
          {`Show more: ${left.toLocaleString('en')} are not shown`}
        </Button>
      ) : null}
    </>
  )
}

type RowProps = { name: string; facts: string; children: ReactNode }

const Row = ({ name, facts, children }: RowProps): ReactElement => (
  <li className={styles.row}>
    <span className={styles.name} dir="auto">
      {name} <span className={styles.facts}>{facts}</span>
    </span>
    {children}
  </li>
)
