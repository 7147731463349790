import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Letters; their drafts and versions, which only src/server/letters reads and writes; and the pictures in
 * their texts, which a trigger maintains.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letters_audience" AS ENUM('everyone', 'free', 'paid');
  CREATE TABLE "letters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"image_id" uuid,
  	"content" jsonb,
  	"audience" "enum_letters_audience" DEFAULT 'everyone' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "letters_id" uuid;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "letters_image_idx" ON "letters" USING btree ("image_id");
  CREATE INDEX "letters_published_at_idx" ON "letters" USING btree ("published_at");
  CREATE INDEX "letters_author_idx" ON "letters" USING btree ("author_id");
  CREATE INDEX "letters_site_idx" ON "letters" USING btree ("site_id");
  CREATE INDEX "letters_slug_idx" ON "letters" USING btree ("slug");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "letters" USING btree ("site_id","slug");
  CREATE INDEX "site_publishedAt_1_idx" ON "letters" USING btree ("site_id","published_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_letters_fk" FOREIGN KEY ("letters_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_letters_id_idx" ON "payload_locked_documents_rels" USING btree ("letters_id");`)
  await db.execute(sql`
    CREATE TABLE letter_drafts (
      letter_id uuid PRIMARY KEY REFERENCES letters(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      document jsonb NOT NULL,
      base jsonb NOT NULL,
      based_on timestamptz(3) NOT NULL,
      revision integer NOT NULL DEFAULT 1,
      saved_at timestamptz(3) NOT NULL DEFAULT now(),
      saved_by uuid REFERENCES users(id) ON DELETE SET NULL,
      kept_at timestamptz(3) NOT NULL DEFAULT now(),
      image_ids uuid[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX letter_drafts_site_idx ON letter_drafts (site_id, saved_at DESC);
    CREATE INDEX letter_drafts_images_idx ON letter_drafts USING gin (image_ids);
    CREATE TABLE letter_versions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      letter_id uuid NOT NULL REFERENCES letters(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('published', 'draft')),
      document jsonb NOT NULL,
      author_id uuid REFERENCES users(id) ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      image_ids uuid[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX letter_versions_letter_idx ON letter_versions (letter_id, created_at DESC);
    CREATE INDEX letter_versions_created_idx ON letter_versions (created_at);
    CREATE INDEX letter_versions_site_idx ON letter_versions (site_id);
    CREATE INDEX letter_versions_images_idx ON letter_versions USING gin (image_ids);
    CREATE TABLE letter_pictures (
      letter_id uuid NOT NULL REFERENCES letters(id) ON DELETE CASCADE,
      image_id uuid NOT NULL REFERENCES images(id) ON DELETE CASCADE,
      PRIMARY KEY (letter_id, image_id)
    );
    CREATE INDEX letter_pictures_image_idx ON letter_pictures (image_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE letter_pictures; DROP TABLE letter_versions; DROP TABLE letter_drafts;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "letters_id";
  DROP TABLE "letters" CASCADE;
  DROP TYPE "public"."enum_letters_audience";`)
}
