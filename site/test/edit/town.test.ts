import { expect, test } from 'vitest'
import { newListing } from '#core/domain/new-listing.ts'
import { createListingEdit } from '#site/features/edit/listing-edit.ts'
import { pickTown } from '#site/features/edit/town.ts'
import { jerusalem, network, offline } from '../network.ts'

const edit = (uid: number) => createListingEdit(newListing(228), { uid, sent: () => {} })
const query = `?type=228&place=${jerusalem.id}&town=Jerusalem`
const found = network({ '/rest/tjt/loccityac/': [{ ...jerusalem, id: 7 }, jerusalem] }).send

test('the town of the address is picked, with its country', async () => {
  const form = edit(1)
  await pickTown(form, query, found)
  const { values, places } = form.$typed.get()
  expect(values.town).toBe(String(jerusalem.id))
  expect(places).toEqual({ town: jerusalem.name, country: 'Somewhere' })
})

test('a town that cannot be looked up is typed, and one that was typed stays', async () => {
  const form = edit(2)
  await pickTown(form, query, offline)
  expect(form.$typed.get().values.town).toBe('Jerusalem')
  form.typePlace('town', 'Brno')
  await pickTown(form, query, found)
  expect(form.$typed.get().places.town).toBe('Brno')
})
