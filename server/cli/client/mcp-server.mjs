import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { runPath, waitForRun } from './api-client.mjs';

/** Seconds that a call waits at most, because clients give up on longer ones. */
const LONGEST_WAIT = 50;
/** Credits that one call may spend unless it says otherwise. */
const USUAL_CAP = 100;
const MOST_LISTED = 500;

const UNCONFIRMED =
  'The answer of the service was lost. The deck may exist and may have been charged. Do not create it again: ask the ' +
  'person to look at the run in the History.';

const run = z.looseObject({ id: z.string(), state: z.string(), title: z.string(), pageUrl: z.string() });
const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })), hasMore: z.boolean() });
const estimate = z.object({
  cards: z.int().nullable().describe('null if only the service knows.'),
  credits: z.object({ low: z.number(), high: z.number() }).nullable(),
});
const target = z.enum(['local', 'remote']).default('local').describe('remote may charge credits.');
const page = { query: z.string().optional(), after: z.string().optional().describe('nextCursor of the page before.') };
const runId = z.string().describe('The id of a run, such as run_….');
const cap = z.int().min(0).default(USUAL_CAP).describe('Refuse if it may cost more credits than this.');

/** The program's own words for an unknown member don't name it. */
const NAMED = {
  error: ({ code, keys }) => (code === 'unrecognized_keys' ? `unknown arguments: ${keys.join(', ')}` : undefined),
};

/**
 * The tools that a model can use, over the operations of `/api/v1`.
 * @param {{get(path: string, query?: object): Promise<any>, post(path: string, body: object, key?: string): Promise<any>}} api
 */
