import { randomUUID } from 'node:crypto';
import { LIMITS } from '@/lib/contract/limits';
import { HOSTILE_TEXTS } from '@/lib/deck/testing/hostile-texts';
import { dataUrl, PICTURE_ATTACKS, type PictureAttack } from '@/server/engine/images/testing/picture-attacks';
import type { PictureServer } from './picture-server';
import type { Answer, Outcome, ProgramClient } from './program-client';

/** One way to exhaust the program. `run` resolves when every request of the attack is answered. */
export type Attack = { name: string; run(client: ProgramClient, pictures: PictureServer): Promise<Outcome> };

const VISITORS = 4;
const RUNS_AT_ONCE = 10;
const REFUSED_BODY = 100 * 1024 * 1024;

const OPEN_DECK = {
  textMode: 'preserve',
  imageOptions: { source: 'noImages' },
  sharingOptions: { externalAccess: 'view' },
} as const;

const LARGEST = attackNamed('embedded raster');
/** No rule refuses this picture, so processing it is killed at its deadline. */
const SLOWEST = attackNamed('slow gradients');

export const ATTACKS: readonly Attack[] = [
  ...HOSTILE_TEXTS.map(
    ({ name, make }): Attack => ({
      name: `text: ${name}`,
      run: (client) => visited(client, { ...OPEN_DECK, inputText: make(LIMITS.inputText), numCards: 3 }),
    }),
  ),
  ...PICTURE_ATTACKS.map(
    (attack): Attack => ({
      name: `picture: ${attack.name}`,
      run: (client, pictures) => pictured(client, pictures, attack),
    }),
  ),
  ...[LARGEST, SLOWEST].map(
    (attack): Attack => ({
      name: `pictures: ${attack.name}, ${RUNS_AT_ONCE} decks at once, beside a deck of plain text`,
      run: async (client) => {
        const url = dataUrl(attack.mediaType, attack.bytes());
        const decks = Array.from({ length: RUNS_AT_ONCE }, () => client.generate(deckWith(url)));
        const start = performance.now();
        const plain = await client.generate({ ...OPEN_DECK, inputText: '# Plain\n\nOnly words.', numCards: 1 });
        const wait = Math.round(performance.now() - start);
        const outcomes = await Promise.all(decks);
        const isClear = [plain, ...outcomes].every(({ clear }) => clear);
        return { clear: isClear && plain.says === 'completed', says: `plain deck ${plain.says} after ${wait} ms` };
      },
    }),
  ),
  {
    name: 'drafts nested 100,000 deep',
    run: async (client) => {
      const body = `{"draft":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      const headers = { 'content-type': 'application/json', origin: client.address };
      return refused(await client.ask(`/api/drafts/${randomUUID()}`, { method: 'PUT', headers, body }));
    },
  },
  {
    name: '100 MB to the sign-in, and to the engine without its key',
    run: async (client) => {
      const body = Buffer.alloc(REFUSED_BODY, 0x20);
      const headers = { 'content-type': 'application/json', origin: client.address };
      const answers = await Promise.all(
        ['/api/session', '/v1.0/generations'].map((path) => client.ask(path, { method: 'POST', headers, body })),
      );
      return refused(...answers);
    },
  },
  {
    name: '1,500 runs queued at once',
    run: async (client) => {
      const statuses = new Map<number, number>();
      const submit = async () => {
        const { status } = await client.json(
          '/v1.0/generations',
          { ...OPEN_DECK, inputText: 'Queued', numCards: 1 },
          { 'x-api-key': client.key },
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      for (let at = 0; at < 1500; at += 50) await Promise.all(Array.from({ length: 50 }, submit));
      const says = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      return { clear: [...statuses.keys()].every((status) => status === 201 || status === 429), says };
    },
  },
  // Last, because this client’s address is refused for a while afterwards.
  {
    name: '200 wrong keys',
    run: async (client) => {
      const answers: Answer[] = [];
      for (let tried = 0; tried < 200; tried += 1)
        answers.push(await client.ask('/v1.0/themes', { headers: { 'x-api-key': `guess-${tried}` } }));
      const limited = answers.filter(({ status }) => status === 429).length;
      return { clear: limited > 0, says: `${answers.length - limited} × 403, ${limited} × 429` };
    },
  },
];

/** Makes a deck with one picture: embedded in the text if it fits, otherwise from the image model. */
async function pictured(client: ProgramClient, pictures: PictureServer, attack: PictureAttack): Promise<Outcome> {
  const inText = deckWith(dataUrl(attack.mediaType, attack.bytes()));
  if (inText.inputText.length <= LIMITS.inputText) return client.generate(inText);
  pictures.answerWith(attack);
  const outcome = await client.generate({
    ...inText,
    inputText: '# Pictures',
    imageOptions: { source: 'aiGenerated' },
  });
  return pictures.hasServed(attack) ? outcome : { clear: false, says: 'the picture was not fetched' };
}

/** Makes a deck, opens it for several visitors at once, and downloads both files. */
async function visited(client: ProgramClient, request: object): Promise<Outcome> {
  const outcome = await client.generate(request);
  const { artifactId } = outcome;
  if (artifactId === undefined) return outcome;
  const pages = await Promise.all(Array.from({ length: VISITORS }, () => client.ask(`/a/${artifactId}`)));
  const files = await Promise.all(
    ['pptx', 'pdf'].map((format) => client.ask(`/a/${artifactId}/file?format=${format}`)),
  );
  const largest = Math.max(...pages.map(({ bytes }) => bytes));
  const clear = [...pages, ...files].every(({ status }) => status < 500) && largest < 5 * 1024 * 1024;
  const sizes = files.map(({ status, bytes }) => (status === 200 ? `${Math.round(bytes / 1024)} kB` : String(status)));
  return { clear, says: `completed, page ${Math.round(largest / 1024)} kB, PPTX ${sizes[0]}, PDF ${sizes[1]}` };
}

function deckWith(url: string) {
  const inputText = `# Pictures\n\n![one](${url})\n\nText.`;
  return { textMode: 'preserve', imageOptions: { source: 'noImages' }, numCards: 1, inputText } as const;
}

function refused(...answers: readonly Answer[]): Outcome {
  const statuses = answers.map(({ status }) => status);
  return { clear: statuses.every((status) => status >= 400 && status < 500), says: statuses.join(', ') };
}

function attackNamed(name: string): PictureAttack {
  const found = PICTURE_ATTACKS.find((attack) => attack.name === name);
  if (!found) throw new Error(`there is no picture attack named ${name}`);
  return found;
}
