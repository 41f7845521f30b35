import { configure } from '@testing-library/react'
import { PATIENCE_MS } from '#core/test/patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
