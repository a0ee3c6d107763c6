import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOver, runPath } from './api-client.mjs';

export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/** Columns on a terminal, tabs in a pipe. */
export function printRows(rows) {
  const clean = rows.map((row) => row.map((cell) => String(cell).replace(/\p{Cc}/gu, ' ')));
  if (!process.stdout.isTTY) {
    for (const row of clean) printLine(row.join('\t'));
    return;
  }
  const widths = (clean[0] ?? []).map((_, at) => Math.max(...clean.map((row) => row[at].length)));
  for (const row of clean)
    printLine(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
}

let shown = '';

/** The state of a run on standard error: one line that changes on a terminal, one line for each state otherwise. */
export function printProgress({ id, state }) {
  const text = `${id}  ${state}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}${isOver(state) ? '\n' : ''}`);
  else if (text !== shown) process.stderr.write(`${text}\n`);
  shown = text;
}

/** Downloads a file of a run. Only a file that `output` names is replaced. @returns where it is */
export async function saveExport(client, id, format, output) {
  const response = await client.download(`${runPath(id)}/export`, { format });
  if (output === '-') {
    await pipeline(Readable.fromWeb(response.body), process.stdout, { end: false });
    return 'standard output';
  }
  const suggested = fileNameOf(response.headers.get('content-disposition')) ?? `${id}.${format}`;
  const file = output ?? (await createEmpty(suggested));
  await pipeline(Readable.fromWeb(response.body), createWriteStream(file));
  return file;
}

/** Creates `name` or, if it is taken, the first free one of `name (1)`, `name (2)` and so on. @returns its name */
async function createEmpty(name) {
  const { name: stem, ext } = path.parse(name);
  for (let count = 0; ; count++) {
    const file = count === 0 ? name : `${stem} (${count})${ext}`;
    try {
      await writeFile(file, '', { flag: 'wx' });
      return file;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/** The name that the server suggests, without any folder. */
function fileNameOf(disposition) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const name = encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  const safe = name?.replace(/[/\\\p{Cc}]/gu, '_').replace(/^\.+/, '');
  return safe || null;
}
