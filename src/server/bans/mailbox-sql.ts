/**
 * Builds the SQL of the mailbox that an email address is delivered to, as `toMailbox` of the rate limits
 * finds it, so that a tag does not get around a ban.
 * @see docs/product/limits.md#rate-limits
 */
export const mailboxSql = (email: string): string => {
  const untagged = `regexp_replace(lower(${email}), '^([^@+]+)\\+[^@]*@', '\\1@')`
  return `(case when ${untagged} ~ '@(gmail|googlemail)\\.com$'
    then replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com' else ${untagged} end)`
}
