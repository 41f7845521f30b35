/// <reference types="astro/client" />

declare global {
  namespace App {
    interface Locals {
      page: import('#site/ui/page/page-context.ts').PageContext
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | 'query'
  }
}

export {}
