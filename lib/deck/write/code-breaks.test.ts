import { describe, expect, it } from 'vitest';
import type { Block, Card } from '../blocks';
import type { makeCards } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';

const WORKER = `const worker = queue.worker('mail', async (job, signal) => {
  try {
    const transport = await connect(process.env.SMTP_URL, { signal });
    const result = await transport.send({
      to: job.data.to,
      subject: 'Welcome',
      text: render('welcome', job.data),
    });

    await transport.close();
  } catch (error) {
    if (error.code === 'EENVELOPE') {
      job.discard('bad address');
    }
    throw error;
  }
});

worker.on('failed', (job, error) => {
  console.error(job.id, error.message);
});

process.on('SIGTERM', async () => {
  await worker.close();
  queue.close();
});`;

const codeOf = ({ blocks }: Card) =>
  blocks.filter((block): block is Extract<Block, { kind: 'code' }> => block.kind === 'code').map(({ text }) => text);

function codeParts(code: string, rest: Partial<Parameters<typeof makeCards>[0]> = {}): string[] {
  const inputText = `# Queue\n\nA queue in one file.\n\n## Usage\n\nCreate a queue first, with a name and a path.\n\nA worker takes one job at a time. It retries five times:\n\n\`\`\`js\n${code}\n\`\`\`\n\nJobs survive a crash.\n\n## License\n\nMIT`;
  const { cards } = deckFrom(inputText, { ...rest });
  return cards.flatMap(codeOf);
}

const depthOf = (text: string) => (text.match(/[{([]/g) ?? []).length - (text.match(/[})\]]/g) ?? []).length;

describe('code that must be split', () => {
  it.each(['presentation', 'social'] as const)('is split at the outermost level in a %s', (format) => {
    const parts = codeParts([WORKER, WORKER].join('\n\n'), { format });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(depthOf)).toEqual(parts.map(() => 0));
    expect(parts.join('\n\n')).toBe([WORKER, WORKER].join('\n\n'));
  });

  it.each(['brief', 'medium', 'detailed'] as const)('is kept with all its parts or left out in a %s text', (amount) => {
    const parts = codeParts(WORKER, { textMode: 'condense', amount });
    expect(['', WORKER]).toContain(parts.join('\n\n'));
  });
});
