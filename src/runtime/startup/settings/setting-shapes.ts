import { z } from 'zod'

/** A web address of one of these protocols, with a host. */
export const address = (protocols: RegExp, wrong: string) =>
  z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url !== undefined && protocols.test(url.protocol) && url.hostname !== ''
  }, wrong)

/** A switch. */
export const trueOrFalse = z.enum(['true', 'false'], 'is neither true nor false')

/** A host name, with its port or without. */
export const DOMAIN =
  /^(?=.{1,253}(?::|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/

/** A mail address with a name before it. */
export const NAMED_ADDRESS = /^(?:[^<>\r\n"]*|"[^"\r\n]*")\s*<[^<>\s@]+@[^<>\s@]+>$/

/** A mail address alone. */
export const PLAIN_ADDRESS = /^[^<>\s@]+@[^<>\s@]+$/

/** A whole number between two others. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, `is less than ${String(least)}`)
        .max(most, `is more than ${String(most)}`),
    )
