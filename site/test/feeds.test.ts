import { parser } from 'sax'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { FEED_FORMATS, parsePath, pathOf, type FeedFormat } from '#core/domain/routes.ts'
import type { FeedEntry } from '#data/index/inputs.ts'
import { feedText } from '#site/features/feed/feed.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { FRAME } from './samples.ts'

const ORIGIN = 'https://example.org'
const ATOM = 'http://www.w3.org/2005/Atom'
const ROME = { id: 3169070, kind: 'city', names: { en: 'Rome', he: 'רומא' }, country: 'IT', hasPage: true } as const

const ENTRIES: FeedEntry[] = [
  {
    tnid: 7,
    dtype: 228,
    title: { en: 'Bread & <Wine> "7"\u0001', he: 'לחם ויין' },
    description: { en: 'A place to eat.', he: 'מקום לאכול.' },
    address: 'Via <Roma> 1',
    said: '2026-11-20',
    source: { name: 'OpenStreetMap', licence: 'ODbL-1.0' },
  },
  {
    tnid: 5,
    dtype: 231,
    title: { en: 'Great Synagogue' },
    description: { en: 'A synagogue.' },
    address: '',
    said: '2025-01-02',
  },
]

function page(lang: Lang, format: FeedFormat, names: object = ROME.names): PageContext<'feed'> {
  const place = { ...ROME, names: names as typeof ROME.names }
  const path = (of: Lang) => pathOf(of, { kind: 'feed', id: place.id, slug: 'Rome', format })
  return {
    kind: 'feed',
    lang,
    origin: ORIGIN,
    input: { place, format, entries: ENTRIES },
    paths: Object.fromEntries(LANGS.map((of) => [of, path(of)])) as PageContext['paths'],
    options: {},
    frame: FRAME,
    noindex: true,
  }
}

