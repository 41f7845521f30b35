import { useBrowser } from './browser.ts'
import { testPages } from './page-check.ts'

useBrowser()
testPages('he')
