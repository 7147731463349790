import { exampleMails } from './example-mails'

/*
 * Run as a process of its own by a browser test, because Playwright compiles components to descriptions of
 * its own: prints the example mails as JSON.
 */
process.stdout.write(JSON.stringify(await exampleMails()))
