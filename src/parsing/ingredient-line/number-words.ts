/** Number words of several languages, by value. */
const VALUES: readonly [value: number, words: string][] = [
  [0.25, 'one-quarter one-fourth quarter'],
  [1 / 3, 'one-third third'],
  [
    0.5,
    'one-half half halbe halber halbes demi media medio mezzo mezza halve halv halvt halva meia meio pół yarım 半 halben halves mezzi',
  ],
  [2 / 3, 'two-thirds'],
  [0.75, 'three-quarters'],
  [
    1,
    'one ein eine einen einer un une una uno um uma een en ett bir jedna jeden einem eines jedno',
  ],
  [1.5, 'anderthalb eineinhalb'],
  [2, 'two zwei deux dos due dois duas twee två iki dwa dwie'],
  [3, 'three drei trois tres tre três drie üç trzy'],
  [4, 'four vier quatre cuatro quattro'],
  [5, 'five fünf cinq vijf'],
  [6, 'six sechs zes'],
  [7, 'seven'],
  [8, 'eight acht huit otto ocho'],
  [9, 'nine'],
  [10, 'ten zehn dix tien diez dieci'],
  [11, 'eleven'],
  [12, 'twelve zwölf twaalf'],
  [13, 'thirteen'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [30, 'thirty'],
]

const BY_WORD = new Map(
  VALUES.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

/** Returns the value of a number word ("two", "halbe", "demi"), or undefined. */
export const parseNumberWord = (word: string): number | undefined => BY_WORD.get(word)
