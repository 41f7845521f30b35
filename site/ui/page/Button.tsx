import type { ComponentProps } from 'react'
import type { IconName } from '#site/ui/icons/icons.ts'
import { Icon } from './Icon.tsx'

const LOOKS = {
  main: 'button',
  quiet: 'button is-quiet',
  danger: 'button is-danger',
  link: 'link-button',
  text: 'text-button',
  icon: 'icon-button',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS
  /** Before its text. */
  icon?: IconName
}

/** A button that submits nothing. */
export function Button({ look = 'quiet', className, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={className ? `${LOOKS[look]} ${className}` : LOOKS[look]} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children'> {
  icon: IconName
  label: string
}

/** A button with nothing but an icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => <Button look="icon" aria-label={label} {...rest} />
