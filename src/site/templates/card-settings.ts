/** The style of a recipe in a grid. */
export type CardSettings = {
  /**
   * `plain`: text under the picture; `label`: text on paper over its edge; `block`: on colour;
   * `framed`: like a print in a mount; `ruled`: text above the picture, under a rule; `line`: a small
   * picture beside the text; `scrim`: text on the picture.
   */
  style: 'plain' | 'label' | 'block' | 'framed' | 'ruled' | 'line' | 'scrim'
  /** Width by height of the picture. */
  ratio: number
}
