import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { Lang } from '#core/i18n/languages.ts'
import type { Frame } from '#data/index/inputs.ts'
import renderer from '#site/render/react-server.ts'
import { FRAME } from './samples.ts'

type Component = Parameters<AstroContainer['renderToString']>[0]

type Renderer = Parameters<AstroContainer['addServerRenderer']>[0]['renderer']

type Part = 'Header' | 'Footer'

const made = new Map<string, Promise<string>>()

/** The header or the footer as HTML; made once, as in a build. */
export function chromeHtml(part: Part, lang: Lang, frame: Frame = FRAME): Promise<string> {
  const key = `${part} ${lang} ${JSON.stringify(frame)}`
  const known = made.get(key) ?? render(part, { lang, frame })
  made.set(key, known)
  return known
}

async function render(part: Part, props: { lang: Lang; frame: Frame }): Promise<string> {
  // As a name that is looked up when it runs: only Astro's own check knows the types of its files.
  const file: string = `../app/${part}.astro`
  const { default: component } = (await import(file)) as { default: Component }
  const container = await AstroContainer.create()
  container.addServerRenderer({ name: renderer.name, renderer: renderer as unknown as Renderer })
  return container.renderToString(component, { props })
}
