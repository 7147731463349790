/**
 * SQL of the primary custom domain of site `s`, null for none: the chosen one, else the first verified one.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export const PRIMARY_DOMAIN = `(select d.domain from site_domains d
  where d._parent_id = s.id and d.verified_at is not null
  order by d.domain = s.primary_domain desc, d._order limit 1)`
