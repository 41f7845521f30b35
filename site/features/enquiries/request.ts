import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import { MAX_GUESTS } from '#core/terms/limits.ts'
import { REQUEST } from '#core/fields/forms.ts'
import { DEFAULT_GUESTS, type GuestCounts } from '#core/domain/validation/enquiries.ts'
import { createCaptcha, type Captcha } from '#site/ui/captcha/captcha.ts'
import { createForm, type Form, type Values } from '#site/ui/forms/form.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { $session, callWithToken, loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { payloadOf, problemsOf, type Written } from './request-payload.ts'
import type { RequestWords } from './request-words.ts'

const $lost = atom<Written | undefined>()
/** What was written into the last request that could not be sent, while the page is open. */
export const $unsent: ReadableAtom<Written | undefined> = $lost

export interface RequestOptions {
  feature: PageFeature
  words: RequestWords
  /** Brings what sending and telling need. */
  ready: () => Promise<unknown>
  /** Told with which fields something is wrong, before that is shown. */
  onProblems?: (fields: readonly string[]) => void
  /** Told once a request was sent, or could not be. */
  done: () => void
}

export interface RequestStore {
  form: Form
  captcha: Captcha
  $dates: ReadableAtom<string>
  $guests: ReadableAtom<GuestCounts>
  pickDates(value: string): void
  changeGuests(kind: keyof GuestCounts, by: 1 | -1): void
  /** Chooses again what was lost, and answers what was typed with it. */
  takeBack(): Values
}

/** An enquiry about an offer. The form resets after sending, whatever the outcome. */
export function createRequestForm(options: RequestOptions): RequestStore {
  const { feature, words, ready, done, onProblems } = options
  const captcha = createCaptcha()
  const $dates = atom('')
  const $guests = atom(DEFAULT_GUESTS)
  const chosen = () => ({ dates: $dates.get(), guests: $guests.get() })
  const choose = ({ dates, guests }: Omit<Written, 'values'>) => {
    $dates.set(dates)
    $guests.set(guests)
  }
  const end = (lost?: Written) => {
    $lost.set(lost)
    choose(NOTHING)
    done()
  }
  const form = createForm({
    check: (values) =>
      problemsOf({ values, ...chosen() }, feature, {
        words,
        today: dayOf(new Date()),
      }),
    ...(onProblems && { onProblems }),
    async send(values) {
      const request = { values, ...chosen() }
      let isAsked = false
      try {
        await ready()
        await captcha.with((answer) => {
          isAsked = true
          return send({ ...payloadOf(request, feature), ...answer })
        })
        end()
      } catch (error) {
        // Who has not shown to be a person has sent nothing yet: that is a field to be mended.
        const isField = error instanceof ApiError && error.code === CAPTCHA
        if (isAsked || !isField) end(request)
        throw error
      }
    },
    failed: () => words.errors.couldNotSendRequest,
    tell: 'toast',
  })
  for (const $chosen of [$dates, $guests]) $chosen.listen(() => form.changed())
  return {
    // What stands in them comes back as it was typed, should it not be sent.
    form: { ...form, fields: REQUEST },
    captcha,
    $dates,
    $guests,
    pickDates: (dates) => $dates.set(dates),
    changeGuests: (kind, by) => $guests.set(counted($guests.get(), kind, by)),
    takeBack() {
      const { values, ...rest } = $lost.get() ?? { values: {}, ...NOTHING }
      $lost.set(undefined)
      choose(rest)
      return values
    },
  }
}

const CAPTCHA = 'captchaFailed'
const NOTHING = { dates: '', guests: DEFAULT_GUESTS }

function counted(guests: GuestCounts, kind: keyof GuestCounts, by: 1 | -1): GuestCounts {
  const count = Math.min(Math.max(guests[kind] + by, 0), MAX_GUESTS)
  return { ...guests, [kind]: count }
}

async function send(request: ReturnType<typeof payloadOf> & { gReCaptchaResponse?: string }): Promise<void> {
  await loadSession()
  const { message } = await callWithToken('POST /rest/tjt/cntmsgform', {
    body: { uid: $session.get()?.uid ?? 0, ...request },
  })
  toasts.add(message)
}
