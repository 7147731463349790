import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * When readers came to a site themselves, and the names that a site gave for addresses that it added. Names
 * of readers whom a site had added before are those that it has seen until now.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" ADD COLUMN "joined_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "given_name" varchar;
  UPDATE "subscriptions" SET "joined_at" = "created_at"
    WHERE coalesce("source"::text, 'self') NOT IN ('import', 'complimentary');
  UPDATE "subscriptions" b SET "given_name" = u."display_name" FROM "users" u
    WHERE u."id" = b."user_id" AND b."joined_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" DROP COLUMN "joined_at";
  ALTER TABLE "subscriptions" DROP COLUMN "given_name";`)
}
