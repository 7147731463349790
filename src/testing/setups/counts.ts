import type { Payload } from 'payload'

/** A date `age` days before today in UTC, such as `2026-11-30`. */
export const dayBefore = (age: number): string =>
  new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)

/** Counts of a day of a site, as the counting of visits stores them. */
export const addSiteDay = (
  payload: Payload,
  siteId: string,
  age: number,
  { views, visitors }: { views: number; visitors: number },
) =>
  payload.db.pool.query(
    `insert into site_days (site_id, day, views, visitors) values ($1, $2, $3, $4)`,
    [siteId, dayBefore(age), views, visitors],
  )

/** Counts of a day of a recipe. */
export const addRecipeDay = (
  payload: Payload,
  recipeId: string,
  age: number,
  counts: { views?: number; saves?: number; prints?: number; cookStarts?: number },
) =>
  payload.db.pool.query(
    `insert into recipe_days (recipe_id, day, views, saves, prints, cook_starts)
      values ($1, $2, $3, $4, $5, $6)`,
    [
      recipeId,
      dayBefore(age),
      counts.views ?? 0,
      counts.saves ?? 0,
      counts.prints ?? 0,
      counts.cookStarts ?? 0,
    ],
  )
