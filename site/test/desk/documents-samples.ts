import type { DeskDocument, Shape, ShapeField } from '#core/contract/desk-documents.ts'
import type { Asked } from '../people/fake-api.ts'

const one = (field: Partial<ShapeField> & Pick<ShapeField, 'field' | 'type'>) => ({
  label: field.field,
  required: false,
  ...field,
})

/** A shape with a field of each type. */
export const everyType: Shape = {
  kind: 'listings',
  label: 'Listings',
  fields: [
    one({ field: 'tnid', type: 'integer', required: true, readonly: true }),
    one({ field: 'title', type: 'localized', required: true }),
    one({ field: 'code', type: 'line', pattern: '^[A-Z]{2}$' }),
    one({ field: 'notes', type: 'text', most: 20 }),
    one({ field: 'height', type: 'number' }),
    one({ field: 'rooms', type: 'integer', least: 1, most: 9 }),
    one({ field: 'sample', type: 'boolean' }),
    one({
      field: 'dtype',
      type: 'choice',
      required: true,
      choices: [
        { value: 228, label: 'Restaurant' },
        { value: 230, label: 'Hotel' },
      ],
    }),
    one({ field: 'cuisine', type: 'list', list: 'cuisine', fields: [one({ field: '', type: 'key', required: true })] }),
    one({ field: 'position', type: 'position', required: true }),
    one({ field: 'from', type: 'day' }),
    one({ field: 'email', type: 'email' }),
    one({
      field: 'phones',
      type: 'list',
      most: 3,
      fields: [one({ field: '', label: '', type: 'phone', required: true })],
    }),
    one({ field: 'website', type: 'url' }),
    one({ field: 'key', type: 'key' }),
    one({ field: 'opened', type: 'day' }),
    one({ field: 'place', type: 'place', required: true }),
    one({ field: 'pictures', type: 'list', fields: [one({ field: '', label: '', type: 'picture', required: true })] }),
    one({
      field: 'rate',
      type: 'group',
      fields: [
        one({ field: 'amount', type: 'number', required: true }),
        one({ field: 'currency', type: 'line', required: true }),
      ],
    }),
    one({
      field: 'links',
      type: 'list',
      fields: [
        one({
          field: '',
          label: '',
          type: 'group',
          required: true,
          fields: [
            one({ field: 'name', type: 'localized', required: true }),
            one({
              field: 'to',
              type: 'oneOf',
              required: true,
              fields: [
                one({
                  field: '',
                  label: '',
                  type: 'group',
                  fields: [one({ field: 'url', type: 'url', required: true })],
                }),
                one({
                  field: '',
                  label: '',
                  type: 'group',
                  fields: [one({ field: 'travel', type: 'integer', required: true })],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
}

export const cafe: DeskDocument = {
  kind: 'listings',
  id: '7',
  name: { en: 'Café Rimon', he: 'קפה רימון' },
  sample: false,
  deleted: false,
  origin: 'seed',
  at: Date.UTC(2026, 0, 5),
  seq: 11,
  url: '/Kosher_Restaurants-DI7-Cafe_Rimon.html',
  body: {
    tnid: 7,
    title: { en: 'Café Rimon', he: 'קפה רימון' },
    dtype: 228,
    place: 281184,
    position: [35.2, 31.7],
    phones: ['+972 2 111', '+972 2 222'],
    links: [{ name: { en: 'Menu' }, to: { url: 'https://example.org' } }],
    // No field of the shape.
    provenance: { name: 'By hand', checked: '2026-01-02', deep: [1, { a: 2 }] },
  },
}

export const DOCUMENT = 'GET /rest/tjt/desk/document/listings/7'
export const SHAPE = 'GET /rest/tjt/desk/shape/listings/en'
export const SAVE = 'PUT /rest/tjt/desk/document/listings/7'
export const PREVIEW = 'POST /rest/tjt/desk/preview'

/** The document as it is after a change. */
export const savedAs = (body: object, seq: number): DeskDocument => ({
  ...cafe,
  body: { ...cafe.body, ...body },
  seq,
  origin: 'editor:7',
})

export const bodyOf = (asked: readonly Asked[], route: string) =>
  asked.findLast((one) => one.route === route)?.body as {
    body: Record<string, unknown>
    seq?: number
    reason?: string
  }
