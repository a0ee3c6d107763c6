#!/usr/bin/env node
// `npx cardwright`: creates decks and downloads their files from a terminal or a script, through `/api/v1` of a running
// program. Plain Node, so that it starts at once.
import { readFile } from 'node:fs/promises';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ApiClient, isOver, RefusedError, runPath, waitForBatch, waitForRun } from './api-client.mjs';
import { completionScript } from './completion.mjs';
import { printLine, printProgress, printRows, saveExport } from './output.mjs';

/** What the exit code says, so that a script can tell the outcomes apart. */
const EXIT = { completed: 0, failed: 1, usage: 2, refused: 3, unconfirmed: 4, unsaved: 5, paused: 6 };

/** Why a batch is paused (`PAUSE_REASONS` in lib/contract), and what to do. */
const PAUSED = {
  person: 'Paused by a person. Resume it at',
  credits: 'Paused: the next row may cost more than the limit on credits allows. Raise the limit and resume it at',
  'cost-unknown':
    'Paused: it has a limit on credits, but the cost of the next row is not known. Resume it without a limit at',
};
/** How many refused rows of a batch are shown. */
const SHOWN_ROWS = 5;

const FORMATS = ['presentation', 'document', 'social', 'webpage'];
const MODES = ['generate', 'condense', 'preserve'];
const FILES = ['pdf', 'pptx', 'png', 'docx', 'html'];
/** What a request can name (docs/spec/interface.md#2.4). */
const INTERFACE_FILES = ['pdf', 'pptx'];
const IMAGES = ['noImages', 'aiGenerated', 'webFreeToUse', 'placeholder'];

const program = new Command('cardwright')
  .description('Create decks with Cardwright, and download their files.')
  .addOption(new Option('--url <url>', 'address of the program').env('CARDWRIGHT_URL').default('http://127.0.0.1:3000'))
  .addOption(new Option('--token <token>', 'API token from Settings').env('CARDWRIGHT_TOKEN'))
  .option('--json', 'print JSON')
  .exitOverride()
  .showHelpAfterError('Run with --help for examples.')
  .addHelpText(
    'after',
    `
Examples:
  cardwright create notes.md --export pptx
  pbpaste | cardwright create - --theme Proof --cards 8 --wait
  cardwright batch people.csv --template request.json --max-credits 500 --wait
  cardwright runs --limit 5 --json
  cardwright export run_01abc pdf --output deck.pdf

Exit codes: 0 completed, 1 failed, 2 wrong use, 3 refused, 4 unconfirmed (do not repeat it: it may have been charged),
5 the deck was created, but waiting or the download failed (repeat only “get” or “export”), 6 the batch is paused.

Run “npx cardwright” in the folder of Cardwright: elsewhere, npx would look for another program.`,
  );

const atTarget = (about = 'where to create it') => new Option('--target <target>', about).choices(['local', 'remote']);

/** Options of all commands that create a deck. */
function sends(command) {
  return command
    .addOption(atTarget())
    .option('--title <title>', 'title in the History')
    .addOption(new Option('--export <format>', 'wait, and download this file').choices(FILES))
    .option('-o, --output <file>', 'write or replace this file (with --export); otherwise a new file here')
    .option('--wait', 'wait until the deck is completed')
    .option('--key <key>', 'idempotency key: two calls with the same key are one deck');
}

/** Options of the commands that write the request themselves. */
function creates(command) {
  return sends(command)
    .option('--theme <name>', 'name or id of a theme')
    .option('--folder <name...>', 'names or ids of folders');
}

creates(program.command('create').argument('<file>', 'text or Markdown; - reads standard input'))
  .description('Create a deck from a text')
  .addOption(new Option('--format <format>', 'what to make').choices(FORMATS))
  .addOption(new Option('--mode <mode>', 'what to do with the text').choices(MODES).default('preserve'))
  .option('--cards <count>', 'number of cards', wholeNumber)
  .option('--breaks', 'one card for each part between --- lines')
  .option('--size <dimensions>', 'dimensions, such as 16x9 or a4')
  .option('--images <source>', `source of images, such as ${IMAGES.join(', ')}`)
  .option('--instructions <text>', 'additional instructions')
  .action(async (file, options) => {
    const inputText = await readText(file);
    await create('generate', options, (ids) => ({
      inputText,
      textMode: options.mode,
      format: options.format,
      ...ids,
      numCards: options.cards,
      cardSplit: options.breaks ? 'inputTextBreaks' : undefined,
      additionalInstructions: options.instructions,
      imageOptions: options.images && { source: options.images },
      cardOptions: options.size && { dimensions: options.size },
    }));
  });

