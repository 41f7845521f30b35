import { fillWeather } from '#site/islands/weather/weather-line.ts'

/** What a visitor who stays on a guide gets: the weather, and what is open now. */
export function stay(weather: HTMLElement | null): void {
  if (weather) void fillWeather(weather)
  void import('#site/islands/listing/hours.ts')
}
