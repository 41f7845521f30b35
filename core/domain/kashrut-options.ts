import { KASHRUT_STANDARDS, type KashrutStandard } from '#core/terms/kashrut.ts'
import type { ChosenOptions } from '../fields/listing.ts'
import type { JudgedFacts, KashrutStatus, LiveFact } from './kashrut.ts'

// What lists and filters know of kashrut facts.

const isRelied = ({ status }: KashrutStatus): boolean => status === 'supervised' || status === 'stated'

/** The ids of the authorities that a listing may be found by: those that supervise it, or were stated to. */
export function supervisionOf(facts: readonly LiveFact[]): string[] {
  const ids = facts.flatMap(({ authority, shown }) => (authority && isRelied(shown) ? [authority] : []))
  return [...new Set(ids)]
}

/** The ids of standards as options of a filter: `cholov-yisroel`. */
const STANDARD_IDS = Object.fromEntries(
  KASHRUT_STANDARDS.map((name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
) as Readonly<Record<KashrutStandard, string>>

/**
 * The standards that a whole place keeps all year, by those that supervise it, or were stated to. One that any of them
 * denies is not among them.
 */
function standardsOf(facts: readonly LiveFact[]): string[] {
  const whole = facts.filter(({ shown, part, pesach }) => isRelied(shown) && !part && !pesach)
  return KASHRUT_STANDARDS.filter((name) => {
    const answers = whole.flatMap((fact) => fact[name] ?? [])
    return answers.length > 0 && answers.every(Boolean)
  }).map((name) => STANDARD_IDS[name])
}

/** What lists and filters know of judged facts. */
export type KashrutOptions = Pick<ChosenOptions, 'kashrut' | 'supervision' | 'kosherStandards'>

export function kashrutOptions(judged: JudgedFacts | undefined): KashrutOptions {
  const [first] = judged?.live ?? []
  if (!judged || !first) return {}
  const supervision = supervisionOf(judged.live)
  const kosherStandards = standardsOf(judged.live)
  return {
    kashrut: first.shown.status,
    ...(supervision.length > 0 && { supervision }),
    ...(kosherStandards.length > 0 && { kosherStandards }),
  }
}
