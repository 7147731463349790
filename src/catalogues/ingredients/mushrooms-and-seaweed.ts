import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Mushrooms, fresh, dried and canned, and vegetables of the sea. */
export const mushroomsAndSeaweed: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    [
      'mushroom',
      70,
      'button mushroom, white mushroom, cremini mushroom, cremini, chestnut mushroom, crimini mushroom, baby bella mushroom, champignon, champignon mushroom, mushroom cap',
    ],
    ['shiitake mushroom', 70, 'shiitake, fresh shiitake, shitake mushroom'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'usda-fdc' }, [
    ['portobello mushroom', 86, 'portobello, portobella mushroom'],
    ['oyster mushroom', 86, 'king oyster mushroom'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'similar' }, [
    ['maitake mushroom', 70, 'maitake, hen of the woods'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'similar' }, [
    ['enoki mushroom', 65, 'enoki'],
    ['chanterelle', 54, 'chanterelle mushroom, girolle'],
    ['wild mushroom', 70, 'mixed mushroom, mixed wild mushroom, mixed mushrooms'],
    ['canned mushroom', 156, 'tinned mushroom'],
    [
      'dried shiitake',
      40,
      'dried shiitake mushroom, dried chinese mushroom, dried black mushroom, chinese black mushroom',
    ],
    [
      'dried porcini',
      30,
      'dried porcini mushroom, porcini, dried ceps, dried mushroom, porcini mushroom',
    ],
    ['wood ear mushroom', 28, 'black fungus, cloud ear, wood ear'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    ['truffle', null, 'black truffle, white truffle'],
    ['nori', null, 'nori sheet, toasted nori, seaweed sheet, dried nori'],
    ['kombu', null, 'kelp, dashi kombu, dried kelp'],
    ['wakame', null, 'dried wakame'],
    ['dulse', null],
    ['samphire', null, 'sea beans, glasswort'],
  ]),
]