export function createMcpServer(api) {
  const server = new McpServer({ name: 'cardwright', version: '1' });
  const tool = (name, { inputSchema, ...config }, answer) =>
    server.registerTool(name, { ...config, inputSchema: z.strictObject(inputSchema, NAMED) }, async (asked) => {
      try {
        const found = await answer(asked);
        return { structuredContent: found, content: [{ type: 'text', text: textOf(found) }] };
      } catch (error) {
        const text = error?.isUnconfirmed ? UNCONFIRMED : String(error?.message ?? error);
        return { isError: true, content: [{ type: 'text', text }] };
      }
    });
  const reads = { readOnlyHint: true, openWorldHint: false };
  const creates = { readOnlyHint: false, destructiveHint: false, idempotentHint: false };

  const places = {
    themeId: z.string().optional(),
    folderIds: z.array(z.string()).optional().describe('Ids from list_folders.'),
  };
  const ofText = {
    text: z.string().describe('Text or Markdown. Lines of only --- separate cards if breaks is set.'),
    mode: z.enum(['preserve', 'condense', 'generate']).default('preserve').describe('preserve keeps every word.'),
    format: z.enum(['presentation', 'document', 'social', 'webpage']).default('presentation'),
    cards: z.int().min(1).max(75).optional().describe('Without it, as many as the text needs.'),
    breaks: z.boolean().optional(),
    ...places,
    instructions: z.string().optional(),
    title: z.string().optional(),
    target,
  };
  const generate = ({ text, mode, format, cards, breaks, themeId, folderIds, instructions, title, target: where }) => ({
    operation: 'generate',
    target: where,
    title,
    request: {
      inputText: text,
      textMode: mode,
      format,
      numCards: cards,
      themeId,
      folderIds,
      cardSplit: breaks ? 'inputTextBreaks' : undefined,
      additionalInstructions: instructions,
    },
  });
  const ofTemplate = {
    artifactId: z.string(),
    text: z.string(),
    ...places,
    title: z.string().optional(),
    target,
  };
  const fill = ({ artifactId, text, themeId, folderIds, title, target: where }) => ({
    operation: 'template',
    target: where,
    title,
    request: { artifactId, prompt: text, themeId, folderIds },
  });

  tool(
    'estimate_deck',
    {
      description: 'How many cards a text makes, and what that may cost. Creates nothing.',
      inputSchema: ofText,
      outputSchema: estimate,
      annotations: reads,
    },
    (asked) => api.post('/estimates', generate(asked)),
  );
  const create = async (body, { maxCredits, waitSeconds }) => {
    const { credits } = await api.post('/estimates', body);
    if (credits === null || credits.high > maxCredits)
      throw new Error(
        `It may cost ${credits === null ? 'an unknown number of' : `up to ${credits.high}`} credits. Ask the person, then pass maxCredits.`,
      );
    return settle(api, await api.post('/runs', body), waitSeconds);
  };
  const spends = { maxCredits: cap, waitSeconds: z.int().min(0).max(LONGEST_WAIT).default(LONGEST_WAIT) };
  tool(
    'create_deck',
    {
      description: 'Create a deck from a text. Waits for it; if it is not completed by then, use wait_for_run.',
      inputSchema: { ...ofText, ...spends },
      outputSchema: run,
      annotations: creates,
    },
    (asked) => create(generate(asked), asked),
  );
  tool(
    'create_from_template',
    {
      description: 'Fill the cards of an existing deck with a text.',
      inputSchema: { ...ofTemplate, ...spends },
      outputSchema: run,
      annotations: creates,
    },
    (asked) => create(fill(asked), asked),
  );
  tool(
    'wait_for_run',
    {
      description: 'Wait until a run is completed, and return it.',
      inputSchema: { id: runId, waitSeconds: spends.waitSeconds },
      outputSchema: run,
      annotations: reads,
    },
    async ({ id, waitSeconds }) => settle(api, await api.get(runPath(id)), waitSeconds),
  );
  tool(
    'read_deck',
    {
      description: 'The text of a completed local deck as Markdown.',
      inputSchema: { id: runId },
      outputSchema: z.object({ markdown: z.string() }),
      annotations: reads,
    },
    ({ id }) => api.get(`${runPath(id)}/markdown`),
  );
  tool(
    'export_deck',
    {
      description: 'Where a file of a completed run is. Download it with the same API token.',
      inputSchema: { id: runId, format: z.enum(['pdf', 'pptx', 'png', 'docx', 'html']) },
      outputSchema: z.object({ url: z.url(), pageUrl: z.url() }),
      annotations: reads,
    },
    async ({ id, format }) => {
      const { pageUrl } = await api.get(runPath(id));
      return { url: new URL(`/api/v1${runPath(id)}/export?format=${format}`, pageUrl).href, pageUrl };
    },
  );
  const lists = [
    ['list_themes', '/themes', 'The themes, with the ids that create_deck takes.', { ...page, target }],
    ['list_folders', '/folders', 'The folders, with the ids that create_deck takes.', { ...page, target }],
    [
      'list_runs',
      '/runs',
      'The runs of the History, newest first. The artifactId of a completed one (wait_for_run) can be a template.',
      page,
    ],
  ];
  for (const [name, path, description, inputSchema] of lists)
    tool(name, { description, inputSchema, outputSchema: list, annotations: reads }, (query) => api.get(path, query));

  server.registerResource(
    'deck',
    new ResourceTemplate('cardwright://decks/{id}', {
      list: async () => {
        const data = await newestRuns(api);
        const decks = data.filter(({ state, target: where }) => state === 'completed' && where === 'local');
        return {
          resources: decks.map(({ id, title }) => ({
            uri: `cardwright://decks/${id}`,
            name: title,
            mimeType: 'text/markdown',
          })),
        };
      },
    }),
    { title: 'Deck', description: 'The text of a completed local deck.', mimeType: 'text/markdown' },
    async (uri, { id }) => {
      const { markdown } = await api.get(`${runPath(String(id))}/markdown`);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: markdown }] };
    },
  );
  return server;
}

/** Waits for the end of a run. An unconfirmed one is an error that says not to call again. */
async function settle(api, started, seconds) {
  const found = await waitForRun(api, started, { deadline: Date.now() + seconds * 1000 });
  if (found.state === 'unconfirmed') throw new Error(`${UNCONFIRMED} ${found.pageUrl}`);
  return found;
}

/** As many runs as a client lists in reason, newest first. */
async function newestRuns(api) {
  const found = [];
  let after;
  do {
    const { data, nextCursor } = await api.get('/runs', { limit: 50, after });
    found.push(...data);
    after = nextCursor ?? undefined;
  } while (after !== undefined && found.length < MOST_LISTED);
  return found;
}

function textOf(found) {
  return typeof found.markdown === 'string' ? found.markdown : JSON.stringify(found);
}
