import { expect, test } from 'vitest'
import { actualChanges } from '#api/edits/changes.ts'
import { editableListing, newPlace } from '#api/edits/present.ts'
import type { AppError } from '#core/contract/app-error.ts'
import type { OwnField } from '#core/contract/data-files.ts'
import type { ListingUpdate } from '#core/contract/listing-edit.ts'
import { listing } from '../../data/test/content.ts'
import { builtIndex, World } from '../../data/test/world.ts'

const FIELD: Omit<OwnField, 'id' | 'kind'> = { name: { en: 'X' }, types: [228], group: 'more' }
const OPTIONS = [
  { id: 'garage', name: { en: 'Garage' } },
  { id: 'yard', name: { en: 'Yard' }, retired: true },
]

async function formOfOne() {
  const world = new World()
  const fields: readonly OwnField[] = [
    { ...FIELD, id: 'seats', kind: 'number' },
    { ...FIELD, id: 'parking', kind: 'choice', options: OPTIONS },
    { ...FIELD, id: 'inner', kind: 'answer', editorsOnly: true },
    { ...FIELD, id: 'old', kind: 'answer', retired: true },
    { ...FIELD, id: 'pews', kind: 'number', types: [231] },
  ]
  for (const field of fields) world.put('ownFields', field.id, field)
  world.put('listings', 1, listing(1, { own: { seats: 12, inner: true, old: false } }))
  const index = await builtIndex(world)
  const present = editableListing(index, 1, 'en')!
  const changes = (sent: object) => actualChanges(index, present, { dtype: 228, ...sent } as ListingUpdate)
  return { index, present, changes }
}

test('visitors’ forms have the fields of editors that are in use, but for those of editors alone', async () => {
  const { index, present, changes } = await formOfOne()
  expect(newPlace(index, 228)?.own).toEqual(present.own)
  expect(present.own?.map(({ id }) => id).sort()).toEqual(['parking', 'pews', 'seats'])
  expect([present.values['own.seats'], present.values['own.parking']]).toEqual(['12', ''])
  expect(present.values).not.toHaveProperty(['own.inner'])
  expect(changes({ 'own.seats': '12,0', 'own.parking': 'garage' })).toEqual({ 'own.parking': 'garage' })
})

test('what a field cannot hold is refused with field and value', async () => {
  const { changes } = await formOfOne()
  const refusal = (sent: object) => {
    try {
      return changes(sent)
    } catch (error) {
      const { code, values } = error as AppError
      return [code, values && Object.values(values('en')).join(': ')]
    }
  }
  expect(refusal({ 'own.seats': 'many' })).toEqual(['invalidField', 'own.seats: “many” is not a number'])
  expect(refusal({ 'own.parking': 'yard' })).toEqual(['invalidField', 'own.parking: “yard” is not one of the options'])
  for (const name of ['own.inner', 'own.old', 'own.pews', 'own.unheard'])
    expect(refusal({ [name]: 'yes' })).toEqual(['invalidRequest', undefined])
})
