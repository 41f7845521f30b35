import type { Page } from 'playwright'

/**
 * Draws a finger over the middle of a part of the page, by so many pixels, negative to the left, and lets it rest
 * before it is lifted: how far a thrown strip goes on is a matter of how busy the machine is.
 */
export async function swipe(page: Page, selector: string, by: number): Promise<void> {
  const part = page.locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: x + width / 2 + (share - 0.5) * by, y: y + height / 3 }]
  const send = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at(share) })
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.waitForTimeout(20)
    await send('touchMove', share)
  }
  for (let rest = 0; rest < 3; rest++) {
    await page.waitForTimeout(60)
    await send('touchMove', 1)
  }
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  })
  await session.detach()
}
