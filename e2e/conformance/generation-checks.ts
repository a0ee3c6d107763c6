import { completedAnswer, pendingAnswer, startAnswer } from '@/lib/contract/openapi';
import { startResponse, statusRecord } from '@/lib/contract/status';
import { type Check, type Context, ensure, ensureEqual, ensureOk, ensureStatus, excerpt, read } from './check';
import type { Answer } from './probe';
import { ensureError } from './refusal-checks';

/** Six cards (docs/spec/interface.md#2.4.4, rule 4) at the lowest cost: no pictures, text preserved. */
const SIX_CARDS = {
  inputText: ['# One', 'Two', '- three\n- 3', 'Four', 'Fünf · пять · 五', 'Six 🙂'].join('\n---\n'),
  textMode: 'preserve',
  format: 'presentation',
  cardSplit: 'inputTextBreaks',
  numCards: 9,
  imageOptions: { source: 'noImages' },
  exportAs: 'pdf',
};

const THREE_CARDS_PROMPT = 'First\n---\nSecond\n---\nThird';

const MAGIC = { pdf: '%PDF-', pptx: 'PK\u0003\u0004' } as const;

type Started = { generationId: string; warnings?: string };

function ensureStarted(context: Context, answer: Answer): Started {
  if (!context.isEngine) {
    ensureOk(answer);
    return read(answer, startResponse);
  }
  ensureStatus(answer, 201);
  return read(answer, startAnswer);
}

/** Polls until the generation is no longer pending; a pending response has exactly two members. */
async function finish(context: Context, generationId: string) {
  const path = `/generations/${encodeURIComponent(generationId)}`;
  let pause = context.isEngine ? 150 : 5000;
  const longest = context.isEngine ? 1000 : 15_000;
  for (let waited = 0; waited < context.deadlineMs; waited += pause, pause = Math.min(longest, pause * 1.5)) {
    const answer = await context.probe.get(path);
    ensureStatus(answer, 200);
    const record = read(answer, statusRecord);
    ensureEqual(record.generationId, generationId, 'generationId');
    if (record.status !== 'pending') {
      ensure(record.status === 'completed', `the generation ended as ${record.status}: ${excerpt(answer)}`);
      return { record, answer };
    }
    if (context.isEngine) read(answer, pendingAnswer);
    await context.wait(pause);
  }
  ensure(false, `still pending after ${context.deadlineMs / 1000} s`);
}

/** A completed record (docs/spec/interface.md#2.8, and for the engine docs/spec/settled-points.md#5). */
async function finishWhole(context: Context, generationId: string) {
  const { record, answer } = await finish(context, generationId);
  ensure(record.artifactUrl !== undefined && URL.canParse(record.artifactUrl), 'artifactUrl is no address');
  const { deducted, remaining } = record.credits ?? {};
  ensure(Number.isInteger(deducted) && Number.isInteger(remaining), 'credits are not two whole numbers');
  if (context.isEngine) read(answer, completedAnswer);
  return record;
}

async function ensureFile(context: Context, url: string | undefined, format: keyof typeof MAGIC): Promise<string> {
  ensure(url !== undefined, 'there is no link to the exported file');
  const file = await context.probe.download(url);
  ensureStatus(file, 200);
  const head = Buffer.from(file.bytes.subarray(0, MAGIC[format].length)).toString('latin1');
  ensureEqual(head, MAGIC[format], `the beginning of the ${format} file`);
  ensure(file.bytes.length > 1000, `the file has ${file.bytes.length} bytes only`);
  return `${file.bytes.length} bytes`;
}

/** A link with a changed signature, its last part. */
function tampered(url: string): string {
  const at = url.length - 3;
  return `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`;
}

