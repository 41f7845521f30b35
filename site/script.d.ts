/** A script with all that it imports, as text: see render/script-plugin.ts. */
declare module 'script:*' {
  const code: string
  export default code
}
