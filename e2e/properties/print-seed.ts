import { PROPERTY_SEED } from './property-seed';

const printed = globalThis as { cardwrightSeedPrinted?: true };

/** Vitest calls a global setup once for each project. */
export default function printSeed(): void {
  if (printed.cardwrightSeedPrinted) return;
  printed.cardwrightSeedPrinted = true;
  process.stderr.write(`Random choices in the tests use seed ${PROPERTY_SEED}.\n`);
}
