import { loadMessages } from '#site/ui/page/messages.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newListing } from '#core/domain/new-listing.ts'
import { eventually } from '#core/test/eventually.ts'
import { createListingEdit } from '#site/features/edit/listing-edit.ts'
import { createOptionLists } from '#site/features/edit/options.ts'
import { createEditPage, listingAt, newPlaceOf, tnidOf } from '#site/features/edit/page.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage, openPage } from '../people/page.ts'
import { OPTIONS, picture, restaurant } from './samples.ts'

afterEach(closePage)

const UPDATE = 'POST /rest/tjt/directoryitemupdate'
const SENT = 'Listing update successfully sent.'

/** The form of Miriam, and what it sends. */
async function begin(answer: Parameters<typeof fakeApi>[0][string] = doneWith(SENT)) {
  const api = fakeApi({ [SESSION]: { body: miriam }, [UPDATE]: answer })
  const forms: (FormData | URLSearchParams)[] = []
  const send: typeof fetch = (input, init) => {
    if (init?.body instanceof FormData || init?.body instanceof URLSearchParams) forms.push(init.body)
    return api.send(input, init)
  }
  await openPage(send)
  await loadMessages('edit', 'en')
  const sent = vi.fn()
  const edit = createListingEdit(restaurant, { uid: 7, sent })
  const problems = () => edit.form.$state.get().problems.map(({ fields, text }) => [fields.join(), text])
  const changed = () => edit.$changed.get()
  return { api, edit, sent, forms, problems, changed }
}

const toastTexts = () => toasts.$toasts.get().map(({ type, text }) => `${type}: ${text}`)

describe('sending', () => {
  test('sends what is changed and nothing else, urlencoded without pictures', async () => {
    const { edit, sent, forms } = await begin()
    edit.setValue('title', ' Café Rimon 2 ')
    edit.setValue('address1', ' 4 Luntz  Street')
    edit.setValue('cuisine', [])
    edit.setValue('foodType', ['israeli', 'cafe'])
    await edit.form.submit({})
    expect(sent).toHaveBeenCalledOnce()
    const [form] = forms
    expect(form).toBeInstanceOf(URLSearchParams)
    expect([...form!]).toEqual([
      ['title', 'Café Rimon 2'],
      ['foodType', 'cafe'],
      ['foodType', 'israeli'],
      ['cuisine', ''],
      ['uid', '7'],
      ['tnid', '7'],
      ['dtype', '228'],
      ['lang', 'en'],
      ['updateType', 'regular'],
      ['userClaimedOwnership', 'false'],
    ])
    expect(toastTexts()).toEqual([`success: ${SENT}`])
  })

  test('says that prayer times are of this week only, where they are sent', async () => {
    const { edit, forms } = await begin()
    edit.set({ prayersThisWeek: true })
    edit.setValue('title', 'Café Rimon 2')
    await edit.form.submit({})
    edit.setType(231)
    edit.setValue('prayerTimes', 'shacharit Sa 09:00')
    await edit.form.submit({})
    expect(forms.map((form) => form.get('prayersThisWeek'))).toEqual([null, 'true'])
  })

  test('sends pictures in parts, with what they show', async () => {
    const { edit, forms } = await begin()
    edit.addFiles([picture('a.jpg'), picture('b.png', 9, 'image/png')])
    edit.set({ ownsPictures: true, pictureTitle: ' Front ' })
    await edit.form.submit({})
    const [form] = forms
    expect(form).toBeInstanceOf(FormData)
    expect(form!.getAll('files').map((file) => (file as unknown as File).name)).toEqual(['a.jpg', 'b.png'])
    expect([form!.get('imageTitle'), form!.get('imageOwnership')]).toEqual(['Front', 'true'])
  })

  test('sends nothing while nothing is changed', async () => {
    const { edit, forms, problems } = await begin()
    edit.setValue('title', 'Café  Rimon')
    await edit.form.submit({})
    expect(problems()).toEqual([['', 'You should change/add fields before submitting.']])
    expect(forms).toEqual([])
  })

  test('says all that is wrong at once, each at its field', async () => {
    const { edit, forms, problems } = await begin()
    edit.setValue('title', '')
    edit.setValue('address1', ' ')
    edit.typePlace('town', '')
    edit.typePlace('country', '123')
    edit.setValue('phone2', '1')
    edit.setValue('email', 'x@y')
    edit.setValue('website', 'nowhere')
    edit.addFiles([picture()])
    await edit.form.submit({})
    expect(problems()).toEqual([
      ['title', 'You should add the place name.'],
      ['address1', 'You should add the place address.'],
      ['town', 'You should add the place city.'],
      ['country', 'You should add the place country.'],
      ['phone2', expect.stringContaining('digits')],
      ['email', 'Please enter a valid e-mail address, such as name@example.org.'],
      ['website', expect.stringContaining('www.example.org')],
      ['imageOwnership', 'You should check the image ownership checkbox to upload the selected images.'],
    ])
    expect(forms).toEqual([])
  })

  test.each([
    [
      'what the server says',
      refusal(400, 'onlyImages', 'Please select only image files'),
      ['files', 'Please select only image files'],
    ],
    [
      'a field of the server',
      refusal(400, 'addPlaceCity', 'You should add the place city.'),
      ['town', 'You should add the place city.'],
    ],
  ])('shows %s at its field, and keeps the draft', async (_, answer, problem) => {
    const { edit, problems, sent } = await begin(answer)
    edit.setValue('title', 'B')
    await edit.form.submit({})
    expect(problems()).toEqual([problem])
    expect(sent).not.toHaveBeenCalled()
    expect(localStorage.getItem('edit 7 7')).toContain('"B"')
  })

  test('says that it could not, where the server cannot be reached', async () => {
    const { edit } = await begin('offline')
    edit.setValue('title', 'B')
    await edit.form.submit({})
    expect(toastTexts()).toEqual(['error: Could not update the listing'])
  })
})

