// `npm run words`: extracts the interface's messages from its sources into lib/words/en.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_FOLDER, collectWords } from './interface-words';

const { catalogue, problems } = collectWords();
writeFileSync(path.join(CATALOGUE_FOLDER, 'en.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
console.log(`${Object.keys(catalogue).length} messages.`);
for (const { file, line, text, problem } of problems)
  console.error(`${file}:${line} “${text.slice(0, 80)}” ${problem}`);
if (problems.length > 0) process.exitCode = 1;