creates(
  program
    .command('template')
    .argument('<artifact>', 'id of the deck to fill')
    .argument('<file>', 'text; - reads standard input'),
)
  .description('Create a deck from a template')
  .action(async (artifactId, file, options) => {
    const prompt = await readText(file);
    await create('template', options, (ids) => ({ artifactId, prompt, ...ids }));
  });

sends(
  program
    .command('send')
    .argument('<operation>', 'generate or template')
    .argument('<file>', 'a complete request as JSON, as the API panel shows it; - reads standard input'),
)
  .description('Create a deck from a complete request')
  .action(async (operation, file, options) => {
    await start(operation, parseJson(await readText(file)), options);
  });

program
  .command('batch')
  .argument('<table>', 'CSV or tab-separated rows with a header; - reads standard input')
  .description('Create a deck for each row of a table')
  .requiredOption('--template <file>', 'a request as JSON, whose texts may contain {{column}}')
  .addOption(
    new Option('--operation <operation>', 'what the request is for')
      .choices(['generate', 'template'])
      .default('generate'),
  )
  .addOption(atTarget())
  .option('--title <title>', 'title of each deck; may contain {{column}}')
  .option('--name <name>', 'name of the batch', 'Batch')
  .option('--max-credits <count>', 'pause before it could cost more', wholeNumber)
  .option('--wait', 'wait until it is done or paused')
  .option('--key <key>', 'idempotency key: two calls with the same key are one batch')
  .action(async (file, { template, operation, target, title, name, maxCredits = null, wait, key }) => {
    const table = await client().post('/tables', { text: await readText(file) });
    const request = parseJson(await readText(template));
    const body = { name, maxCredits, template: { operation, target, title, request }, ...table };
    const made = await client().post('/batches', body, key);
    await reportBatch(wait ? await waitForBatch(client(), made) : made);
  });

program
  .command('runs')
  .description('List the runs, newest first')
  .option('--query <words>', 'words in the title or text')
  .option('--limit <count>', 'number of runs', wholeNumber, 20)
  .action(async ({ query, limit }) => {
    const { data } = await client().get('/runs', { query, limit });
    print(data, ({ id, state, createdAt, title }) => [id, state, createdAt, title]);
  });

program
  .command('get')
  .argument('<run>', 'id of a run')
  .option('--wait', 'wait until it is completed')
  .description('Show a run')
  .action(async (id, { wait }) => {
    const run = await client().get(runPath(id));
    report(wait ? await waitForRun(client(), run, { onState: printProgress }) : run);
  });

program
  .command('export')
  .argument('<run>', 'id of a run')
  .argument('<format>', FILES.join(', '))
  .option('-o, --output <file>', 'write or replace this file; otherwise a new file here')
  .description('Download a file of a completed run')
  .action(async (id, format, { output }) => {
    printLine(await saveExport(client(), id, format, output));
  });

for (const [name, about] of [
  ['themes', 'List the themes'],
  ['folders', 'List the folders'],
])
  program
    .command(name)
    .description(about)
    .addOption(atTarget('where to look'))
    .option('--query <words>', 'part of the name')
    .action(async (options) => print(await everyItem(`/${name}`, options), ({ id, name: called }) => [id, called]));

program
  .command('balance')
  .description('Show the credits')
  .action(async () => {
    const { targets } = await client().get('/me');
    print(targets, ({ name, credits }) => [name, credits ?? 'unknown']);
  });

program
  .command('whoami')
  .description('Show the name and scope of the token')
  .action(async () => {
    const { name, scope } = await client().get('/me');
    print([{ name, scope }], () => [name, scope]);
  });

program
  .command('completion')
  .argument('<shell>', 'bash, zsh or fish')
  .description('Print a completion script')
  .addHelpText('after', '\nExample: cardwright completion bash >> ~/.bashrc')
  .action((shell) => {
    const script = completionScript(program, shell);
    if (script === null) throw new InvalidArgumentError('must be bash, zsh or fish');
    printLine(script);
  });

program
  .command('mcp')
  .description('Serve the tools of the Model Context Protocol on standard input and output')
  .action(async () => {
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const { createMcpServer } = await import('./mcp-server.mjs');
    await createMcpServer(client()).connect(new StdioServerTransport());
  });

async function create(operation, options, requestOf) {
  const [themeId, folderIds] = await Promise.all([idOf('/themes', options.theme, options), folders(options)]);
  // A remote service makes only the file that the request names.
  const exportAs = INTERFACE_FILES.find((format) => format === options.export);
  await start(operation, requestOf({ themeId, folderIds, exportAs }), options);
}