describe('pictures', () => {
  test('are taken all or not at all', async () => {
    const { edit } = await begin()
    const state = () => {
      const { files, problem } = edit.$pictures.get()
      return [files.length, problem]
    }
    edit.addFiles([picture(), picture('x.pdf', 5, 'application/pdf')])
    expect(state()).toEqual([0, 'onlyImages'])
    edit.addFiles(Array.from({ length: 8 }, () => picture()))
    expect(state()).toEqual([8, undefined])
    edit.addFiles([picture()])
    expect(state()).toEqual([8, 'tooManyFiles'])
    edit.removeFile(edit.$pictures.get().files[0]!.id)
    expect(state()).toEqual([7, undefined])
    edit.addFiles([picture('l.jpg', 20_000_000)])
    expect(state()).toEqual([7, 'filesTooLarge'])
  })

  test('are 20 MB of a million bytes in all', async () => {
    const { edit } = await begin()
    edit.addFiles([picture('a.jpg', 19_999_999), picture('b.jpg', 1)])
    expect(edit.$pictures.get()).toMatchObject({ files: { length: 2 } })
    edit.addFiles([picture('c.jpg', 1)])
    expect(edit.$pictures.get().problem).toBe('filesTooLarge')
  })
})

test('another category brings the fields back that it does not have', async () => {
  const { edit, changed } = await begin()
  edit.setValue('cuisine', ['low'])
  edit.setValue('title', 'B')
  edit.setType(231)
  edit.setValue('rabbi', 'R. Cohen')
  expect(changed()).toEqual({ title: 'B', rabbi: 'R. Cohen', dtype: 231 })
  edit.setType(228)
  expect(changed()).toEqual({ title: 'B' })
})

test('a place is its id where it was picked, and words where it was typed', async () => {
  const { edit, changed } = await begin()
  edit.typePlace('town', 'Beit')
  expect(changed()).toEqual({ town: 'Beit' })
  edit.pickPlace('town', { id: 123, name: 'Beit Shemesh', text: 'Beit Shemesh, Israel', lat: 31.7, lng: 35 })
  expect(changed()).toEqual({ town: '123' })
  edit.typePlace('town', 'Jerusalem')
  expect(changed()).toEqual({})
})

