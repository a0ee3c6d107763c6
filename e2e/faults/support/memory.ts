import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 20;

/** The largest growth of the process since `begin`, in megabytes. */
export class MemoryWatch {
  readonly #begin: Sample;
  readonly #timer: NodeJS.Timeout;
  #most: Sample;

  constructor() {
    collectGarbage();
    this.#begin = sample();
    this.#most = this.#begin;
    this.#timer = setInterval(() => this.#take(), SAMPLE_MS);
  }

  end(): Sample {
    clearInterval(this.#timer);
    this.#take();
    return { heap: this.#most.heap - this.#begin.heap, resident: this.#most.resident - this.#begin.resident };
  }

  #take(): void {
    const { heap, resident } = sample();
    this.#most = { heap: Math.max(heap, this.#most.heap), resident: Math.max(resident, this.#most.resident) };
  }
}

/** `heap`: objects and buffers that are not collected yet. `resident`: as counted by the system. */
type Sample = { heap: number; resident: number };

function sample(): Sample {
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: Math.round((heapUsed + external) / MEGABYTE), resident: Math.round(rss / MEGABYTE) };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
