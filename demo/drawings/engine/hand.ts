import type { Colour } from '@/demo/drawings/engine/colour'
import type { Dice } from '@/demo/drawings/engine/dice'

/** The style of one illustrator: the light, the shadows, the paper. */
export interface Hand {
  /** Direction and softness of shadows, for an object 100 pixels high. */
  shadow: { dx: number; dy: number; blur: number; colour: Colour; opacity: number }
  /** Round things get a soft turn (1) or two flat tones (0). */
  modelling: 'soft' | 'flat'
  /** Pixels an edge may stray from the drawn one. */
  stray: number
  /** Strength of the paper's grain, as a fraction of full white. */
  grain: number
  /** Strength of the brush strokes. */
  brush: number
  /** Amounts of red, green and blue that the dark end of the light map removes, as fractions. */
  dusk: readonly [number, number, number]
  /** Amounts that its bright end adds. */
  glow: readonly [number, number, number]
}

/** The arguments of every drawing function: the hand that draws and the dice it throws. */
export interface Pen {
  dice: Dice
  hand: Hand
}

/** Quiet, northern, low light from the left: soft turns, long shadows. */
export const quietHand: Hand = {
  shadow: { dx: 34, dy: 22, blur: 20, colour: '#120e0c', opacity: 0.5 },
  modelling: 'soft',
  stray: 1.6,
  grain: 0.05,
  brush: 0.035,
  dusk: [0.64, 0.7, 0.76],
  glow: [0.56, 0.46, 0.24],
}

/** Gouache on butter paper: two flat tones, short shadows cut from brown paper. */
export const gouacheHand: Hand = {
  shadow: { dx: 20, dy: 24, blur: 7, colour: '#4a2416', opacity: 0.34 },
  modelling: 'flat',
  stray: 3.2,
  grain: 0.06,
  brush: 0.05,
  dusk: [0.4, 0.5, 0.56],
  glow: [0.3, 0.26, 0.16],
}

/** Printed in strong inks under a high sun: crisp teal shadows. */
export const printHand: Hand = {
  shadow: { dx: 24, dy: 26, blur: 5, colour: '#06303a', opacity: 0.45 },
  modelling: 'flat',
  stray: 1.4,
  grain: 0.075,
  brush: 0.03,
  dusk: [0.62, 0.46, 0.36],
  glow: [0.34, 0.3, 0.16],
}
