const TODAY = `(now() at time zone 'utc')::date`

/**
 * Parts of a statement that count the rows of `saved` (`recipe_id`) on site $1. The site's row is locked
 * before the recipe's, in the order of `write-counts.ts`: otherwise they could wait for each other.
 */
export const COUNT_SAVE = `of_site as (
      insert into site_days as t (site_id, day, saves) select $1, ${TODAY}, 1 from saved
      on conflict (site_id, day) do update set saves = t.saves + 1 returning site_id),
    of_recipe as (
      insert into recipe_days as t (recipe_id, day, saves)
      select saved.recipe_id, ${TODAY}, 1 from saved, of_site
      on conflict (recipe_id, day) do update set saves = coalesce(t.saves, 0) + 1)`

/** End of a statement that counts the row of `subscribed` (`site_id`), with the source $5. */
export const COUNT_SIGN_UP = `insert into sign_up_days as t (site_id, day, source, sign_ups)
    select site_id, ${TODAY}, $5, 1 from subscribed
    on conflict (site_id, day, source) do update set sign_ups = t.sign_ups + 1`
