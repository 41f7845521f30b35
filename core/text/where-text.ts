/** What stands in a text after the name that it begins with: the region and country of a place; often nothing. */
export const whereText = ({ name, text }: { name: string; text: string }): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^[\s,–]+/, '') : ''