export const GENERATION_CHECKS: Check[] = [
  {
    name: 'generate: six cards from breaks are accepted, completed, and downloaded as PDF',
    async run(context) {
      const started = ensureStarted(context, await context.probe.post('/generations', SIX_CARDS));
      if (context.isEngine)
        ensure(started.warnings?.includes('numCards') === true, 'no warning that numCards is ignored');
      const record = await finishWhole(context, started.generationId);
      context.madeArtifactId = record.artifactId ?? null;
      const link = record.exportUrl ?? record.pdfUrl;
      const file = await ensureFile(context, link, 'pdf');
      if (context.isEngine && link) {
        ensureEqual(record.credits?.deducted, 6, 'credits.deducted');
        ensure(record.warnings?.includes('numCards') === true, 'the record does not keep the warning');
        const forged = await context.probe.download(tampered(link));
        ensure(forged.status === 404, `a forged link answered ${forged.status} instead of 404`);
      }
      return `${record.credits?.deducted} credits, ${file}`;
    },
  },
  {
    name: 'generate: a request without exportAs has no link, and a settled record stays as it is',
    engineOnly: true,
    async run(context) {
      const { exportAs: _exportAs, numCards: _numCards, ...plain } = SIX_CARDS;
      const started = ensureStarted(context, await context.probe.post('/generations', plain));
      const record = await finishWhole(context, started.generationId);
      ensure(!('exportUrl' in record), 'there is a link that nobody asked for');
      const again = await context.probe.get(`/generations/${started.generationId}`);
      ensureEqual(again.json, record, 'the record read again');
      return undefined;
    },
  },
  {
    name: 'generate: auto gives exactly numCards',
    engineOnly: true,
    async run(context) {
      const body = { ...SIX_CARDS, cardSplit: 'auto', numCards: 4, exportAs: undefined };
      const started = ensureStarted(context, await context.probe.post('/generations', body));
      const record = await finishWhole(context, started.generationId);
      ensureEqual(record.credits?.deducted, 4, 'credits.deducted, one a card,');
      return undefined;
    },
  },
  {
    name: 'from-template: the made artifact serves as template, downloaded as PPTX',
    async run(context) {
      ensure(context.madeArtifactId !== null, 'no artifact was made before, so that there is no template');
      const body = { artifactId: context.madeArtifactId, prompt: THREE_CARDS_PROMPT, exportAs: 'pptx' };
      const started = ensureStarted(context, await context.probe.post('/generations/from-template', body));
      const record = await finishWhole(context, started.generationId);
      if (context.isEngine) ensureEqual(record.credits?.deducted, 6, 'credits.deducted, two a card,');
      return ensureFile(context, record.exportUrl ?? record.pptxUrl, 'pptx');
    },
  },
  {
    name: 'generate: every field of the request is taken',
    engineOnly: true,
    async run(context) {
      const themes = await context.probe.get('/themes?limit=1');
      const folders = await context.probe.get('/folders?limit=1');
      const firstId = ({ json }: Answer) => (json as { data?: { id: string }[] }).data?.[0]?.id;
      const started = ensureStarted(
        context,
        await context.probe.post('/generations', {
          ...SIX_CARDS,
          textMode: 'condense',
          themeId: firstId(themes),
          folderIds: [firstId(folders), firstId(folders)],
          additionalInstructions: 'Calm pages',
          textOptions: { amount: 'brief', tone: 'dry', audience: 'readers', language: 'de' },
          imageOptions: { source: 'placeholder', model: 'some-model', style: 'ink' },
          cardOptions: {
            dimensions: '16x9',
            headerFooter: {
              topLeft: { type: 'text', value: 'Draft' },
              topRight: { type: 'image', source: 'themeLogo', size: 'sm' },
              bottomCenter: { type: 'cardNumber', value: 'not used' },
              hideFromFirstCard: true,
              hideFromLastCard: false,
            },
          },
          sharingOptions: {
            workspaceAccess: 'edit',
            externalAccess: 'noAccess',
            emailOptions: { recipients: ['reader@example.com'] },
          },
        }),
      );
      const ignored = [
        'numCards',
        'textOptions.tone',
        'textOptions.audience',
        'imageOptions.model',
        'imageOptions.style',
        'cardOptions.headerFooter.bottomCenter.value',
        'sharingOptions.emailOptions.access',
      ];
      const lines = (started.warnings ?? '').split('\n');
      for (const path of ignored)
        ensure(
          lines.some((line) => line.includes(path)),
          `no warning names ${path}`,
        );
      await finishWhole(context, started.generationId);
      return undefined;
    },
  },
  {
    name: 'Idempotency-Key: the same body again is the same generation, another body a 422',
    engineOnly: true,
    async run(context) {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const body = { inputText: 'Once', textMode: 'preserve', numCards: 1, imageOptions: { source: 'noImages' } };
      const first = ensureStarted(context, await context.probe.post('/generations', body, headers));
      const second = ensureStarted(context, await context.probe.post('/generations', body, headers));
      ensureEqual(second.generationId, first.generationId, 'the second generationId');
      const many = await Promise.all([1, 2, 3, 4].map(() => context.probe.post('/generations', body, headers)));
      for (const answer of many)
        ensureEqual(ensureStarted(context, answer).generationId, first.generationId, 'a concurrent generationId');
      const other = await context.probe.post('/generations', { ...body, numCards: 2 }, headers);
      ensureError(context, other, 422);
      await finishWhole(context, first.generationId);
      return undefined;
    },
  },
];
