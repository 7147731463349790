import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Dried and fresh pasta and the noodles of Asia. */
export const pastaAndNoodles: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    ['macaroni', 105, 'elbow macaroni, elbow pasta, elbows, macaroni pasta'],
    [
      'short pasta',
      105,
      'pasta, dried pasta, small pasta, pasta shapes, whole wheat pasta, gluten-free pasta, dry pasta',
    ],
    ['egg noodle', 38, 'egg noodles, wide egg noodle, wide egg noodles, egg pasta'],
    ['chow mein noodle', 56, 'crispy noodle, fried chow mein noodle'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'label' }, [
    ['fusilli', 85, 'rotini, spiral pasta, cavatappi, fusilli pasta'],
    ['conchiglie', 82, 'shell pasta, pasta shells, medium shells'],
    ['farfalle', 75, 'bow-tie pasta, bowtie pasta, farfalle pasta'],
    ['cooked pasta', 140, 'leftover pasta'],
    ['orzo', 168, 'risoni, kritharaki, orzo pasta'],
    ['penne', 95, 'penne rigate, mostaccioli, penne pasta'],
    ['rigatoni', 75, 'ziti, tortiglioni, rigatoni pasta'],
    ['ditalini', 140, 'tubetti, small soup pasta, ditalini pasta'],
    ['orecchiette', 90, 'orecchiette pasta'],
    ['stelline', 190, 'pastina, alphabet pasta, acini di pepe'],
    ['vermicelli pasta', 110, 'broken vermicelli, fideo, seviyan, wheat vermicelli'],
    ['gnocchi', 150, 'potato gnocchi'],
    ['tortellini', 110, 'cheese tortellini, ravioli, cheese ravioli, tortelloni'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    [
      'spaghetti',
      null,
      'dried spaghetti, thin spaghetti, spaghettini, whole wheat spaghetti, spaghetti pasta',
    ],
    ['linguine', null, 'linguini, linguine pasta'],
    ['fettuccine', null, 'fettucine, fettuccine pasta'],
    ['tagliatelle', null, 'tagliatelle pasta'],
    ['pappardelle', null, 'pappardelle pasta'],
    ['bucatini', null, 'bucatini pasta'],
    ['angel hair', null, 'angel hair pasta, capellini, cappellini'],
    [
      'lasagna noodle',
      null,
      'lasagne sheet, lasagna sheet, lasagna noodles, lasagne, lasagne sheets, dry lasagna noodle, no-boil lasagna noodle',
    ],
    ['cannelloni', null, 'manicotti'],
    ['jumbo pasta shell', null, 'jumbo shells'],
    ['fresh pasta', null, 'fresh egg pasta, fresh pasta sheet'],
    ['spätzle', null, 'spaetzle'],
    [
      'rice noodle',
      null,
      'rice noodles, flat rice noodle, pad thai noodle, rice stick, rice sticks, banh pho, wide rice noodle',
    ],
    [
      'rice vermicelli',
      null,
      'vermicelli rice noodle, thin rice noodle, bee hoon, vermicelli rice noodles, vermicelli noodle',
    ],
    ['soba', null, 'soba noodle, soba noodles, buckwheat noodle, buckwheat noodles'],
    ['udon', null, 'udon noodle, udon noodles'],
    ['ramen noodle', null, 'ramen, ramen noodles, instant noodle, instant ramen, instant noodles'],
    ['somen', null, 'somen noodle'],
    [
      'wheat noodle',
      null,
      'chinese noodle, lo mein noodle, chinese egg noodle, hokkien noodle, noodle, noodles, wheat noodles',
    ],
    [
      'glass noodle',
      null,
      'cellophane noodle, mung bean noodle, bean thread noodle, glass noodles, bean vermicelli',
    ],
    ['sweet potato noodle', null, 'dangmyeon, korean sweet potato noodle'],
    ['konjac noodle', null, 'shirataki, shirataki noodle, konjac'],
    [
      'rice paper',
      null,
      'rice paper wrapper, spring roll skin, rice paper sheet, summer roll wrapper',
    ],
    ['Korean rice cake', null, 'tteok, tteokbokki rice cake, rice cake (korean)'],
    ['boxed macaroni and cheese', null, 'mac and cheese, macaroni and cheese mix'],
  ]),
]
