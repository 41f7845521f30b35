import { Type, type Static } from 'typebox'
import { Done, Password } from './accounts.ts'
import { Closed, endpoint } from './parts/common.ts'

/** The second factor of the caller's account. */
export const FactorState = Type.Object({
  /** Since when log-ins ask for it, epoch milliseconds; absent if they do not. */
  since: Type.Optional(Type.Integer()),
  /** Recovery codes that are left. */
  recoveryCodes: Type.Integer(),
  /** Whether the caller's role needs one. */
  isRequired: Type.Boolean(),
})
export type FactorState = Static<typeof FactorState>

/** A new secret, not confirmed yet, for an authenticator app. */
export const FactorSetup = Type.Object({
  /** In Base32, to type. */
  secret: Type.String(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: Type.String(),
})
export type FactorSetup = Static<typeof FactorSetup>

/** What was done, with the recovery codes, which are never shown again. */
export const RecoveryCodes = Type.Object({ ...Done.properties, recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** A code as typed: of an authenticator app, or a recovery code. */
const WithCode = Closed({ code: Type.String({ maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]*$' }) })

export const secondFactorApi = {
  state: endpoint('GET /rest/tjt/accountfactor', { reply: FactorState }),
  /** A new secret for the account's app; `confirm` makes it count. 409 if there is a second factor. */
  start: endpoint('POST /rest/tjt/accountfactor', {
    body: Closed({
      /** If the account has one. */
      password: Type.Optional(Password(0)),
    }),
    reply: FactorSetup,
  }),
  /** Confirms the secret with its first code. Log-ins ask for a code from now on; other sessions end. */
  confirm: endpoint('PUT /rest/tjt/accountfactor', { body: WithCode, reply: RecoveryCodes }),
  remove: endpoint('DELETE /rest/tjt/accountfactor', { body: WithCode, reply: Done }),
  /** Replaces the recovery codes. */
  renew: endpoint('POST /rest/tjt/accountrecovery', { body: WithCode, reply: RecoveryCodes }),
  /** The second step of a log-in whose answer was `needsCode`, from the same session, within ten minutes. */
  logIn: endpoint('POST /rest/tjt/extlogincode', { body: WithCode, reply: Done }),
}
