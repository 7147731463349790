import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables whose rows without a site are the platform's own, or count on every site: a row must not
 * become such a one because its site was deleted.
 */
const BELONGS = ['terms', 'color_themes', 'type_themes', 'sign_in_tokens'] as const

/** A deleted site takes its own terms, themes and mailed links along. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of BELONGS) await db.execute(sql.raw(onDelete(table, 'CASCADE')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of BELONGS) await db.execute(sql.raw(onDelete(table, 'SET NULL')))
}

function onDelete(table: string, action: string): string {
  const name = `${table}_site_id_sites_id_fk`
  return `ALTER TABLE "${table}" DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}"
    FOREIGN KEY ("site_id") REFERENCES "sites"("id") ON DELETE ${action}`
}
