type Report = { readonly [key: string]: unknown } | null;

export function failedUnits(report: Report): string[];
export function failedJourneys(report: Report): string[];
