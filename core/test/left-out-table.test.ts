import { expect, test } from 'vitest'
import { leftOutHead, leftOutRow } from '#core/text/left-out-table.ts'

const label = (field: string) => ({ phone: 'Phone', title: 'Name' })[field] ?? field

test('the table has a head in the language of the editor', () => {
  expect(leftOutHead('en').trim()).toBe('Where,Id,Reason,Field,Value')
  expect(leftOutHead('he')).not.toContain('Where')
})

test('a place in another country than it says is named with both countries', () => {
  const values = { said: 'FR', found: 'IL', town: 'Haifa' }
  const row = leftOutRow('en', { where: 'line 3', id: 'x7', skip: 'broken', reason: { code: 'elsewhere', values } })
  expect(row).toContain('Line 3,x7,')
  expect(row).toContain('The country is France, but the position is in Israel (Haifa).')
  const german = leftOutRow('de', { where: 'line 3', skip: 'broken', reason: { code: 'elsewhere', values } })
  expect(german).toContain('Frankreich')
})

test('a missing field has the name that editors know', () => {
  const reason = { code: 'missing', values: { field: 'title' } } as const
  expect(leftOutRow('en', { where: 'feature 2', skip: 'broken', reason }, label)).toContain('“Name” is missing.')
})

test('a value that does not fit stands beside its field', () => {
  const row = leftOutRow('en', { where: 'line 4', id: 'x8', field: 'phone', value: 'call, or knock' }, label)
  expect(row.trim()).toMatch(/^Line 4,x8,.+,Phone,"call, or knock"$/)
})

test('a reason without a code, and a place without a known position, stand as they are', () => {
  const row = leftOutRow('en', { where: 'sheet 2', skip: 'closed', why: 'since 2024' })
  expect(row.trim()).toBe('sheet 2,,Closed: since 2024,,')
})
