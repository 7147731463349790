import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '@/src/parsing/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { collectStoredText } from '@/src/importing/testing/stored-text'
import {
  markJson,
  markLines,
  markTable,
  markXml,
  createMarkers,
} from '@/src/importing/testing/marked-sources'
import type { Choose, CreateWord } from '@/src/importing/testing/marked-sources'
import { prepareLetter } from '@/src/importing/letters/prepare-letter'
import { readAll } from '@/src/importing/testing/read-all'
import { SAMPLES } from '@/src/importing/testing/program-samples'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'

const runs = { numRuns: Number(process.env['NOTHING_LOST_RUNS'] ?? 12) }

type Files = Readonly<Record<string, string>>

/** The files of a sample with words that stand nowhere else in all of its places. */
function marked(sample: (typeof SAMPLES)[number], next: CreateWord, choose: Choose): Files {
  const { furniture } = sample
  if ('json' in sample) {
    return { [sample.file]: markJson(sample.json, next, { choose, furniture }) }
  }
  if ('xml' in sample) {
    return {
      [sample.file]: markXml(sample.xml, next, { choose, furniture, unknown: sample.unknown }),
    }
  }
  if ('table' in sample) {
    return { [sample.file]: markTable(sample.table, next, { choose, furniture }) }
  }
  return { [sample.file]: markLines(sample.lines, next, furniture) }
}

// docs/product/import-and-export.md#nothing-is-lost
describe('every value of a source is stored or named at its row', () => {
  it.each(SAMPLES)(
    'of $format',
    async (sample) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
          async (choices) => {
            const words = createMarkers()
            let at = 0
            const choose = () => choices[(at += 1) % choices.length] === true
            const folder = await createFiles(marked(sample, words.next, choose))
            const { recipes, letters, formats, problems } = await readAll(folder)
            expect(problems).toEqual([])
            expect([...formats]).toEqual([sample.format])
            const [letter] = letters
            const kept = letter
              ? foldText(JSON.stringify(prepareLetter(letter)))
              : await collectStoredText(recipes[0], NO_CATALOGUE)
            const lost = words.all.filter((word) => !kept.includes(foldText(word)))
            expect(
              lost.map((word) =>
                placeOf(word, marked(sample, createMarkers().next, again(choices))),
              ),
            ).toEqual([])
          },
        ),
        runs,
      )
    },
    120_000,
  )
})

const again = (choices: readonly boolean[]): Choose => {
  let at = 0
  return () => choices[(at += 1) % choices.length] === true
}

/** Finds the part of a file that contains a word, to name the field that was lost. */
function placeOf(word: string, files: Files): string {
  const text = Object.values(files).join('\n')
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 60), at + word.length + 5)
}
