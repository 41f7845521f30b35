import { useEffect, type ComponentProps } from 'react'
import { loadSession } from '#site/stores/accounts/session.ts'
import { Form } from '../forms/Form.tsx'
import { Captcha } from './Captcha.tsx'

/** A form that shows a captcha to anonymous visitors. */
export function CaptchaForm({ end, ...props }: ComponentProps<typeof Form>) {
  const { captcha } = props.form
  useEffect(() => {
    // Submitting the form reports the error.
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
