import type { ReactNode } from 'react'
import { classOf, FieldNotes, fieldProps, LabelText, type FieldProps } from './Field.tsx'
import { Fold, type FoldState } from './Fold.tsx'
import { useField } from './Form.tsx'

interface Props extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'isChanged' | 'isMarked' | 'isLabelHidden'> {
  className?: string
  /** A group of radio buttons. */
  isRadio?: boolean
  isRequired?: boolean
  /** Folds below its label. */
  fold?: FoldState
  children: ReactNode
}

/** Several inputs with a common label, hint and error. */
export function GroupFrame({ name, label, hint, className, isChanged, isMarked, isLabelHidden, ...rest }: Props) {
  const { isRadio = false, isRequired, fold, children } = rest
  const state = useField(name)
  const { 'aria-invalid': isWrong, ...ties } = fieldProps(state, hint)
  const content = (
    <>
      {children}
      <FieldNotes field={state} hint={hint} />
    </>
  )
  const asRadio = { role: 'radiogroup', 'aria-invalid': isWrong, 'aria-required': isRequired || undefined }
  return (
    <fieldset
      {...ties}
      // Focusable, for errors.
      tabIndex={isRadio ? undefined : -1}
      className={classOf(state, { isChanged }, className)}
      {...(isRadio && asRadio)}
    >
      <legend className={isLabelHidden || fold ? 'visually-hidden' : 'legend'}>
        <LabelText label={label} isMarked={isMarked} />
      </legend>
      {fold ? (
        <Fold {...fold} id={`${state.id}-fold`} title={label} names={[name]}>
          {content}
        </Fold>
      ) : (
        content
      )}
    </fieldset>
  )
}
