import { useEffect, type ComponentProps } from 'react'
import { loadSession } from '#site/stores/accounts/session.ts'
import { Form } from '../forms/Form.tsx'
import { Captcha } from './Captcha.tsx'

/** A form whose store has a captcha, which it shows to anonymous visitors. */
export function CaptchaForm({ end, ...props }: ComponentProps<typeof Form>) {
  const { captcha } = props.form
  useEffect(() => {
    // If it fails, sending the form says why.
    loadSession().catch(() => {})
  }, [])
  return (
    <Form
      {...props}
      end={
        <>
          {captcha && <Captcha captcha={captcha} />}
          {end}
        </>
      }
    />
  )
}
