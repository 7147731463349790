/** A person by a column with their id, as `id` and `displayName`; null for none. */
export const personOf = (column: string): string =>
  `(select jsonb_build_object('id', p.id, 'displayName', p.display_name)
    from users p where p.id = ${column})`
