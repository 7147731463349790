import { cooklang } from './cooklang'
import { copyMeThat } from './copy-me-that'
import { csv, myRecipeBox, planToEat } from './csv'
import type { ImportFormat } from './format'
import { ghost } from './ghost'
import { html } from './html'
import { frontMatter, markdown, plainText } from './markdown'
import { masterCookText } from './master-cook-text'
import { mealMaster } from './meal-master'
import { mealie } from './mealie'
import { mhtml } from './mhtml'
import { pagesJsonl } from './pages-jsonl'
import { ownExport } from './own-export'
import { paprika } from './paprika'
import { recipeKeeper } from './recipe-keeper'
import { gourmet, masterCook, recipeMl } from './recipe-xml'
import { recipeSage, schemaOrg } from './schema-org'
import { subscribers } from './subscribers'
import { substack } from './substack'
import { tandoor } from './tandoor'
import { wordPress } from './wordpress'

/** All formats, the most particular first: the first that knows a file takes it. */
export const FORMATS: readonly ImportFormat[] = [
  ownExport,
  substack,
  wordPress,
  ghost,
  masterCook,
  recipeMl,
  gourmet,
  pagesJsonl,
  paprika,
  tandoor,
  mealie,
  recipeSage,
  schemaOrg,
  copyMeThat,
  recipeKeeper,
  mhtml,
  html,
  mealMaster,
  masterCookText,
  planToEat,
  myRecipeBox,
  subscribers,
  csv,
  cooklang,
  frontMatter,
  markdown,
  plainText,
]

/** A format by its name; undefined when there is none. */
export const formatNamed = (name: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.name === name)
