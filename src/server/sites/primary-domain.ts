/**
 * The custom domain that site `s` is linked by, null for none: the one it chose, else the first, of
 * those that are verified.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export const PRIMARY_DOMAIN = `(select d.domain from site_domains d
  where d._parent_id = s.id and d.verified_at is not null
  order by d.domain = s.primary_domain desc, d._order limit 1)`
