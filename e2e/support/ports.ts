/** The first of the journeys' ports: `E2E_PORT` lets several checkouts run their journeys at once. */
const FIRST = Number(process.env.E2E_PORT ?? 3917);

/** A port for a journey's own program: `offset` is 0 for the shared one, 1 to 9 for those a journey starts itself. */
export function e2ePort(offset = 0): number {
  return FIRST + offset;
}
