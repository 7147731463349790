import type { SearchEngine, SearchRequest } from './engine'

/** Time for which the external engine is skipped after a failure, in milliseconds. */
const REST = 10_000

/**
 * Combines an external search engine for words with the one inside Postgres for everything else: lists and
 * terms show changes at once, and Postgres takes over while the external engine is unavailable.
 */
export function withFallback(
  outside: SearchEngine,
  inside: SearchEngine,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): SearchEngine {
  let restsUntil = 0
  const either = async <Result>(
    asks: (engine: SearchEngine) => Promise<Result>,
  ): Promise<Result> => {
    if (now() < restsUntil) return asks(inside)
    try {
      return await asks(outside)
    } catch (error) {
      restsUntil = now() + REST
      onFailure(error)
      return asks(inside)
    }
  }
  return {
    name: outside.name,
    search: (request) =>
      hasWords(request) ? either((engine) => engine.search(request)) : inside.search(request),
    suggest: (request) => either((engine) => engine.suggest(request)),
    index: async (recipeIds) => {
      await inside.index(recipeIds)
      await outside.index(recipeIds)
    },
    remove: async (recipeIds) => {
      await inside.remove(recipeIds)
      await outside.remove(recipeIds)
    },
    health: () => outside.health(),
  }
}

const hasWords = ({ text, ingredients }: SearchRequest): boolean =>
  text.trim() !== '' || ingredients.length > 0
