import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Run, run, runPage, type Submission, type Submitted, submitted } from '@/lib/contract/composer';

/** The program's own routes as its page calls them. */
export class ComposerApi {
  readonly address: string;
  readonly #headers: Record<string, string>;

  constructor(address: string, cookie?: string) {
    this.address = address;
    this.#headers = { origin: address, ...(cookie && { cookie }) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.address + path, { headers: { ...this.#headers, ...headers }, redirect: 'manual' });
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.send('POST', path, body);
  }

  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown): Promise<Response> {
    return fetch(this.address + path, {
      method,
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  }

  /** @throws Error for anything but 202, and if no response comes */
  async submit(submission: Submission): Promise<Submitted> {
    const answer = await this.post('/api/generations', submission);
    if (answer.status !== 202) throw new Error(`a submission was answered ${answer.status}: ${await answer.text()}`);
    return submitted.parse(await answer.json());
  }

  /** Null for an unknown id. */
  async run(id: string): Promise<Run | null> {
    const answer = await this.get(`/api/generations/${encodeURIComponent(id)}`);
    return answer.status === 404 ? null : run.parse(await answer.json());
  }

  /** The whole history, each run with all its details. */
  async runs(): Promise<Run[]> {
    const runs: Run[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
      const page = runPage.parse(await (await this.get(`/api/generations?limit=100${query}`)).json());
      for (const { id } of page.data) {
        const found = await this.run(id);
        if (found) runs.push(found);
      }
      after = page.hasMore ? page.nextCursor : null;
    }
    return runs;
  }
}

/** A remote submission of one card, identified by its first line. */
export function remoteSubmission(line: string, more: Partial<Submission['request']> = {}): Submission {
  return {
    submissionId: randomUUID(),
    target: 'remote',
    operation: 'generate',
    request: { inputText: `${line}\n\ntext`, textMode: 'preserve', numCards: 1, ...more },
  } as Submission;
}

/** The first line of the text of a submission or a run. */
export function lineOf({ request }: { request: unknown }): string {
  const { inputText, prompt } = texts.parse(request);
  return (inputText ?? prompt ?? '').split('\n', 1)[0] ?? '';
}

const texts = z.object({ inputText: z.string().optional(), prompt: z.string().optional() });
