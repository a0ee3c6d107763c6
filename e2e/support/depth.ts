/** Whether `npm run check:deep` runs the tests: with the repeats that `npm test` leaves out. */
export const IS_DEEP = process.env.CHECK_DEEP === '1';
