/** The style of a recipe in a grid. */
export type CardSettings = {
  /**
   * `plain`: words under the picture; `label`: words on paper over its edge; `block`: on colour;
   * `framed`: like a print in a mount; `ruled`: words over the picture, under a rule; `line`: a small
   * picture beside the words; `scrim`: words on the picture.
   */
  style: 'plain' | 'label' | 'block' | 'framed' | 'ruled' | 'line' | 'scrim'
  /** Width by height of the picture. */
  ratio: number
}