interface Element {
  name: string
  uri: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

/** Well-formed XML with namespaces, or an error. */
function parsed(xml: string): Element {
  const root: Element = { name: '', uri: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const sax = parser(true, { xmlns: true })
  sax.onerror = (error) => {
    throw error
  }
  sax.onopentag = ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const element = { name, uri, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  }
  sax.onclosetag = () => void open.pop()
  sax.ontext = (text) => void (open.at(-1)!.text += text)
  sax.write(xml).close()
  expect([root.children.length, root.text.trim()]).toEqual([1, ''])
  return root.children[0]!
}

const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name)
const one = (element: Element, name: string): Element => {
  const found = all(element, name)
  expect([name, found.length]).toEqual([name, 1])
  return found[0]!
}

/** RFC 3339, as RFC 4287 section 3.3 asks for. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
/** RFC 4151. */
const TAG = /^tag:[a-z0-9.-]+,\d{4}(-\d{2}(-\d{2})?)?:[\w/]+$/

const FEED_CHILDREN = ['id', 'title', 'updated', 'link', 'author', 'entry']
const ENTRY_CHILDREN = ['id', 'title', 'updated', 'link', 'category', 'rights', 'content']

test.each(LANGS)('the Atom feed is what RFC 4287 asks for (%s)', (lang) => {
  const feed = parsed(feedText(page(lang, 'atom')))
  expect([feed.name, feed.uri, feed.attributes['xml:lang']]).toEqual(['feed', ATOM, lang])
  for (const { name, uri } of feed.children) expect([uri, FEED_CHILDREN.includes(name)]).toEqual([ATOM, true])
  const entries = all(feed, 'entry')
  const ids = [feed, ...entries].map((element) => one(element, 'id').text)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(TAG)
  for (const element of [feed, ...entries]) {
    expect(one(element, 'updated').text).toMatch(MOMENT)
    expect(one(element, 'title').text).not.toBe('')
    // At most one alternate of a type and language (4.1.1).
    const alternates = all(element, 'link').filter(({ attributes }) => attributes['rel'] === 'alternate')
    expect(alternates).toHaveLength(1)
    for (const { attributes } of all(element, 'link')) expect(URL.canParse(attributes['href'] ?? '')).toBe(true)
  }
  const self = all(feed, 'link').find(({ attributes }) => attributes['rel'] === 'self')
  expect(self?.attributes['href']).toBe(new URL(page(lang, 'atom').paths[lang], ORIGIN).href)
  // An author of the feed is that of its entries (4.1.1).
  expect(one(one(feed, 'author'), 'name').text).not.toBe('')
  for (const entry of entries) {
    for (const { name } of entry.children) expect(ENTRY_CHILDREN).toContain(name)
    const content = one(entry, 'content')
    expect(content.attributes['type']).toBe('xhtml')
    const div = one(content, 'div')
    expect(div.uri).toBe('http://www.w3.org/1999/xhtml')
    expect([content.children.length, content.text]).toEqual([1, ''])
    expect(div.attributes['dir']).toBe(lang === 'he' ? 'rtl' : 'ltr')
  }
})

test('it says what a listing says, whatever signs that has', () => {
  const feed = parsed(feedText(page('en', 'atom')))
  const [first, second] = all(feed, 'entry')
  expect(one(feed, 'title').text).toBe('Rome: new and changed places')
  expect(one(feed, 'updated').text).toBe('2026-11-20T00:00:00Z')
  expect(one(first!, 'id').text).toBe('tag:example.org,2026:en/listing/7')
  expect(one(first!, 'title').text).toBe('Bread & <Wine> "7"')
  expect(one(first!, 'rights').text).toBe('OpenStreetMap, ODbL-1.0')
  expect(all(one(one(first!, 'content'), 'div'), 'p').map(({ text }) => text)).toEqual([
    'A place to eat.',
    'Via <Roma> 1',
  ])
  expect(all(second!, 'rights')).toEqual([])
  expect(all(one(one(second!, 'content'), 'div'), 'p')).toHaveLength(1)
})

const FEED_KEYS = ['version', 'title', 'home_page_url', 'feed_url', 'language', 'authors', 'items']
const ITEM_KEYS = ['id', 'url', 'title', 'content_html', 'date_modified', 'tags', 'language']

test.each(LANGS)('the JSON feed is what version 1.1 asks for (%s)', (lang) => {
  const feed = JSON.parse(feedText(page(lang, 'json'))) as Record<string, unknown>
  expect(Object.keys(feed)).toEqual(FEED_KEYS)
  expect(feed['version']).toBe('https://jsonfeed.org/version/1.1')
  expect(feed['language']).toBe(lang)
  expect(feed['feed_url']).toBe(new URL(page(lang, 'json').paths[lang], ORIGIN).href)
  const items = feed['items'] as Record<string, unknown>[]
  expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  for (const item of items) {
    const own = Object.keys(item)
    // Names of extensions begin with an underscore.
    expect(own.filter((key) => !key.startsWith('_'))).toEqual(ITEM_KEYS)
    for (const key of ['id', 'url', 'title', 'content_html', 'date_modified']) expect(item[key]).toBeTypeOf('string')
    expect(item['date_modified']).toMatch(MOMENT)
    expect(URL.canParse(String(item['url']))).toBe(true)
    expect(item['content_html']).toContain(`dir="${lang === 'he' ? 'rtl' : 'ltr'}"`)
  }
  expect(items[0]?.['content_html']).toContain('Via &lt;Roma&gt; 1')
})

test('an id outlasts the name of what it is of', () => {
  const ids = (text: string) => text.match(/tag:[^<"]+/g)
  const renamed = page('en', 'atom', { en: 'Roma' })
  expect(ids(feedText(renamed))).toEqual(ids(feedText(page('en', 'atom'))))
})

test('paths of feeds are read as they are made, and of nothing else', () => {
  for (const lang of LANGS)
    for (const format of FEED_FORMATS) {
      const path = pathOf(lang, { kind: 'feed', id: 7, slug: 'New-York', format })
      expect(parsePath(path)).toEqual({ kind: 'feed', lang, id: 7, format })
    }
  expect(pathOf('en', { kind: 'feed', id: 7, slug: 'Rome', format: 'json' })).toBe(
    '/Jewish_Guide-TJ7-Rome-Jewish_Guide.feed.json',
  )
  for (const path of [
    '/Kosher_Restaurants-TJ7-Rome-Kosher_Restaurants.atom',
    '/Jewish_Guide-TJ7-Rome-Jewish_Guide-p2.atom',
    '/Jewish_Guide-TJ7-Rome-Jewish_Guide.json',
  ])
    expect(parsePath(path)).toBeUndefined()
})
