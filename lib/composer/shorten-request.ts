const LONGEST = 120;

/** The request with long texts shortened for display; `words` describes the length of each. */
export function shortenRequest(request: unknown, words: (characters: number) => string): unknown {
  if (typeof request === 'string')
    return request.length <= LONGEST
      ? request
      : `${request.slice(0, LONGEST / 2).trimEnd()} … ${words(request.length)}`;
  if (Array.isArray(request)) return request.map((entry) => shortenRequest(entry, words));
  if (typeof request !== 'object' || request === null) return request;
  return Object.fromEntries(Object.entries(request).map(([name, entry]) => [name, shortenRequest(entry, words)]));
}
