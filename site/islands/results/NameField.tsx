import { useRef } from 'react'
import { MAX_NAME } from '#core/domain/results-url.ts'
import type { PartProps } from './bar-props.ts'

const ID = 'results-name'

/** Narrows the list down as one types; what is typed in one go is one step of the history. */
export function NameField({ words, state: { choice }, store }: PartProps) {
  const isTyping = useRef(false)
  const find = (value: string) => {
    const name = value.trim() ? value : undefined
    store.choose({ ...choice, name, page: 1 }, isTyping.current ? 'replace' : 'push')
    isTyping.current = true
    void store.load()
  }
  return (
    <span className="cluster results-field">
      <label htmlFor={ID}>{words.name}</label>
      <input
        id={ID}
        type="search"
        dir="auto"
        placeholder={words.name}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={choice.name ?? ''}
        onBlur={() => (isTyping.current = false)}
        onChange={({ target }) => find(target.value)}
      />
    </span>
  )
}
