/** What admins set at the desk; what is not here has its standard. */
export interface SettingsTable {
  name: string
  /** Of a secret and a picture: the id of a row of `setting_values`, so that the log has no more. Empty: not set. */
  value: string
}

/** Never changed; an undo brings back an earlier one. */
export interface SettingValuesTable {
  id: string
  /** Of a secret: encrypted. */
  value: string
}
