import { startWeatherServer, type WeatherServer } from '../../../api/test/weather/server.ts'

const ROME_DEGREE = 41

/** The provider that the site of the browser tests asks. It fails for Rome. */
export const startE2eWeather = (port = 0): Promise<WeatherServer> => startWeatherServer({ port, unknown: ROME_DEGREE })
