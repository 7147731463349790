'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { Icon } from '@/src/ui/icons/icon'
import { Dialog } from '@/src/ui/windows/dialog'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { useHandMadeCollections } from '@/src/kitchen/state/collections'
import { useTermNames } from '@/src/kitchen/state/term-names'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { TERM_KIND_LABELS } from '../../recipe/terms/term-list-labels'
import { COLUMN_HEADS } from '../list/columns'
import { COLUMNS, LIST_ORDERS, narrowedCount } from '../list/list-view'
import type { ListView, TermFilters } from '../list/list-view'
import { ORDER_LABELS } from '../list/sort-columns'
import type { ChangeView } from '../list/use-list-view'
import { FILTER_LABELS } from './filter-words'
import styles from './filters-dialog.module.css'

type FiltersProps = { site: string; view: ListView; onChange: ChangeView }

/** The further filters, the order and the columns: a window, or a sheet for a thumb. */
export function FiltersDialog(props: FiltersProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const count = narrowedCount(props.view)
  useScreenActions([{ label: 'Filters and columns', keys: [], run: () => setOpen(true) }])
  return (
    <Dialog
      title="Filters and columns"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className={styles.trigger}>
          <Icon name="filter" size={18} />
          Filters{count > 0 ? ` (${count})` : ''}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Fixed {...props} />
        <Named {...props} />
        <Field label="Sort by">
          <SelectField
            label="Sort by"
            value={props.view.orderBy}
            options={LIST_ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }))}
            onChange={(orderBy) => props.onChange({ orderBy })}
          />
        </Field>
        <ColumnBoxes {...props} />
        <div className={styles.show}>
          <Button kind="primary" isLarge onClick={() => setOpen(false)}>
            Show the recipes
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Field({ label, children }: { label: string; children: ReactElement }): ReactElement {
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  // `keys` forgets the names.
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))

function Fixed({ view, onChange }: FiltersProps): ReactElement {
  const { access, kind, missing } = FILTER_LABELS
  return (
    <>
      <Field label={access.label}>
        <SelectField
          label={access.label}
          value={view.access}
          options={optionsOf(access.options)}
          onChange={(value) => onChange({ access: value })}
        />
      </Field>
      <Field label={kind.label}>
        <SelectField
          label={kind.label}
          value={view.kind}
          options={optionsOf(kind.options)}
          onChange={(value) => onChange({ kind: value })}
        />
      </Field>
      <Field label={missing.label}>
        <SelectField
          label={missing.label}
          value={view.missing}
          options={optionsOf(missing.options)}
          onChange={(value) => onChange({ missing: value })}
        />
      </Field>
    </>
  )
}

function Named({ site, view, onChange }: FiltersProps): ReactElement {
  const { data: terms = [] } = useTermNames(site)
  const collections = useHandMadeCollections(site) ?? []
  const named = (known: readonly { id: string; title: string }[], any: string) => [
    { value: '', label: any },
    ...known.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <>
      {TERM_KINDS.map((kind) => (
        <Field key={kind} label={TERM_KIND_LABELS[kind]}>
          <SelectField
            label={TERM_KIND_LABELS[kind]}
            value={view[kind]}
            options={named(
              terms.filter((term) => term.kind === kind),
              'Any or none',
            )}
            onChange={(id) => {
              const change: Partial<TermFilters> = { [kind]: id }
              onChange(change)
            }}
          />
        </Field>
      ))}
      <Field label="Collection">
        <SelectField
          label="Collection"
          value={view.collection}
          options={named(collections, 'Any or none')}
          onChange={(collection) => onChange({ collection })}
        />
      </Field>
    </>
  )
}

function ColumnBoxes({ view, onChange }: FiltersProps): ReactElement {
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      {COLUMNS.map((column) => (
        <CheckField
          key={column}
          label={COLUMN_HEADS[column].label}
          checked={view.columns.includes(column)}
          onChange={(event) => {
            const isWanted = event.target.checked
            onChange({
              columns: COLUMNS.filter((each) =>
                each === column ? isWanted : view.columns.includes(each),
              ),
            })
          }}
        />
      ))}
    </fieldset>
  )
}
