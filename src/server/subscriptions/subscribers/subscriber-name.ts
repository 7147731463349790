/**
 * SQL of the name of subscription `b` of user `u` that its site may see: the display name of readers who
 * subscribed, paid, accepted a gift or commented on the site themselves, else the name that the site itself
 * entered for the address. `note_subscriber` (`collections/sql/webhook-events.sql`) follows the same rule.
 * @see docs/product/subscriptions.md#names-of-subscribers
 */
export const SUBSCRIBER_NAME = `case when b.joined_at is not null or exists (
    select 1 from comments n where n.site_id = b.site_id and n.user_id = b.user_id)
  then coalesce(u.display_name, b.given_name) else b.given_name end`
