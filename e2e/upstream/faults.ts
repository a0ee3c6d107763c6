/** The calls of the interface, and the download of an export. */
export const CALLS = ['start', 'status', 'themes', 'folders', 'export'] as const;
export type CallName = (typeof CALLS)[number];

/** What may go wrong with a call. `charges`: whether a start is charged anyway, which its sender cannot know. */
export type Fault =
  /** Answers correctly, but late. */
  | { kind: 'delay'; ms: number }
  /** Takes the request and never answers. A start is charged. */
  | { kind: 'hang' }
  /** Sends this share of the response's bytes, headers included, and cuts the connection. A start is charged. */
  | { kind: 'lose'; share: number }
  /** Cuts the connection as soon as the request's head has arrived. */
  | { kind: 'reset'; charges?: boolean }
  /** Answers this status. */
  | { kind: 'status'; status: number; message?: string; headers?: Record<string, string>; charges?: boolean }
  | { kind: 'redirect'; status: 301 | 302 | 303 | 307 | 308; to: string; charges?: boolean }
  /** Answers correctly, a byte at a time. A start is charged. */
  | { kind: 'drip'; ms: number }
  /** Answers JSON, or a body that begins with `start`, of this many megabytes. A start is charged. */
  | { kind: 'huge'; megabytes: number; start?: string }
  /**
   * Answers this text with this status (200) instead of the truth, `$ID` being the requested id. A start is charged.
   */
  | { kind: 'lie'; text: string; status?: number; headers?: Record<string, string> };

export type FaultKind = Fault['kind'];

/** For `--help`: a scripted example of each, and its effect. */
export const FAULT_HELP: { [Kind in FaultKind]: { example: Extract<Fault, { kind: Kind }>; does: string } } = {
  delay: { example: { kind: 'delay', ms: 5000 }, does: 'answers correctly, but late' },
  hang: { example: { kind: 'hang' }, does: 'accepts the request (charging a start) and never answers' },
  lose: {
    example: { kind: 'lose', share: 0.5 },
    does: 'charges a start, sends this share of the answer (0 to 1), then closes the connection',
  },
  reset: { example: { kind: 'reset' }, does: 'closes the connection at once; charges only with "charges": true' },
  status: {
    example: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
    does: 'answers this status; charges only with "charges": true',
  },
  redirect: {
    example: { kind: 'redirect', status: 308, to: 'http://127.0.0.1:9/' },
    does: 'answers a redirect; charges only with "charges": true',
  },
  drip: { example: { kind: 'drip', ms: 1000 }, does: 'charges a start and answers one byte at a time' },
  huge: {
    example: { kind: 'huge', megabytes: 10_000 },
    does: 'charges a start and sends JSON that never ends, or text that begins with "start"',
  },
  lie: {
    example: { kind: 'lie', text: '{"generationId":5}', status: 200 },
    does: 'charges a start and answers this text; $ID is replaced with the requested id',
  },
};

/** Whether a start is charged although it fails. */
export function chargesAllTheSame(fault: Fault): boolean {
  return 'charges' in fault ? fault.charges === true : !['reset', 'status', 'redirect'].includes(fault.kind);
}
