import type { ImportMap } from 'payload'

/** Generated beside this file by `npm run generate:importmap`. */
export const importMap: ImportMap
