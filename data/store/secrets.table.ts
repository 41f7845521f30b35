export interface SecretsTable {
  name: string
  /** Encrypted, except that of `store`. */
  value: string
}
