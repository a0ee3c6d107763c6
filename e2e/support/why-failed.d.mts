type Report = { readonly [key: string]: unknown } | null;
/** The message is its beginning. */
export type Failure = { name: string; message: string; passedOnRetry: boolean };

export function failedUnits(report: Report): Failure[];
export function failedJourneys(report: Report): Failure[];
export function lastLines(failures: readonly Failure[], stages: readonly string[]): string[];
