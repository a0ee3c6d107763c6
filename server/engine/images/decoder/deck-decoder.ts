import 'server-only';
import type { DecodableKind, Decoded, DecodeFailure } from './decoder';
import { type DecoderPool, decoderPool } from './decoder-pool';

/** Milliseconds one picture may take, from the moment a process has it. Each picture that had to be ended halves it. */
const DEADLINE = 10_000;
/** Milliseconds that decoder processes work for one deck in all. */
const BUDGET = 30_000;
/** Pictures that had to be ended, after which the rest of the deck is not tried. */
const MOST_ENDED = 3;

const ENDED: readonly DecodeFailure[] = ['timeout', 'memory', 'crashed'];

/** Decodes the pictures of one deck, as long as they behave. */
export class DeckDecoder {
  private used = 0;
  private ended = 0;

  /** @param signal ends everything that is decoded for the deck */
  constructor(
    private readonly signal: AbortSignal,
    private readonly pool: Pick<DecoderPool, 'decode'> = decoderPool(),
  ) {}

  async decode(kind: DecodableKind, bytes: Uint8Array, signal?: AbortSignal): Promise<Decoded> {
    if (this.hasGivenUp()) return GAVE_UP;
    // Others of this deck may have failed by the time it is this one's turn.
    const deadline = () => (this.hasGivenUp() ? null : Math.min(DEADLINE / 2 ** this.ended, BUDGET - this.used));
    const either = signal ? AbortSignal.any([this.signal, signal]) : this.signal;
    const { decoded, took } = await this.pool.decode(this, { kind, bytes, deadline }, either);
    this.used += took;
    if (!decoded.ok && ENDED.includes(decoded.code)) this.ended += 1;
    return decoded;
  }

  private hasGivenUp(): boolean {
    return this.ended >= MOST_ENDED || this.used >= BUDGET;
  }
}

const GAVE_UP: Decoded = { ok: false, code: 'gave-up' };
