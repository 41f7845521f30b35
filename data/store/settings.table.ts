/** The settings that admins changed at the desk; all others have their defaults. */
export interface SettingsTable {
  name: string
  /** Empty if not set. Of a secret or picture: the id of its row in `setting_values`, all that the audit log shows. */
  value: string
}

/** The secrets and pictures of settings. Rows never change: a new value is a new row, and an undo names the old one. */
export interface SettingValuesTable {
  id: string
  /** A secret is encrypted. */
  value: string
}
