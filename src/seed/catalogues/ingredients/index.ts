import type { CatalogueIngredient } from '@/src/seed/catalogues/catalogue-types'
import { baking } from '@/src/seed/catalogues/ingredients/baking'
import { bread } from '@/src/seed/catalogues/ingredients/bread'
import { condimentsAndSauces } from '@/src/seed/catalogues/ingredients/condiments-and-sauces'
import { dairyAndEggs } from '@/src/seed/catalogues/ingredients/dairy-and-eggs'
import { ferments } from '@/src/seed/catalogues/ingredients/ferments'
import { fishAndSeafood } from '@/src/seed/catalogues/ingredients/fish-and-seafood'
import { floursAndGrains } from '@/src/seed/catalogues/ingredients/flours-and-grains'
import { fruit } from '@/src/seed/catalogues/ingredients/fruit'
import { herbs } from '@/src/seed/catalogues/ingredients/herbs'
import { legumes } from '@/src/seed/catalogues/ingredients/legumes'
import { liquidsAndDrinks } from '@/src/seed/catalogues/ingredients/liquids-and-drinks'
import { meatAndPoultry } from '@/src/seed/catalogues/ingredients/meat-and-poultry'
import { nutsAndSeeds } from '@/src/seed/catalogues/ingredients/nuts-and-seeds'
import { oilsAndFats } from '@/src/seed/catalogues/ingredients/oils-and-fats'
import { pastaAndNoodles } from '@/src/seed/catalogues/ingredients/pasta-and-noodles'
import { spices } from '@/src/seed/catalogues/ingredients/spices'
import { sweeteners } from '@/src/seed/catalogues/ingredients/sweeteners'
import { vegetables } from '@/src/seed/catalogues/ingredients/vegetables'

/** Every ingredient of the catalogue. Titles and aliases are unique over the whole list. */
export const ingredients: readonly CatalogueIngredient[] = [
  ...floursAndGrains,
  ...bread,
  ...pastaAndNoodles,
  ...dairyAndEggs,
  ...vegetables,
  ...fruit,
  ...herbs,
  ...spices,
  ...meatAndPoultry,
  ...fishAndSeafood,
  ...legumes,
  ...nutsAndSeeds,
  ...oilsAndFats,
  ...sweeteners,
  ...condimentsAndSauces,
  ...baking,
  ...liquidsAndDrinks,
  ...ferments,
]
