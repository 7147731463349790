import { JSONParser } from '@streamparser/json'
import { ImportProblem } from '../import-problem'
import type { SourceFile } from './source-file'
import { readText, decodeStream } from './text'

/** A value in a JSON file, with the names on its path. */
export type JsonValue = { path: readonly (string | number)[]; value: unknown }

/**
 * Yields the values of a JSON file at a path (`$.recipes.*`), without loading the file into memory.
 * @throws ImportProblem at invalid JSON
 */
export async function* readJsonValues(
  file: SourceFile,
  paths: readonly string[],
): AsyncGenerator<JsonValue> {
  const waiting: JsonValue[] = []
  const parser = new JSONParser({ paths: [...paths], keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    const names = stack.slice(1).flatMap((level) => level.key ?? [])
    waiting.push({ path: [...names, ...(key === undefined ? [] : [key])], value })
  }
  const failures: Error[] = []
  parser.onError = (error) => failures.push(error)
  for await (const piece of decodeStream(file)) {
    parser.write(piece.replace(/^\ufeff/, ''))
    yield* waiting.splice(0)
    if (failures.length > 0) throw noJson(failures[0])
  }
  if (!parser.isEnded) throw noJson(new Error('The file ends in the middle'))
}

/** Reads a small JSON file whole. @throws ImportProblem for invalid JSON */
export async function readJson(file: SourceFile): Promise<unknown> {
  const text = (await readText(file)).replace(/^\ufeff/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw noJson(error)
  }
}

const noJson = (cause: unknown): ImportProblem =>
  new ImportProblem('This is not valid JSON: it is damaged or incomplete.', { cause })

/** Returns whether the beginning of a text is JSON that contains all of these keys. */
export const hasKeys = (text: string, ...keys: readonly string[]): boolean =>
  /^\s*[[{]/.test(text) && keys.every((key) => new RegExp(`"${key}"\\s*:`).test(text))
