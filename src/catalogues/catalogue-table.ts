import type { CatalogueEquipment, CatalogueTerm } from '@/src/catalogues/catalogue-types'

/** A row of a term or equipment table: the title, then its other names, comma-separated. */
export type NameRow = readonly [title: string, aliases?: string]

/**
 * The kebab-case slug of a title: `crème fraîche` → `creme-fraiche`, `bird's eye chili` →
 * `birds-eye-chili`. A slug is never changed once released, so neither is a released title: a better
 * name becomes an alias.
 */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Splits a comma-separated list of names: `plain flour, ap flour`. */
export function namesIn(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(',').map((name) => name.trim())
}

/** Reads rows of title and other names as taxonomy terms. */
export function termTable(rows: readonly NameRow[]): readonly CatalogueTerm[] {
  return rows.map(([title, aliases]) => ({
    slug: slugOfTitle(title),
    title,
    aliases: namesIn(aliases),
  }))
}

/** Reads rows of title and other names as pieces of equipment. */
export function equipmentTable(rows: readonly NameRow[]): readonly CatalogueEquipment[] {
  return termTable(rows)
}
