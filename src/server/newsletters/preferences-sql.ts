/**
 * Builds the SQL condition that a site sends a weekly digest, so that subscribers can choose it.
 * @param site SQL of the site's id
 * @see docs/product/newsletters.md#preferences
 */
export const HAS_DIGEST = (site: string): string =>
  `exists (select 1 from automatic_letters a
    where a.site_id = ${site} and a.kind = 'digest' and a.is_enabled)`

/** Builds the SQL of the kind of send `s` for `WANTS_KIND`, as text: of its own for the weekly digest. */
export const KIND_OF_SEND = (s: string): string =>
  `(case when ${s}.digest_until is null then ${s}.kind::text else 'digest' end)`

/**
 * Builds the SQL condition that subscription `b` gets newsletters of a kind by its preferences.
 * @param kind SQL of the kind of a send (`KIND_OF_SEND`); null for any
 * @see docs/product/newsletters.md#preferences
 */
export const WANTS_KIND = (b: string, kind: string): string =>
  `(case ${kind} when 'recipe' then coalesce(${b}.receives_recipes, true)
      when 'letter' then coalesce(${b}.receives_letters, true)
      when 'automatic' then coalesce(${b}.receives_product, true)
      when 'digest' then coalesce(${b}.receives_recipes, true) or coalesce(${b}.receives_letters, true)
      else true end
    and (coalesce(${b}.mail_frequency, 'each') = 'each'
      or ${kind} is null or ${kind} in ('automatic', 'digest') or not ${HAS_DIGEST(`${b}.site_id`)}))`
