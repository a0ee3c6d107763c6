import type * as z from '@/lib/contract/zod';
import type { Answer, Probe } from './probe';

/** Shared by all checks. */
export type Context = {
  probe: Probe;
  /** The embedded engine: checked against docs/spec/settled-points.md, not only the interface. */
  isEngine: boolean;
  /** The artifact an earlier check made, used as a template. */
  madeArtifactId: string | null;
  /** Waits between two polls. */
  wait: (ms: number) => Promise<void>;
  /** How long a generation may take. */
  deadlineMs: number;
};

/** One assertion about the service. `run` throws if it fails, and may return details to report. */
export type Check = {
  name: string;
  /** Only for the embedded engine: docs/spec/settled-points.md settles what the interface leaves open. */
  engineOnly?: true;
  run: (context: Context) => Promise<string | undefined>;
};

/** A failed assertion. */
export class NotConforming extends Error {}

export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new NotConforming(message);
}

export function ensureStatus(answer: Answer, expected: number): void {
  ensure(answer.status === expected, `answered ${answer.status} instead of ${expected}: ${excerpt(answer)}`);
}

export function ensureOk(answer: Answer): void {
  ensure(answer.status >= 200 && answer.status < 300, `answered ${answer.status}: ${excerpt(answer)}`);
}

export function ensureEqual(seen: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(seen), JSON.stringify(expected)];
  ensure(left === right, `${what} is ${shortened(String(left))} instead of ${shortened(String(right))}`);
}

/** The response's JSON, parsed by the schema. */
export function read<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.infer<Schema> {
  const type = answer.headers.get('content-type') ?? 'none';
  ensure(/^application\/json\b/i.test(type), `the media type is ${type}, not application/json`);
  const parsed = schema.safeParse(answer.json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new NotConforming(`${issue?.path.join('.') || 'the body'}: ${issue?.message}, in ${excerpt(answer)}`);
  }
  return parsed.data;
}

export function excerpt(answer: Answer): string {
  return shortened(answer.text.replace(/\s+/g, ' ')) || '(empty)';
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
