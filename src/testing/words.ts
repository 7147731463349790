import type { SourceFile } from './source-files'

/**
 * Words of the house that have a term of the field, by the term to use instead. Names are compared word by
 * word: `askedFor` has `asked`.
 */
export const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  anew: 'again, rebuild',
  asked: 'requested, query, filter',
  asks: 'requests, queries',
  door: 'middleware, request guard',
  fewest: 'min',
  keeper: 'supervisor',
  keeps: 'stores, retains',
  kept: 'cached, stored, retained',
  lane: 'queue',
  most: 'max',
  said: 'announced, declared',
  standing: 'status',
  stands: 'is, status',
  tells: 'reports, notifies',
  told: 'reported, declared',
  whoever: 'the user, the caller, the author',
  wish: 'request, intent',
  wished: 'requested',
  wishes: 'requests',
  words: 'label, message, text',
}

/** Words that are private in names alone: in sentences they have their plain meaning. */
const IN_NAMES_ONLY = new Set(['door', 'fewest', 'lane', 'most', 'said', 'words'])

const EXPORTED =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:default )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm

/** Names of products, in which these words are no choice of ours. */
const PRODUCTS = /recipe ?keeper/gi

/** Rooms whose subject is words. */
const ABOUT_WORDS = /^(?:search|src\/(?:parsing|importing))\//

/**
 * Finds the private words in the exported names and their docstrings in a file: `kept in keptRows`.
 * @param path of the file from the root
 */
export function privateWordsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(EXPORTED)].flatMap(([, docstring = '', name = '']) => [
    ...wordsOf(name.replace(/([a-z\d])([A-Z])/g, '$1 $2'))
      .filter((word) => word !== 'words' || !ABOUT_WORDS.test(path))
      .map((word) => `${word} in ${name}`),
    ...wordsOf(docstring)
      .filter((word) => !IN_NAMES_ONLY.has(word))
      .map((word) => `${word} in the docstring of ${name}`),
  ])
}

const wordsOf = (text: string): string[] =>
  text
    .replace(PRODUCTS, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => Object.hasOwn(PRIVATE_WORDS, word))
