import type { Markup } from '@/src/seed/demo/demo-content'

/** The about page of the demo site, in its author's voice. */
export const about: Markup = `My name is Ilse Brandt. I cook in a kitchen four meters long, two streets up from the harbor, with one window to the north and a stairwell that stays at 65°F for eight months of the year. The stairwell decided what I would become good at.

I worked for nineteen years as a purser on the coastal ferries, where nothing is fresh by the fourth day and everyone is hungry. Passengers paid me in food: a jar of this, a culture of that, a spoonful in a paper cup with instructions. When I came ashore I had a shelf of living things to look after and no idea what half of them were called. I have spent the years since finding out, with a scale, a thermometer and a notebook.

Every recipe here has been made at least five times, the last time from the page as you see it. I weigh salt and flour and think you should too. Where a thing can go wrong I say how it looks when it does, and what must be thrown away. Where I give a percentage or a temperature for safety, I have checked it against the people whose job it is, first of all the [National Center for Home Food Preservation](https://nchfp.uga.edu/).

If you are new, begin with the sauerkraut and nothing else. Buy one jar. Look at it every day. In four weeks you will know most of what I know about cabbage, and the rest is in the notes.

New recipes come on Thursdays, though some weeks the jar is not ready and neither am I. Write to me under any recipe. I read everything and answer on Sunday evenings, when the kitchen is clean.`
