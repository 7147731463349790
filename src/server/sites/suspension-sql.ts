import { isoInstant } from '../database/instant-sql'

/** Builds the SQL of the suspension of site `s` in the API; null for none. */
export const SUSPENSION = (s: string): string => `case when ${s}.suspended_at is not null then
  jsonb_build_object('at', ${isoInstant(`${s}.suspended_at`)}, 'reason', coalesce(${s}.suspension_reason, '')) end`
