/**
 * Builds the end of a statement that skips queued mails of a subscriber: its expression `b` returns the
 * subscription, and parameter 1 is the site. A mail whose transmission has begun is completed.
 * @param condition SQL condition on send `s` and subscription `b`
 * @param response stored reason
 */
export const skipQueued = (condition: string, response: string): string =>
  `queued as (
      select r.id, r.send_id, r.status from newsletter_recipients r
        join b on b.user_id = r.user_id join newsletter_sends s on s.id = r.send_id
      where r.site_id = $1 and r.status in ('queued', 'deferred') and r.begun_at is null
        and ${condition} for update of r
    ), skipped as (
      update newsletter_recipients r set status = 'skipped', response = '${response}'
      from queued q where r.id = q.id returning q.send_id, q.status
    )
    update newsletter_sends s set skipped = s.skipped + 1,
      deferred = s.deferred - case when k.status = 'deferred' then 1 else 0 end
    from skipped k where s.id = k.send_id`
