import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]

/** What axe finds on a page once nothing moves on it: what fades in has not its colours yet. */
export async function axe(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<string[]> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      // What moves by scrolling never ends.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => {}))
    await Promise.all(ends)
  })
  const builder = new AxeBuilder({ page }).withTags(TAGS)
  for (const selector of without) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' | ')}`,
  )
}
