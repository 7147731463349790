/**
 * Goes into a page: Next starts in a task of its own, once the scripts of the page have been
 * evaluated. In one task both keep a reader on a slow phone waiting for twice as long. It is an
 * empty script "before interactive" as `next/script` writes one, after which Next always starts
 * with a task of its own.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const SEPARATE_START = '(self.__next_s=self.__next_s||[]).push([0,{children:""}])'
