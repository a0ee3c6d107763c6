import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelFault } from '@/e2e/model-server/model-faults';
import { ModelServer } from '@/e2e/model-server/model-server';
import { findWritingFacts } from '@/server/engine/store/written-parts';
import { TestEngine } from '@/server/engine/testing/test-engine';
import { scriptedWriter } from '@/server/engine/write/testing/scripted-writer';

// `npx tsx --conditions=react-server bench/model-quality.ts`: how many cards are accepted, repaired or replaced when
// the scripted model answers well, carelessly or with hostile content. A report on the checks, not on a model's prose.

const TEXTS = ['annual-report.md', 'howto-bike-tube.md', 'lab-report.md', 'onboarding.md', 'policy-remote.md'];
const CARDS = 10;

type Quality = { name: string; first: readonly (ModelFault | null)[]; repair: readonly (ModelFault | null)[] };

/** The faults of the answers to first requests and to repair requests, used in rotation. */
const QUALITIES: readonly Quality[] = [
  { name: 'good', first: [null], repair: [null] },
  {
    name: 'careless',
    first: [null, 'fenced', 'thinking', 'wrong-keys', 'prose-around', 'invented-numbers', null, 'schema-ignored'],
    repair: [null, 'fenced', 'wrong-keys'],
  },
  {
    name: 'hostile',
    first: ['hostile-markup', 'invented-numbers', 'invented-quote', 'wrong-language', 'obedient', 'textual-refusal'],
    repair: ['hostile-markup', 'invented-quote', 'obedient', 'wrong-language'],
  },
];

console.log(`${TEXTS.length} texts of ${CARDS} cards, scripted answers`);
console.log('quality   cards  taken at once  repaired  by rules  requests');
for (const quality of QUALITIES) {
  const sum = { cards: 0, byModel: 0, byRules: 0, repairs: 0, requests: 0 };
  for (const name of TEXTS) {
    const text = readFileSync(path.join(import.meta.dirname, 'corpus', name), 'utf8');
    const seen = await write(text, quality);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += seen[key];
  }
  const share = (count: number) => `${Math.round((count / sum.cards) * 100)} %`;
  const repaired = Math.max(0, sum.byModel - (sum.cards - sum.repairs));
  const cells = [sum.cards, share(sum.byModel - repaired), share(repaired), share(sum.byRules), sum.requests];
  console.log(`${quality.name.padEnd(10)}${cells.map((cell) => String(cell).padEnd(11)).join('')}`);
}

/** Makes a deck of the text. `repairs`: the number of repair requests. */
async function write(inputText: string, { first, repair }: Quality) {
  const server = await ModelServer.open();
  let [firsts, repairs] = [0, 0];
  server.script = ({ asked }) => {
    if (asked.kind !== 'card') return null;
    return (asked.isRepair ? repair[repairs++ % repair.length] : first[firsts++ % first.length]) ?? null;
  };
  const model = scriptedWriter(server, { contextTokens: 16_384, concurrency: 4 });
  const test = await TestEngine.open({ openingCredits: 100_000, model });
  try {
    const { body } = await test.make({
      ...{ inputText, textMode: 'generate', numCards: CARDS, imageOptions: { source: 'noImages' } },
    });
    if (body.status !== 'completed') throw new Error(JSON.stringify(body));
    const facts = await findWritingFacts(test.world.db, body.generationId);
    const [byModel, byRules] = [facts?.cardsByModel ?? 0, facts?.cardsByRules ?? 0];
    const asked = server.calls.filter(({ asked: { kind } }) => kind === 'card');
    return { cards: byModel + byRules, byModel, byRules, repairs, requests: asked.length };
  } finally {
    await test.close();
    await server.close();
  }
}
