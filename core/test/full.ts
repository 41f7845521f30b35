/** Whether this is `npm run test:full`, which takes its time. */
export const isFull = process.env['TEST_FULL'] === '1'
