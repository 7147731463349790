/**
 * Triggers that tell of changed content are defined in `collections/sql` now, which is applied after all migrations.
 */
export const up = (): Promise<void> => Promise.resolve()

export const down = (): Promise<void> => Promise.resolve()
