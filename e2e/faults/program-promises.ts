/** The promises that need the built program. Each is a separate journey (`e2e/journeys/faults.spec.ts`). */
export const PROGRAM_PROMISES = {
  1: 'killed at random moments',
  3: 'one submission posted many times',
  4: 'hasty hands',
  5: 'closed tabs',
  22: 'canary keys',
  23: 'forced exceptions',
  34: 'a history that is kept',
} as const;
