/** The output of `npm run import -- --help`; its list of formats is the registry's. */
export async function importHelp(): Promise<string> {
  const { FORMATS } = await import('@/src/importing/formats/registry')
  const width = Math.max(...FORMATS.map(({ name }) => name.length))
  const formats = FORMATS.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`)
  return `Imports recipes, posts and subscribers into a site.

  npm run import -- --site SLUG [options] PATH…

PATH is a file, a zip archive or a folder; what it is, its content tells. A row that was imported
before is written over, never made twice. Stopped or killed, the same command goes on where it was.

  --site SLUG            the site to import into
  --dry-run              read, match and report, but write nothing
  --format NAME          take every file for this format, whatever it looks like
  --on-repeat WHAT       update (default) or skip what was imported before
  --column COLUMN=FIELD  for CSV: which field a column is (repeat as needed)
  --type TYPE            import items of TYPE too, such as page: those with a recipe, or TYPE=all
  --report FILE          what became of each row, as CSV
  --offline              fetch no pictures: only those in the file are taken
  --restart              begin anew, even where the same import was stopped
  --help                 this text

Formats:
${formats.join('\n')}
`
}
