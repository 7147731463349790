import { splitAtCommas } from './statements'

/** Rules of migrations that run while servers of the version before serve. */
export const RULES = {
  'column-type':
    'rewrites the table under a lock; add a column, write to both, and drop the old one later',
  'required-column': 'fails where there are rows; give it a default, or leave NOT NULL out',
  'computed-column': 'rewrites the table under a lock; add it without, and fill it in batches',
  'set-not-null':
    'reads the table under a lock; add CHECK (… IS NOT NULL) NOT VALID and VALIDATE it before',
  'blocking-index':
    'stops writes while it is built; CREATE INDEX CONCURRENTLY outside of the transaction',
  'blocking-constraint':
    'reads the table under a lock; add it NOT VALID and VALIDATE it, or USING an index',
  drop: 'breaks servers of a version that reads it; drop it once none is compatible any more',
  rename: 'breaks servers of the version before; add the new name, and drop the old one later',
  rows: 'locks all rows that it changes until it ends; change them in batches from a job',
  lock: 'stops reads and writes',
} as const

/** The name of a rule. */
export type RuleName = keyof typeof RULES

/** Rules whose violation breaks older servers, whatever the size of the table. */
export const BREAKING: ReadonlySet<RuleName> = new Set<RuleName>(['drop', 'rename'])

type Table = { name: string; earlier: readonly string[] }
type Check = (action: string, table: Table) => boolean

const COMPUTED =
  /\b(?:gen_random_uuid|uuid_\w+|random|clock_timestamp|nextval)\(|\bgenerated always as\b[\s\S]*\bstored\b|\b(?:big|small)?serial\b/

const ACTIONS: readonly (readonly [RuleName, Check])[] = [
  ['column-type', (action) => /^alter (?:column )?\w+ (?:set data )?type\b/.test(action)],
  ['computed-column', (action) => isNewColumn(action) && COMPUTED.test(action)],
  [
    'required-column',
    (action) => isNewColumn(action) && /\bnot null\b/.test(action) && !/\bdefault\b/.test(action),
  ],
  ['set-not-null', (action, table) => isUnprovenNotNull(action, table)],
  ['blocking-constraint', (action) => isBlockingConstraint(action)],
  ['drop', (action) => /^drop (?!constraint|index|trigger)/.test(action)],
  ['rename', (action) => /^rename\b/.test(action)],
]

const isNewColumn = (action: string): boolean => /^add (?!constraint\b)/.test(action)

function isBlockingConstraint(action: string): boolean {
  if (!/^add constraint\b/.test(action)) return false
  return /\b(?:unique|primary key)\b/.test(action)
    ? !/\busing index\b/.test(action)
    : !/\bnot valid$/.test(action)
}

/** Whether no validated check has shown before that the column has no nulls. */
function isUnprovenNotNull(action: string, { name, earlier }: Table): boolean {
  const [, column] = /^alter (?:column )?(\w+) set not null$/.exec(action) ?? []
  if (column === undefined) return false
  const check = new RegExp(
    `^alter table (?:\\w+ )*?${name} add constraint (\\w+) check \\(\\s*${column} is not null\\s*\\) not valid$`,
  )
  const names = earlier.flatMap((text) => check.exec(text)?.[1] ?? [])
  return !names.some((each) => earlier.includes(`alter table ${name} validate constraint ${each}`))
}

const ALTER_TABLE = /^alter table (?:if exists )?(?:only )?(?:public\.)?([\w.]+) ([\s\S]+)$/
const CREATE_TABLE = /^create (?:unlogged )?table (?:if not exists )?(?:public\.)?([\w.]+)/

/** Other statements; the first group of a pattern is the name of the table. */
const STATEMENTS: readonly (readonly [RuleName, RegExp])[] = [
  [
    'blocking-index',
    /^create (?:unique )?index (?!concurrently\b)[\s\S]*? on (?:only )?(?:public\.)?([\w.]+)/,
  ],
  [
    'rows',
    /^(?:with [\s\S]* )?(?:update|delete from|truncate(?: table)?) (?:only )?(?:public\.)?([\w.]+)/,
  ],
  ['lock', /^(?:lock|cluster|vacuum full)\b|^reindex (?!.*\bconcurrently\b)/],
  ['drop', /^drop (?:table|type|view|schema|materialized view)\b/],
  ['rename', /^alter (?:type|view|schema)\b[\s\S]* rename\b/],
]

/** Returns the name of the table that a statement creates. */
export const createdTable = (text: string): string | null => CREATE_TABLE.exec(text)?.[1] ?? null

/**
 * Returns the rules that a statement violates.
 * @param created tables of the same migration, which nobody else can use
 * @param earlier statements that have run before it
 */
export function violatedRules(
  text: string,
  created: ReadonlySet<string>,
  earlier: readonly string[],
): RuleName[] {
  const [, altered, actions = ''] = ALTER_TABLE.exec(text) ?? []
  if (altered !== undefined) {
    return created.has(altered) ? [] : violatedByActions(actions, { name: altered, earlier })
  }
  return STATEMENTS.flatMap(([rule, pattern]) => {
    const found = pattern.exec(text)
    return found && !created.has(found[1] ?? '') ? [rule] : []
  })
}

const violatedByActions = (actions: string, table: Table): RuleName[] =>
  splitAtCommas(actions).flatMap((action) =>
    ACTIONS.flatMap(([rule, isViolated]) => (isViolated(action, table) ? [rule] : [])),
  )
