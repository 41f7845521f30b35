import type { ReactNode } from 'react'

interface CardProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the account’s settings. */
export function Card({ id, title, children }: CardProps) {
  return (
    <section className="stack box card-box" aria-labelledby={`account-${id}`}>
      <h2 id={`account-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
