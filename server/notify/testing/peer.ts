import 'server-only';
import { ipcLink, notifier, type Topic } from '../notifier';
import { postgresLink } from '../postgres-link';

// The other process of `notifier.test.ts`. It publishes topics on request and reports those it receives.

const [url, ...topics] = process.argv.slice(2) as [string, ...Topic[]];
for (const topic of topics) notifier().subscribe(topic, () => process.send?.({ heard: topic }));
process.on('message', (message: { publish?: Topic }) => message.publish && notifier().publish(message.publish));
notifier().connect(url === '' ? ipcLink(process) : postgresLink(url));
process.send?.({ heard: 'ready' });
