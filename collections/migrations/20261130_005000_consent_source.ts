import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The page on which a subscription was requested, until its mailed link is opened. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE sign_in_tokens ADD COLUMN consent_source text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE sign_in_tokens DROP COLUMN consent_source`)
}
