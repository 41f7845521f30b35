import { Type, type Static } from 'typebox'
import { SETTING_NAMES, settingRow, type SettingName, type SettingRow } from '#core/terms/settings.ts'
import { DeskDone } from './desk-done.ts'
import { Closed, endpoint, TypedLine, OneOf } from './parts/common.ts'

/** Longest values, in letters; a picture as `data:image/png;base64,…`, before it is made smaller. */
const MAX_LENGTH: Readonly<Record<SettingRow['kind'], number>> = {
  choice: 40,
  number: 10,
  email: 200,
  address: 1000,
  line: 500,
  colour: 20,
  picture: 1_400_000,
  secret: 500,
}

export const SettingState = Type.Object({
  name: OneOf(SETTING_NAMES),
  /** As set at the desk; empty if it is not. Absent for secrets. */
  value: Type.Optional(Type.String()),
  /** What this server goes by; empty for nothing. Absent for secrets. */
  used: Type.Optional(Type.String()),
  /** Of a secret: whether there is one. */
  isSet: Type.Optional(Type.Boolean()),
  /** The variable of the environment that settles it: it cannot be changed at the desk. */
  variable: Type.Optional(Type.String()),
  /** Why the value of the store cannot be used. */
  problem: Type.Optional(Type.String()),
})
export type SettingState = Static<typeof SettingState>

export const SettingsState = Type.Object({
  settings: Type.Array(SettingState),
  /** How many pages are built again if one of them changes that pages show. */
  pages: Type.Integer(),
  /** Where a test message goes. */
  mailTo: Type.String(),
})
export type SettingsState = Static<typeof SettingsState>

type Values = { [Name in SettingName]: ReturnType<typeof valueOf> }
const valueOf = (name: SettingName) => Type.Optional(TypedLine(MAX_LENGTH[settingRow(name).kind]))

/** New values by name; an empty one removes what was set. */
export const SettingValues = Closed(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as unknown as Values,
)
export type SettingValues = Static<typeof SettingValues>

/** What became of a test message. */
export const TestMail = Type.Object({
  /** `file`: there is no mail server; it was written to a file. */
  state: OneOf(['sent', 'file', 'failed']),
  /** What the mail server, or the way to it, said. */
  problem: Type.Optional(Type.String()),
})
export type TestMail = Static<typeof TestMail>

/** The calls about settings, for admins. */
export const deskSettings = {
  settings: endpoint('GET /rest/tjt/desk/settings', { reply: SettingsState }),
  setSettings: endpoint('POST /rest/tjt/desk/settings', {
    body: Closed({ settings: Type.Optional(SettingValues) }),
    reply: DeskDone,
  }),
  /** Sends a message to the caller, by what is set. */
  testMail: endpoint('POST /rest/tjt/desk/settings/testmail', { reply: TestMail }),
}
