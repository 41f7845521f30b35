import { atom, computed, type ReadableAtom } from 'nanostores'
import type { SettingsState, SettingState, TestMail } from '#core/contract/desk.ts'
import { isColour, MIN_CONTRAST, textContrast } from '#core/domain/colours.ts'
import {
  isInPages,
  isSecret,
  SETTING_NAMES,
  settingRow,
  type SettingGroup,
  type SettingName,
} from '#core/terms/settings.ts'
import { t } from '#site/ui/page/messages.ts'
import type { AnswerStore } from '#site/ui/page/answer.ts'
import type { ActsStore } from '../acts.ts'
import { attemptWith, deskCall } from '../calls.ts'
import { formatIsolated } from '../format-isolated.ts'
import { createDeskAnswer } from '../part.ts'
import { numberOf } from '../parts.tsx'

/** What was typed and is not saved; an empty value removes what is stored. */
export type SettingsDraft = Readonly<Partial<Record<SettingName, string>>>

export interface SettingsStore extends AnswerStore<void, SettingsState> {
  $draft: ReadableAtom<SettingsDraft>
  /** Why the last save was refused. */
  $problem: ReadableAtom<string | undefined>
  /** What became of a test message; undefined before. */
  $tested: ReadableAtom<TestMail | 'sending' | undefined>
  /** Whether the draft changes pages. */
  $isInPages: ReadableAtom<boolean>
  type(state: SettingState, text: string): void
  /** Marks a stored secret as to be removed, or no longer. */
  remove(state: SettingState, isRemoved: boolean): void
  /** Saves the draft. */
  save(): Promise<void>
  test(): Promise<void>
}

/** What the field of a setting needs. */
export interface SettingProps {
  store: SettingsStore
  state: SettingState
}

/** The settings of the site, and what is typed in their form. */
export function createSettings(acts: ActsStore): SettingsStore {
  const { $answer, load } = createDeskAnswer<void, SettingsState>(() => deskCall('GET /rest/tjt/desk/settings', {}))
  const $draft = atom<SettingsDraft>({})
  const $problem = atom<string | undefined>()
  const $tested = atom<TestMail | 'sending' | undefined>()
  const attempt = attemptWith($problem)
  let isSaving = false
  return {
    $answer,
    $draft,
    $problem,
    $tested,
    $isInPages: computed($draft, (draft) => namesIn(draft).some(isInPages)),
    load,
    type(state, text) {
      const { [state.name]: _, ...rest } = $draft.get()
      // An empty secret stays as it is: it is removed by a press.
      const isSame = isSecret(state.name) ? text === '' : text === state.value
      $draft.set(isSame ? rest : { ...rest, [state.name]: text })
    },
    remove({ name }, isRemoved) {
      const { [name]: _, ...rest } = $draft.get()
      $draft.set(isRemoved ? { ...rest, [name]: '' } : rest)
    },
    async save() {
      const values = $draft.get()
      if (isSaving || namesIn(values).length === 0) return
      isSaving = true
      await attempt(async () => {
        const done = await deskCall('POST /rest/tjt/desk/settings', { body: { settings: values } })
        $draft.set({})
        $tested.set(undefined)
        acts.add(done, { act: 'change', name: t('desk.page').otherKinds.settings })
        await load()
      })
      isSaving = false
    },
    async test() {
      if ($tested.get() === 'sending') return
      $tested.set('sending')
      await attempt(async () => $tested.set(await deskCall('POST /rest/tjt/desk/settings/testmail', {})))
      if ($tested.get() === 'sending') $tested.set(undefined)
    },
  }
}

export const namesIn = (draft: SettingsDraft): SettingName[] =>
  SETTING_NAMES.filter((name) => draft[name] !== undefined)

/** The settings of a part of the form, in order. */
export const settingsOf = (settings: readonly SettingState[], group: SettingGroup): SettingState[] =>
  settings.filter(({ name }) => settingRow(name).group === group)

const PROVIDERS: Readonly<Record<string, string>> = { met: 'MET Norway', 'open-meteo': 'Open-Meteo' }

/** The value of a setting as people read it. */
export function valueText(name: SettingName, value: string): string {
  if (name === 'weather' && PROVIDERS[value]) return PROVIDERS[value]
  const options: Readonly<Partial<Record<SettingName, Readonly<Record<string, string>>>>> = t('desk.settings').options
  return options[name]?.[value] ?? value
}

/** What is wrong with a colour; undefined if it can be read. */
export function colourProblem(name: SettingName, value: string): string | undefined {
  const why = colourReason(name, value.trim().toLowerCase())
  return why && formatIsolated(t('errors').settingInvalid, { field: t('desk.settings').names[name], why })
}

function colourReason(name: SettingName, colour: string): string | undefined {
  const { wrong } = t('desk.settings')
  if (colour === '') return undefined
  if (!isColour(colour)) return wrong.colour
  const contrast = textContrast(name === 'brandColour' ? 'brand' : 'accent', colour)
  if (contrast >= MIN_CONTRAST) return undefined
  const ratio = (number: number) => `${numberOf(Math.floor(number * 10) / 10)} : 1`
  const text = name === 'brandColour' ? wrong.brandPale : wrong.accentDark
  return formatIsolated(text, { contrast: ratio(contrast), least: ratio(MIN_CONTRAST) })
}
