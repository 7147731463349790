import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A mark of the rows that the card of a recipe shows, as of the last commit. Payload does not know the table:
 * only `collections/sql/content-changes.sql` writes it. The empty mark differs from all others: the first save
 * of a recipe clears the responses with its card.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE recipe_card_marks (
      recipe_id uuid PRIMARY KEY REFERENCES recipes(id) ON DELETE CASCADE,
      mark text NOT NULL
    );
    INSERT INTO recipe_card_marks (recipe_id, mark) SELECT id, '' FROM recipes;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE recipe_card_marks;`)
}
