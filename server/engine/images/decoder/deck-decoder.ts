import 'server-only';
import type { DecodableKind, Decoded, DecodeFailure } from './decoder';
import { type DecoderPool, decoderPool } from './decoder-pool';

/** Timeout for one picture in milliseconds, counted from when a process receives it. */
const DEADLINE = 10_000;
/**
 * A picture's deadline shrinks to the end of this period, counted from the deck's first picture, but is never less than
 * `MIN_DEADLINE`. In milliseconds.
 */
const PATIENCE = 12_000;
const MIN_DEADLINE = 1500;
/** Total decoding time for one deck, in milliseconds. */
const BUDGET = 30_000;
/** The deck gives up after this many killed pictures, or this many milliseconds spent on killed pictures. */
const MAX_ENDED = 3;
const MAX_WASTED = 12_000;

const ENDED: readonly DecodeFailure[] = ['timeout', 'memory', 'crashed'];
const GAVE_UP: Decoded = { ok: false, code: 'gave-up' };

/** Decodes the pictures of one deck, within a budget. */
export class DeckDecoder {
  private used = 0;
  private ended = 0;
  private wasted = 0;
  private began: number | null = null;
  /** Aborts waiting pictures once the deck has given up, or once `PATIENCE` is over and a picture was killed. */
  private readonly end = new AbortController();

  /** @param signal aborts all decoding for the deck */
  constructor(
    private readonly signal: AbortSignal,
    private readonly pool: Pick<DecoderPool, 'decode'> = decoderPool(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the deck's remaining pictures are skipped. */
  get hasGivenUp(): boolean {
    if (this.end.signal.aborted) return true;
    return this.ended >= MAX_ENDED || this.wasted >= MAX_WASTED || this.used >= BUDGET;
  }

  async decode(kind: DecodableKind, bytes: Uint8Array, signal?: AbortSignal): Promise<Decoded> {
    if (this.hasGivenUp) return GAVE_UP;
    this.began ??= this.now();
    const any = AbortSignal.any([this.signal, this.end.signal, ...(signal ? [signal] : [])]);
    const job = { kind, bytes, deadline: () => this.deadline() };
    const { decoded, took } = await this.pool.decode(this, job, any);
    this.used += took;
    if (!decoded.ok && ENDED.includes(decoded.code)) {
      this.ended += 1;
      this.wasted += took;
      const left = this.hasGivenUp ? 0 : PATIENCE - (this.now() - this.began);
      setTimeout(() => this.end.abort(), Math.max(0, left)).unref();
    }
    return !decoded.ok && decoded.code === 'stopped' && this.end.signal.aborted ? GAVE_UP : decoded;
  }

  /** Null if the deck has given up by the time it is this picture's turn. */
  private deadline(): number | null {
    if (this.hasGivenUp) return null;
    const elapsed = this.now() - (this.began ?? 0);
    return Math.min(DEADLINE, BUDGET - this.used, Math.max(MIN_DEADLINE, PATIENCE - elapsed));
  }
}
