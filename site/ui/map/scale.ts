import { control, type Control, type Map as LeafletMap } from 'leaflet'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/ui/units/units.ts'

const SCALE_PX = 100

/** A scale in the visitor's unit, in the words of the language. */
export function addScale(map: LeafletMap, lang: Lang): () => void {
  const inWords = {
    _updateScale(line: HTMLElement, text: string, share: number) {
      line.style.width = `${Math.round(SCALE_PX * share)}px`
      line.dir = 'auto'
      line.textContent = scaleText(lang, text)
    },
  }
  let scale: Control.Scale | undefined
  return $inMiles.subscribe((imperial) => {
    scale?.remove()
    scale = Object.assign(control.scale({ imperial, metric: !imperial, maxWidth: SCALE_PX }), inWords).addTo(map)
  })
}

const UNITS = { km: 'kilometer', m: 'meter', mi: 'mile', ft: 'foot' }

/** '500 m', as Leaflet writes it, in a language. */
function scaleText(lang: Lang, text: string): string {
  const [count = '', unit = ''] = text.split(' ')
  return new Intl.NumberFormat(LANGUAGES[lang].locale, {
    style: 'unit',
    unit: UNITS[unit as keyof typeof UNITS],
    unitDisplay: 'short',
    useGrouping: false,
  }).format(Number(count))
}
