import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

const LOOKS = {
  main: 'button',
  quiet: 'button is-quiet',
  link: 'link-button',
  icon: 'icon-button',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS
}

/** A button that submits nothing. */
export function Button({ look = 'quiet', className, ...rest }: ButtonProps) {
  return <button type="button" className={className ? `${LOOKS[look]} ${className}` : LOOKS[look]} {...rest} />
}

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children'> {
  icon: ComponentProps<typeof Icon>['name']
  label: string
}

/** A button with nothing but an icon. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Button look="icon" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Button>
  )
}
