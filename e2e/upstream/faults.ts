/** The calls of the interface, and the download of an export. */
export const CALLS = ['start', 'status', 'themes', 'folders', 'export'] as const;
export type CallName = (typeof CALLS)[number];

/** What may go wrong with a call. `charges`: whether a start is charged all the same, which no one outside can tell. */
export type Fault =
  /** Answers as it should, late. */
  | { kind: 'delay'; ms: number }
  /** Takes the request and never answers. A start is charged. */
  | { kind: 'hang' }
  /** Sends this share of the answer's bytes, headers included, and cuts the connection. A start is charged. */
  | { kind: 'lose'; share: number }
  /** Cuts the connection as soon as the request's head is in. */
  | { kind: 'reset'; charges?: boolean }
  /** Answers this status. */
  | { kind: 'status'; status: number; message?: string; headers?: Record<string, string>; charges?: boolean }
  | { kind: 'redirect'; status: 301 | 302 | 303 | 307 | 308; to: string; charges?: boolean }
  /** Answers as it should, a byte at a time. A start is charged. */
  | { kind: 'drip'; ms: number }
  /** Answers JSON, or what begins as `start` says, that goes on for so many megabytes. A start is charged. */
  | { kind: 'huge'; megabytes: number; start?: string }
  /** Answers this text with this status (200) instead of the truth, `$ID` being the id asked for. A start is charged. */
  | { kind: 'lie'; text: string; status?: number; headers?: Record<string, string> };

export type FaultKind = Fault['kind'];

/** For `--help`: an example of each as it is scripted, and what it does. */
export const FAULT_HELP: { [Kind in FaultKind]: { example: Extract<Fault, { kind: Kind }>; does: string } } = {
  delay: { example: { kind: 'delay', ms: 5000 }, does: 'answers as it should, late' },
  hang: { example: { kind: 'hang' }, does: 'takes the request, charges a start, never answers' },
  lose: {
    example: { kind: 'lose', share: 0.5 },
    does: 'charges a start, sends this share of the answer (0 to 1) and cuts the connection',
  },
  reset: { example: { kind: 'reset' }, does: 'cuts the connection at once; charges only with "charges": true' },
  status: {
    example: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
    does: 'answers this status; charges only with "charges": true',
  },
  redirect: {
    example: { kind: 'redirect', status: 308, to: 'http://127.0.0.1:9/' },
    does: 'answers a redirect; charges only with "charges": true',
  },
  drip: { example: { kind: 'drip', ms: 1000 }, does: 'charges a start and answers a byte at a time' },
  huge: {
    example: { kind: 'huge', megabytes: 10_000 },
    does: 'charges a start and answers JSON without an end, or what begins as "start"',
  },
  lie: {
    example: { kind: 'lie', text: '{"generationId":5}', status: 200 },
    does: 'charges a start and answers this text; $ID stands for the id asked for',
  },
};

/** Whether a start is charged although it goes wrong. */
export function chargesAllTheSame(fault: Fault): boolean {
  return 'charges' in fault ? fault.charges === true : !['reset', 'status', 'redirect'].includes(fault.kind);
}
