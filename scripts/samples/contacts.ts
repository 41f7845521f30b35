import type { SeedSupervisionContact } from '../../core/contract/data-files.ts'
import { cells, makeRng, text } from './base.ts'
import { cityOf } from './cities.ts'
import { phone } from './countries.ts'

// id | city of the telephone | en | he | fr | es | ru | de
const TABLE = `
sample-beth-din-north | london | Sample Beth Din North | בית דין צפון (דוגמה) | Beth Din du Nord (exemple) | Beth Din del Norte (ejemplo) | Северный бейт-дин (образец) | Beth Din Nord (Muster)
sample-beth-din-south | london | Sample Beth Din South | בית דין דרום (דוגמה) | Beth Din du Sud (exemple) | Beth Din del Sur (ejemplo) | Южный бейт-дин (образец) | Beth Din Süd (Muster)
sample-city-rabbinate | jerusalem | Sample City Rabbinate | רבנות עירונית (דוגמה) | Rabbinat municipal (exemple) | Rabinato municipal (ejemplo) | Городской раввинат (образец) | Stadtrabbinat (Muster)
sample-community-council | paris | Sample Community Council | מועצת הקהילה (דוגמה) | Conseil de la communauté (exemple) | Consejo comunitario (ejemplo) | Совет общины (образец) | Gemeinderat (Muster)
sample-kashrut-board | newyork | Sample Kashrut Board | ועד הכשרות (דוגמה) | Bureau de la cacherout (exemple) | Junta de kashrut (ejemplo) | Комитет по кашруту (образец) | Kaschrutausschuss (Muster)
sample-mehadrin-committee | jerusalem | Sample Mehadrin Committee | ועדת מהדרין (דוגמה) | Comité Mehadrin (exemple) | Comité Mehadrín (ejemplo) | Комитет мехадрин (образец) | Mehadrin-Komitee (Muster)
sample-sephardi-court | telaviv | Sample Sephardi Court | בית דין ספרדי (דוגמה) | Tribunal séfarade (exemple) | Tribunal sefardí (ejemplo) | Сефардский суд (образец) | Sefardisches Gericht (Muster)
sample-traveller-kosher | newyork | Sample Traveller Kosher | כשרות למטייל (דוגמה) | Casher du voyageur (exemple) | Kosher del viajero (ejemplo) | Кашрут путешественника (образец) | Koscher für Reisende (Muster)
`

export function supervisionContacts(): SeedSupervisionContact[] {
  const rng = makeRng(700)
  return cells(TABLE, 8).map(([supervision = '', key = '', ...names], i) => ({
    supervision,
    name: text(names),
    ...(i === 5 ? {} : { contact: `Sample office ${'ABCDEFGH'.charAt(i)}` }),
    emails:
      i % 3 === 1
        ? [`${supervision}@example.org`, `office.${supervision}@example.org`]
        : [`${supervision}@example.org`],
    phones: Array.from({ length: 1 + (i % 2) }, () => phone(rng, cityOf(key))),
    faxs: i % 2 === 0 ? [phone(rng, cityOf(key))] : [],
    webs: i === 3 ? [] : [`https://example.org/${supervision}`],
    sample: true,
  }))
}
