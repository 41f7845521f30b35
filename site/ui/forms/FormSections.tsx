import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { t } from '#site/ui/page/messages.ts'
import { Button } from '../page/Button.tsx'
import { Fold, useErrorCount, ErrorCount, type FoldState } from './Fold.tsx'
import { useForm } from './Form.tsx'

export interface FormSection extends FoldState {
  /** Unique in the form. */
  key: string
  title: string
  /** Names of its fields. */
  names: readonly string[]
  content: ReactNode
}

/** Shorter forms do not fold at first. */
const LONG = { sections: 3, fields: 12 }

/** The sections of a long form, and a list that leads to each of them. The first one is open. */
export function FormSections({ sections }: { sections: readonly FormSection[] }) {
  const { id: form } = useForm()
  const ref = useRef<HTMLDivElement>(null)
  const areOpen = useAreOpen(ref)
  const fields = sections.flatMap(({ names }) => names)
  const isLong = sections.length >= LONG.sections && fields.length >= LONG.fields
  const idOf = (key: string) => `${form}-section-${key}`
  return (
    <div ref={ref} className="stack gap-3 form-sections">
      {isLong && (
        <SectionList
          {...{ sections, idOf, areOpen }}
          onOpenAll={(open) => foldsIn(ref).forEach((fold) => Object.assign(fold, { open }))}
        />
      )}
      {sections.map(({ key, content, isOpen, ...fold }, at) => (
        <Fold key={key} id={idOf(key)} {...fold} isOpen={isOpen || at === 0 || !isLong} isSection>
          {content}
        </Fold>
      ))}
    </div>
  )
}

const foldsIn = (ref: RefObject<HTMLElement | null>) => [...(ref.current?.querySelectorAll('details') ?? [])]

/** Whether all folds are open; the browser opens some, too, as where it finds a text. */
function useAreOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [areOpen, setOpen] = useState(false)
  useEffect(() => {
    const look = () => setOpen(foldsIn(ref).every(({ open }) => open))
    const element = ref.current
    // `toggle` does not bubble.
    element?.addEventListener('toggle', look, true)
    return () => element?.removeEventListener('toggle', look, true)
  }, [ref])
  return areOpen
}

interface ListProps {
  sections: readonly FormSection[]
  idOf: (key: string) => string
  areOpen: boolean
  onOpenAll: (open: boolean) => void
}

function SectionList({ sections, idOf, areOpen, onOpenAll }: ListProps) {
  const { folds: words } = t('accounts.app')
  return (
    <nav className="stack gap-2 start jump form-sections-list" aria-label={words.label}>
      <ul className="cluster gap-2">
        {sections.map(({ key, title, names }) => (
          <li key={key}>
            <SectionLink {...{ title, names }} id={idOf(key)} />
          </li>
        ))}
      </ul>
      <Button look="link" onClick={() => onOpenAll(!areOpen)}>
        {areOpen ? words.closeAll : words.openAll}
      </Button>
    </nav>
  )
}

function SectionLink({ id, title, names }: { id: string } & Pick<FormSection, 'title' | 'names'>) {
  const { count } = useErrorCount(names)
  return (
    <a href={`#${id}`} onClick={(event) => goToSection(event, id)}>
      {title}
      <ErrorCount count={count} />
    </a>
  )
}

/** The fragment of the address is the desk's own. */
function goToSection(event: MouseEvent, id: string): void {
  event.preventDefault()
  const section = document.getElementById(id) as HTMLDetailsElement
  const summary = section.querySelector('summary')
  section.open = true
  section.scrollIntoView()
  summary?.focus({ preventScroll: true })
}
