declare module 'sax' {
  interface Tag {
    name: string
    uri: string
    attributes: Readonly<Record<string, { value: string }>>
  }
  interface Parser {
    onopentag: (tag: Tag) => void
    onclosetag: () => void
    ontext: (text: string) => void
    onerror: (error: Error) => void
    write(text: string): Parser
    close(): void
  }
  export function parser(isStrict: true, options: { xmlns: true }): Parser
}
