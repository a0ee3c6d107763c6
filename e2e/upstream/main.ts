// `npm run upstream`: runs the scripted service by hand.
import { parseArgs } from 'node:util';
import { CALLS, FAULT_HELP } from './faults';
import { LIST_MOODS } from './lists';
import { Upstream } from './upstream';

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    port: { type: 'string', default: '4010' },
    key: { type: 'string', default: 'upstream-key' },
    credits: { type: 'string', default: '1000' },
    word: { type: 'string', default: 'artifact' },
    call: { type: 'string' },
    fault: { type: 'string' },
    times: { type: 'string' },
  },
});

if (values.help) {
  const faults = Object.values(FAULT_HELP).map(({ example, does }) => `  ${JSON.stringify(example)}\n      ${does}`);
  const lists = Object.entries(LIST_MOODS).map(([mood, does]) => `  ${mood}: ${does}`);
  console.log(`A remote service that speaks the interface, keeps a ledger of its charges, and can fail on command.

npm run upstream -- [--port 4010] [--key upstream-key] [--credits 1000] [--word artifact]
                    [--call ${CALLS.join('|')} --fault JSON [--times N]]

While it runs:
  curl http://127.0.0.1:4010/_ledger
  curl http://127.0.0.1:4010/_script -d '{"call":"start","fault":{"kind":"lose","share":0.5},"times":1}'
  curl http://127.0.0.1:4010/_script -d '{"plan":{"looks":20,"words":["warming up"]}}'
  curl http://127.0.0.1:4010/_script -d '{"lists":"loop"}'
  curl http://127.0.0.1:4010/_script -d '{"linksDead":true}'
  curl http://127.0.0.1:4010/_script -d '{"behave":true}'

Faults:
${faults.join('\n')}

Lists:
${lists.join('\n')}`);
  process.exit(0);
}

const upstream = await new Upstream({
  port: Number(values.port),
  key: values.key,
  credits: Number(values.credits),
  words: { artifactWord: values.word, sources: {} },
}).start();
const call = CALLS.find((name) => name === values.call);
if (call && values.fault)
  upstream.tell(call, JSON.parse(values.fault), values.times ? Number(values.times) : undefined);
console.log(`The scripted service is at ${upstream.url}. In another terminal:

  SERVICE_BASE_URL=${upstream.url} SERVICE_API_KEY=${upstream.key} npm start

Its ledger: ${upstream.url}/_ledger. Ctrl-C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void upstream.stop().then(() => process.exit(0)));