describe('a draft', () => {
  const again = (uid = 7, now = Date.now()) => createListingEdit(restaurant, { uid, sent: () => {}, now: () => now })

  test('is there when the page is opened again, for whoever wrote it', async () => {
    const { edit } = await begin()
    edit.setValue('title', 'B')
    edit.pickPlace('country', { id: 5, name: 'France', text: 'France', lat: 46, lng: 2 })
    edit.set({ kind: 'critical', owns: true, pictureTitle: 'Front' })
    const next = again()
    expect(next.$typed.get()).toEqual(edit.$typed.get())
    expect(next.$restored.get()).toBeGreaterThan(0)
    expect(again(8).$restored.get()).toBeUndefined()
  })

  test('is gone once it was sent, thrown away, or nothing differs any more', async () => {
    const { edit } = await begin()
    edit.setValue('title', 'B')
    edit.setValue('title', 'Café Rimon')
    expect(localStorage.length).toBe(0)
    expect(again().$restored.get()).toBeUndefined()
    edit.setValue('title', 'B')
    edit.discard()
    expect(edit.$typed.get().values.title).toBe('Café Rimon')
    expect(again().$restored.get()).toBeUndefined()
    edit.setValue('title', 'B')
    await edit.form.submit({})
    expect(again().$restored.get()).toBeUndefined()
  })

  test('of another time or of another shape is passed over', async () => {
    const { edit } = await begin()
    edit.setValue('title', 'B')
    expect(again(7, Date.now() + 31 * 86_400_000).$restored.get()).toBeUndefined()
    const kept = JSON.parse(localStorage.getItem('edit 7 7')!)
    for (const text of ['', '{', 'null', '[]', '{"at":1}', JSON.stringify({ ...kept, dtype: 5 })]) {
      localStorage.setItem('edit 7 7', text)
      expect(again().$typed.get().values, text).toEqual(restaurant.values)
    }
    const odd = { ...kept, changes: { title: 5, cuisine: 'x', rabbi: 'R.', fax: '123' } }
    localStorage.setItem('edit 7 7', JSON.stringify(odd))
    expect(again().$typed.get().values).toEqual({ ...restaurant.values, fax: '123' })
  })
})

describe('the options of a list', () => {
  test('are requested once, without the one that means all', async () => {
    const { send, routes } = fakeApi({
      'GET /rest/tjt/cuisine?language=he': { body: OPTIONS },
    })
    const lists = createOptionLists('he', { send })
    lists.load('cuisine')
    lists.load('cuisine')
    await eventually(() => expect(lists.$options.get().cuisine).toEqual(OPTIONS.items.slice(1)))
    expect(routes()).toHaveLength(1)
  })

  test('are requested again after a failure', async () => {
    const { send } = fakeApi({
      'GET /rest/tjt/cuisine?language=he': ['offline', { body: OPTIONS }],
    })
    const lists = createOptionLists('he', { send })
    lists.load('cuisine')
    await eventually(() => expect(lists.$options.get().cuisine).toBe('failed'))
    lists.load('cuisine')
    await eventually(() => expect(lists.$options.get().cuisine).toHaveLength(3))
  })
})

describe('the page', () => {
  const FORM = 'GET /rest/tjt/listingedit/7/7/en'
  const states = async (answers: Parameters<typeof fakeApi>[0], query = '?tnid=7') => {
    const api = fakeApi(answers)
    await openPage(api.send)
    const page = createEditPage(listingAt(query))
    await page.load()
    return { page, api, status: page.$state.get().status }
  }
  const known = { [SESSION]: { body: miriam } }

  test.each([
    ['ready', { ...known, [FORM]: { body: restaurant } }],
    ['needLogin', { [SESSION]: { body: sessionOf() } }],
    ['needLogin', { ...known, [FORM]: refusal(401, 'needLogin', 'x') }],
    ['unknown', { ...known, [FORM]: refusal(404, 'couldNotUpdateListing', 'x') }],
    ['failed', { ...known, [FORM]: 'offline' }],
    ['failed', { [SESSION]: 'offline' }],
  ] as const)('is %s', async (expected, answers) => {
    expect((await states(answers)).status).toBe(expected)
  })

  test('asks nothing where the address names no listing, and again after a failure', async () => {
    const { status, api } = await states(known, '?tnid=x')
    expect([status, api.routes()]).toEqual(['noListing', []])
    closePage()
    const answers = { ...known, [FORM]: ['offline', { body: restaurant }] } as const
    const { page } = await states(answers)
    await page.load()
    expect(page.$state.get()).toEqual({ status: 'ready', uid: 7, listing: restaurant })
  })

  test('asks which fields a new place of a type has', async () => {
    const place = { ...newListing(228), own: [{ id: 'seats' }] }
    const api = fakeApi({ ...known, 'GET /rest/tjt/listingedit/7/0/en?directoryType=228': { body: place } })
    await openPage(api.send)
    const page = createEditPage(newPlaceOf(228))
    await page.load()
    expect(page.$state.get()).toEqual({ status: 'ready', uid: 7, listing: place })
  })

  test('reads the id of a listing', () => {
    expect(tnidOf('?tnid=900001')).toBe(900_001)
    for (const query of ['', '?tnid=', '?tnid=-1', '?tnid=0', '?tnid=1e3', '?tnid=99999999999', '?tnid=2147483648'])
      expect(tnidOf(query), query).toBeUndefined()
  })
})
