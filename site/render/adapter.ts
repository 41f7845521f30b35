import type { AstroIntegration } from 'astro'

/** Bundles the site into one module that renders any page on demand; the publisher drives it. */
export function publisherAdapter(): AstroIntegration {
  return {
    name: 'publisher-adapter',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: new URL('../ui/islands/interaction.ts', import.meta.url).pathname,
        })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'publisher-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        })
      },
    },
  }
}
