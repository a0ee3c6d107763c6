// `npm run words`: extracts the interface's messages from its sources into lib/words/en.json, and collects the outlines
// of lib/deck/outlines and the examples of server/engine/workspace into the files that programs read.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeExamples } from './gather-examples';
import { writeOutlines } from './gather-outlines';
import { CATALOGUE_FOLDER, collectWords } from './interface-words';

writeOutlines();
writeExamples();
const { catalogue, problems } = collectWords();
writeFileSync(path.join(CATALOGUE_FOLDER, 'en.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
console.log(`${Object.keys(catalogue).length} messages.`);
for (const { file, line, text, problem } of problems)
  console.error(`${file}:${line} “${text.slice(0, 80)}” ${problem}`);
if (problems.length > 0) process.exitCode = 1;
