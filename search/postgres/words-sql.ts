import { STOP_WORDS } from '@/search/query/stop-words'
import { LETTERS, MAX_WORD, PLURALS, SEPARATOR_RANGES } from '@/search/query/word-rules'

/** Generates the Postgres functions that fold and split words, as `collections/sql/search-words.sql`. */
export function wordsSql(): string {
  return `-- Written by \`npm run generate:sql\` from search/query/word-rules.ts. Do not edit.
-- Without STRICT, which would keep Postgres from putting them into the statements that call them.

${FUNCTIONS.map((text) => `${text}\n`).join('\n')}`
}

const hex = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`
// Postgres cannot store U+0000 in a text.
const SEPARATORS = `[${SEPARATOR_RANGES.map(([first, last]) => {
  const from = Math.max(first, 1)
  return from === last ? hex(from) : `${hex(from)}-${hex(last)}`
}).join('')}]+`

const quoted = (text: string): string => `'${text}'`
const listOf = (words: readonly string[]): string => words.map(quoted).join(', ')
const LETTER_PAIRS = Object.entries(LETTERS)
const TO_ONE = LETTER_PAIRS.filter(([, plain]) => plain.length === 1)
const TO_MORE = LETTER_PAIRS.filter(([, plain]) => plain.length > 1)

/** A condition that a word has one of some endings, by their lengths. */
function endsIn(endings: readonly string[]): string {
  const lengths = [...new Set(endings.map((ending) => ending.length))].sort()
  return lengths
    .map((length) => {
      const some = endings.filter((ending) => ending.length === length)
      return `right(word, ${length}) IN (${listOf(some)})`
    })
    .join(' OR ')
}

const folded = TO_MORE.reduce(
  (inner, [letter, plain]) => `replace(${inner}, '${letter}', '${plain}')`,
  `translate(
      lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')),
      '${TO_ONE.map(([letter]) => letter).join('')}', '${TO_ONE.map(([, plain]) => plain).join('')}')`,
)

const FUNCTIONS = [
  `-- Words as they are compared: without marks and capitals.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given)
    ELSE ${folded} END $$;`,
  `-- The singular of an English noun; other words as they are.
CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN right(word, 1) <> 's' OR length(word) < ${PLURALS.shortest} OR ${endsIn(PLURALS.singularEndings)}
      THEN word
    WHEN word IN (${listOf(PLURALS.inF)}) THEN left(word, -3) || 'f'
    WHEN word IN (${listOf(PLURALS.inIe)}) THEN left(word, -1)
    WHEN right(word, 3) = 'ies' AND length(word) > 4 THEN left(word, -3) || 'y'
    WHEN ${endsIn(PLURALS.esEndings)} THEN left(word, -2)
    ELSE left(word, -1) END $$;`,
  `-- The words of a text, folded, in order.
CREATE OR REPLACE FUNCTION search_words_of(given text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(word, ${MAX_WORD}) FROM regexp_split_to_table(search_fold(given), '${SEPARATORS}') AS word
    WHERE word <> '' $$;`,
  `-- The same words as one text with a word a line; null when there are none.
CREATE OR REPLACE FUNCTION search_lines(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(CASE WHEN octet_length(lines) <= ${MAX_WORD} THEN lines
      ELSE regexp_replace(lines, '([^\\n]{${MAX_WORD}})[^\\n]+', '\\1', 'g') END, '')
    FROM btrim(regexp_replace(search_fold(given), '${SEPARATORS}', E'\\n', 'g'), E'\\n') AS lines $$;`,
  `-- A text as other names are kept: the words that say something, in the singular, between spaces.
CREATE OR REPLACE FUNCTION search_phrase(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(
      string_agg(search_singular(word), ' ') FILTER (WHERE word NOT IN (${listOf([...STOP_WORDS])})),
      string_agg(search_singular(word), ' '), '')
    FROM search_words_of(given) AS word $$;`,
]
