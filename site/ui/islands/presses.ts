/**
 * Adds a press that came too early, to be done once the button works. Each press of a counter is a step; other buttons
 * are pressed once, however often somebody tried.
 */
export function addPress(pressed: HTMLButtonElement[], button: HTMLButtonElement | null | undefined): void {
  if (button && (button.matches('.step') || !pressed.includes(button))) pressed.push(button)
}
