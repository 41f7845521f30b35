import { useId, type ReactNode } from 'react'

interface Props {
  words: { title: string; text: string }
  children: ReactNode
}

/** Something that comes from a former site: what it is, and below that how to bring it along. */
export function FormerPart({ words: { title, text }, children }: Props) {
  const id = useId()
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  )
}
