import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The payment of a gift, and when it was given back; a gift and its payment were stored in the same
 * transaction. And an index for the uses of a coupon.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE gifts ADD COLUMN stripe_payment_intent_id text,
      ADD COLUMN refunded_at timestamptz(3);
    UPDATE gifts g SET stripe_payment_intent_id = p.stripe_payment_intent_id,
        refunded_at = CASE WHEN p.refunded_cents >= p.amount_cents AND p.refunded_cents > 0 THEN now() END
      FROM payments p
      WHERE p.kind = 'gift' AND p.site_id = g.site_id AND p.plan_type = g.plan_type
        AND p.user_id IS NOT DISTINCT FROM g.buyer_id AND p.created_at = g.created_at;
    CREATE INDEX gifts_payment_idx ON gifts (stripe_payment_intent_id)
      WHERE stripe_payment_intent_id IS NOT NULL;
    CREATE INDEX checkouts_coupon_idx ON checkouts (coupon_id) WHERE coupon_id IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX checkouts_coupon_idx;
    ALTER TABLE gifts DROP COLUMN stripe_payment_intent_id, DROP COLUMN refunded_at;`)
}
