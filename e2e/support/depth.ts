/** Whether the tests run in `npm run check:deep`, with the repetitions that `npm test` omits. */
export const IS_DEEP = process.env.CHECK_DEEP === '1';