async function start(operation, request, options) {
  const { target, title } = options;
  const made = await client().post('/runs', { operation, target, title, request }, options.key);
  if (!options.wait && !options.export) return report(made);
  let run = made;
  try {
    run = await waitForRun(client(), made, { onState: printProgress });
    if (run.state === 'completed' && options.export)
      run.file = await saveExport(client(), run.id, options.export, options.output);
    report(run);
  } catch (error) {
    // The run exists: a script that repeats the call would pay for it twice.
    report(run);
    const missing = run.state === 'completed' ? 'its file could not be saved' : 'its state is not known';
    console.error(`The deck was created, but ${missing}: ${error.message}`);
    process.exitCode = EXIT.unsaved;
  }
}

async function folders(options) {
  if (!options.folder) return undefined;
  return Promise.all(options.folder.map((name) => idOf('/folders', name, options)));
}

/** The id of the item with this id or name. */
async function idOf(path, asked, { target }) {
  if (asked === undefined) return undefined;
  const items = await everyItem(path, { target });
  const found =
    items.find(({ id }) => id === asked) ?? items.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  if (!found)
    throw new RefusedError(`There is no ${path.slice(1, -1)} “${asked}”. List them with: cardwright ${path.slice(1)}`);
  return found.id;
}

async function everyItem(path, query) {
  const items = [];
  let after;
  do {
    const page = await client().get(path, { ...query, after });
    items.push(...page.data);
    after = page.hasMore ? page.nextCursor : null;
  } while (after);
  return items;
}

function report(run) {
  if (program.opts().json) printLine(JSON.stringify(run, null, 2));
  else {
    printRows([[run.id, run.state, run.title]]);
    if (run.file) printLine(run.file);
    else printLine(run.pageUrl);
    for (const warning of run.warnings) printLine(`Warning: ${warning}`);
    if (run.error) printLine(`Error: ${run.error.message}`);
  }
  if (run.state === 'unconfirmed') process.exitCode = EXIT.unconfirmed;
  else if (run.state === 'rejected') process.exitCode = EXIT.refused;
  else if (isOver(run.state) && run.state !== 'completed') process.exitCode = EXIT.failed;
}

async function reportBatch(batch) {
  const { id, state, name, counts, pauseReason, pageUrl } = batch;
  const refused = counts.refused > 0 ? await firstRefused(id) : [];
  if (program.opts().json) printLine(JSON.stringify({ ...batch, refused }, null, 2));
  else {
    printRows([[id, state, name]]);
    printLine(pageUrl);
    printRows(Object.entries(counts).filter(([, count]) => count > 0));
    for (const { number, problems } of refused)
      for (const { path, message } of problems) printLine(`Row ${number}: ${path}: ${message}`);
  }
  if (pauseReason) console.error(`${PAUSED[pauseReason]} ${pageUrl}`);
  if (counts.unsettled > 0) process.exitCode = EXIT.unconfirmed;
  else if (pauseReason) process.exitCode = EXIT.paused;
  else if (counts.refused + counts.failed > 0) process.exitCode = EXIT.failed;
}

async function firstRefused(batch) {
  const query = { state: 'refused', limit: SHOWN_ROWS };
  const { data } = await client().get(`/batches/${encodeURIComponent(batch)}/rows`, query);
  return data.map(({ number, problems }) => ({ number, problems }));
}

function print(items, cells) {
  if (program.opts().json) printLine(JSON.stringify(items, null, 2));
  else printRows(items.map(cells));
}

function client() {
  const { url, token } = program.opts();
  return new ApiClient(url, token);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommanderError(EXIT.usage, 'file', `The request is not valid JSON: ${error.message}`);
  }
}

async function readText(file) {
  const bytes = await (file === '-' ? readAll(process.stdin) : readFile(file)).catch((error) => {
    throw new CommanderError(EXIT.usage, 'file', `Couldn’t read ${file}: ${error.code}`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommanderError(EXIT.usage, 'file', `${file} is not UTF-8 text.`);
  }
}

async function readAll(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function wholeNumber(value) {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('must be a whole number');
  return Number(value);
}

// The reader of a pipe may stop early, as `head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.code === 'file') console.error(error.message);
    process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  } else {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode =
      error instanceof RefusedError ? EXIT.refused : error?.isUnconfirmed ? EXIT.unconfirmed : EXIT.failed;
  }
}
