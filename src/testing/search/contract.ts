import { describeChanges } from './contract/changes'
import { describeHints } from './contract/hints'
import { describeIngredients } from './contract/ingredients-and-time'
import { describeLists } from './contract/lists'
import { describeMatching } from './contract/matching'
import { tryEngine } from './contract/tried-engine'
import type { EngineUnderTest } from './contract/tried-engine'

/** The contract of every search engine: each test is a behaviour that readers count on. */
export function describeSearchContract(name: string, start: () => Promise<EngineUnderTest>): void {
  const tried = tryEngine(start)
  describeMatching(name, tried)
  describeLists(name, tried)
  describeIngredients(name, tried)
  describeHints(name, tried)
  describeChanges(name, tried)
}
