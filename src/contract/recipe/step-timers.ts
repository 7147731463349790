import { z } from 'zod'
import {
  MAX_FURTHER_TIMERS,
  MAX_MINUTES,
  MAX_TIMER_LABEL,
} from '@/src/domain/recipes/recipe-limits'
import { NonEmpty } from '../basics'

/**
 * Timers of an author beside `timerMinutes`.
 * @see docs/product/cooking.md#timers
 */
export const FurtherTimers = z
  .array(
    z
      .object({
        minutes: z.number().describe('Duration, in minutes.'),
        label: z.string().nullable().describe('Label of the timer; `null` to use the duration.'),
      })
      .describe('An additional timer of a step.'),
  )
  .nullable()
  .describe('Timers in addition to `timerMinutes`, in order; `null` to use the times in `content`.')

/** Those timers in a request. */
export const FurtherTimersWrite = z
  .array(
    z
      .strictObject({
        minutes: z.number().positive().max(MAX_MINUTES).describe('Duration, in minutes.'),
        label: NonEmpty.max(MAX_TIMER_LABEL)
          .nullable()
          .describe('Label of the timer; `null` to use the duration.'),
      })
      .describe('An additional timer of a step to write.'),
  )
  .max(MAX_FURTHER_TIMERS)
  .nullable()
  .optional()
  .describe(
    'Timers in addition to `timerMinutes`, in order; `null` or omitted to use the times in `content`, empty for no timers.',
  )

/** All timers that a step offers. */
export const StepTimers = z
  .array(
    z
      .object({
        minutes: z.number().describe("Duration, in minutes; unique among the step's timers."),
        label: z.string().describe('Label of the timer, such as `30 to 35 minutes`.'),
      })
      .describe('A timer of a step.'),
  )
  .describe('All timers of the step: `timerMinutes` and the additional timers.')

/** A timer that a step offers. */
export type StepTimer = z.infer<typeof StepTimers>[number]
