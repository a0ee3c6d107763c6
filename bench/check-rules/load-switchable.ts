import path from 'node:path';
import { createViteServer } from 'vitest/node';
import { ALL_RULES } from './all-rules';
import { CACHE, clearable, wrapRules } from './wrap-rules';

const ROOT = path.join(import.meta.dirname, '../..');
const DECK = path.join(ROOT, 'lib/deck');

type Loaded<Module> = { module: Module; loadedFiles: ReadonlySet<string>; close(): Promise<void> };

/**
 * Loads a module of ours with everything it imports, and makes each rule in `lib/deck` switchable on the way. The
 * program itself knows nothing of switches.
 * @param file relative to the root of the project
 */
export async function loadSwitchable<Module>(file: string): Promise<Loaded<Module>> {
  const loadedFiles = new Set<string>();
  const server = await createViteServer({
    ...{ root: ROOT, configFile: false, logLevel: 'error', appType: 'custom' },
    resolve: { alias: { '@': ROOT, 'server-only': path.join(ROOT, 'e2e/support/empty-module.ts') } },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'switchable-rules',
        enforce: 'pre',
        transform(source, id) {
          const inDeck = path.relative(DECK, id).replace(/\.ts$/, '');
          loadedFiles.add(inDeck);
          const wrapped = wrapRules(source, inDeck, ALL_RULES);
          return inDeck === CACHE.file ? clearable(wrapped) : wrapped;
        },
      },
    ],
  });
  const module = (await server.ssrLoadModule(`/${file}`)) as Module;
  return { module, loadedFiles, close: () => server.close() };
}
