import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Letters that imports create: their source, their rows, and their pictures, which are deleted with them; and
 * the words that letters are found by.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_pictures" ALTER COLUMN "recipe_id" DROP NOT NULL;
  ALTER TABLE "letters" ADD COLUMN "source_key" varchar;
  ALTER TABLE "import_rows" ADD COLUMN "letter_id" uuid;
  ALTER TABLE "import_pictures" ADD COLUMN "letter_id" uuid;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "site_sourceKey_1_idx" ON "letters" USING btree ("site_id","source_key");
  CREATE INDEX "import_rows_letter_idx" ON "import_rows" USING btree ("letter_id");
  CREATE INDEX "import_pictures_letter_idx" ON "import_pictures" USING btree ("letter_id");`)
  // Only the trigger of collections/sql/search-letters.sql writes it.
  await db.execute(sql`
    CREATE TABLE search_letters (
      letter_id uuid PRIMARY KEY REFERENCES letters(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      document tsvector NOT NULL
    );
    CREATE INDEX search_letters_document_idx ON search_letters USING gin (document);
    CREATE INDEX search_letters_site_idx ON search_letters (site_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS words_of_letter ON letters;
    DROP FUNCTION IF EXISTS note_letter_words;
    DROP TABLE search_letters;`)
  await db.execute(sql`
   ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_letter_id_letters_id_fk";
  
  ALTER TABLE "import_pictures" DROP CONSTRAINT "import_pictures_letter_id_letters_id_fk";
  
  DROP INDEX "site_sourceKey_1_idx";
  DROP INDEX "import_rows_letter_idx";
  DROP INDEX "import_pictures_letter_idx";
  DELETE FROM "import_pictures" WHERE "recipe_id" IS NULL;
  ALTER TABLE "import_pictures" ALTER COLUMN "recipe_id" SET NOT NULL;
  ALTER TABLE "letters" DROP COLUMN "source_key";
  ALTER TABLE "import_rows" DROP COLUMN "letter_id";
  ALTER TABLE "import_pictures" DROP COLUMN "letter_id";`)
}
