/**
 * Test files that replace modules by `vi.mock`. Only they run isolated: the others share the modules of their worker,
 * which spares three quarters of the time for imports. A house test keeps the list complete.
 */
export const ISOLATED_TESTS = [
  'app/api/balance/route.test.ts',
  'app/api/odd-ids.test.ts',
  'app/api/routes.test.ts',
  'app/api/session/route.test.ts',
  'components/composer/send-draft.test.ts',
  'components/composer/target-menu.test.tsx',
  'server/engine/sharing.test.ts',
  'server/guard/proxy.test.ts',
  'server/lists/read-list.test.ts',
];
