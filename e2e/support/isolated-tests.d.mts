export const ISOLATED_TESTS: string[];
