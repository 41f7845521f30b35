import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { ROOT } from '../cli/tools.ts'

interface BillOfMaterials {
  bomFormat: string
  metadata: { component: { purl: string } }
  components: { name: string; version: string }[]
}

test('the list of packages that goes with a release names us, and what runs', () => {
  const steps = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## A release')[1]
  const command = /`npm (sbom [^`>]+) > [^`]*`.*release notes/.exec(steps ?? '')?.[1]
  expect(command, 'the step of a release').toBeDefined()
  // Of the lock file alone, as fast as that is.
  const args = [...command!.split(' '), '--package-lock-only']
  const text = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { bomFormat, metadata, components } = JSON.parse(text) as BillOfMaterials
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component.purl).toBe(`pkg:npm/${own.name}@${own.version}`)
  const packages = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const { fastify, kysely } = own.dependencies
  for (const known of [`fastify@${fastify}`, `kysely@${kysely}`]) expect(packages).toContain(known)
  const names = new Set(components.map(({ name }) => name))
  for (const tool of ['vitest', 'oxlint', 'playwright']) expect(names).not.toContain(tool)
})
