import { configure } from '@testing-library/react'

// Guards against hanging, and is no measure: two slow cores may be shared.
configure({ asyncUtilTimeout: 60_000 })
