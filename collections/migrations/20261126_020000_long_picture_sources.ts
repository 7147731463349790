import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sources of pictures are looked up by their hash: an index of the source itself refuses those of more
 * than 2,700 bytes, such as long addresses and pictures that stand in the recipe.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX site_source_idx;
    CREATE INDEX site_source_idx ON import_pictures (site_id, md5(source));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX site_source_idx;
    UPDATE import_pictures SET source = left(source, 600) WHERE octet_length(source) > 2600;
    CREATE INDEX site_source_idx ON import_pictures (site_id, source);`)
}
