import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { baking } from '@/src/catalogues/ingredients/baking'
import { bread } from '@/src/catalogues/ingredients/bread'
import { condimentsAndSauces } from '@/src/catalogues/ingredients/condiments-and-sauces'
import { dairyAndEggs } from '@/src/catalogues/ingredients/dairy-and-eggs'
import { ferments } from '@/src/catalogues/ingredients/ferments'
import { fishAndSeafood } from '@/src/catalogues/ingredients/fish-and-seafood'
import { floursAndGrains } from '@/src/catalogues/ingredients/flours-and-grains'
import { fruit } from '@/src/catalogues/ingredients/fruit'
import { herbs } from '@/src/catalogues/ingredients/herbs'
import { legumes } from '@/src/catalogues/ingredients/legumes'
import { liquidsAndDrinks } from '@/src/catalogues/ingredients/liquids-and-drinks'
import { meatAndPoultry } from '@/src/catalogues/ingredients/meat-and-poultry'
import { mushroomsAndSeaweed } from '@/src/catalogues/ingredients/mushrooms-and-seaweed'
import { nutsAndSeeds } from '@/src/catalogues/ingredients/nuts-and-seeds'
import { oilsAndFats } from '@/src/catalogues/ingredients/oils-and-fats'
import { pastaAndNoodles } from '@/src/catalogues/ingredients/pasta-and-noodles'
import { preparedVegetables } from '@/src/catalogues/ingredients/prepared-vegetables'
import { spices } from '@/src/catalogues/ingredients/spices'
import { sweeteners } from '@/src/catalogues/ingredients/sweeteners'
import { vegetables } from '@/src/catalogues/ingredients/vegetables'

/** Every ingredient of the catalogue. Titles and aliases are unique over the whole list. */
export const ingredients: readonly CatalogueIngredient[] = [
  ...floursAndGrains,
  ...bread,
  ...pastaAndNoodles,
  ...dairyAndEggs,
  ...vegetables,
  ...preparedVegetables,
  ...mushroomsAndSeaweed,
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
