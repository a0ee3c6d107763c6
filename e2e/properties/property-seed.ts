// biome-ignore-all lint/style/noProcessEnv: set by `npm run check:properties` for the tests it starts.

/**
 * The seed of every random choice in the unit tests: of fast-check and of `Math.random`. It is the same in every run,
 * so that the same sources give the same result. `npm run check:properties` tries new seeds.
 */
const FIXED_SEED = 20_261_122;

export const PROPERTY_SEED = Number(process.env.PROPERTY_SEED ?? FIXED_SEED);
