/**
 * A script that makes Next start in a separate task, after the scripts of the page have been evaluated: one
 * task for both blocks slow phones for twice as long. It is an empty script "before interactive" as
 * `next/script` writes one, after which Next always starts in a separate task.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const SEPARATE_START = '(self.__next_s=self.__next_s||[]).push([0,{children:""}])'
