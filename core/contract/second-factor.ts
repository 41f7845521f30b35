import { Type, type Static } from 'typebox'
import { Done, Password } from './accounts.ts'
import { REFUSALS } from './common.ts'

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

export const FactorSetup = Type.Object({
  /** Base32. */
  secret: Type.String(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: Type.String(),
})
export type FactorSetup = Static<typeof FactorSetup>

/** What happened, with the recovery codes, which are shown this once. */
export const RecoveryCodes = Type.Object({ ...Done.properties, recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** As typed: of an authenticator app, or a recovery code. */
const WithCode = Type.Object(
  { code: Type.String({ maxLength: 40, pattern: '^[^\\p{Cc}\\p{Cs}]*$' }) },
  { additionalProperties: false },
)

const url = '/rest/tjt/accountfactor'

export const secondFactorApi = {
  state: {
    method: 'GET',
    url,
    schema: { response: { 200: FactorState, ...REFUSALS } },
  },
  /** A new secret for the account's app; `confirm` makes it count. 409 if there is a second factor. */
  start: {
    method: 'POST',
    url,
    schema: {
      body: Type.Object(
        {
          /** If the account has one. */
          password: Type.Optional(Password(0)),
        },
        { additionalProperties: false },
      ),
      response: { 200: FactorSetup, ...REFUSALS },
    },
  },
  /** Confirms the secret with its first code. Log-ins ask for a code from now on; other sessions end. */
  confirm: {
    method: 'PUT',
    url,
    schema: { body: WithCode, response: { 200: RecoveryCodes, ...REFUSALS } },
  },
  remove: {
    method: 'DELETE',
    url,
    schema: { body: WithCode, response: { 200: Done, ...REFUSALS } },
  },
  /** Replaces the recovery codes. */
  renew: {
    method: 'POST',
    url: '/rest/tjt/accountrecovery',
    schema: { body: WithCode, response: { 200: RecoveryCodes, ...REFUSALS } },
  },
  /** The second step of a log-in whose answer was `needsCode`, from the same session, within ten minutes. */
  logIn: {
    method: 'POST',
    url: '/rest/tjt/extlogincode',
    schema: { body: WithCode, response: { 200: Done, ...REFUSALS } },
  },
} as const
