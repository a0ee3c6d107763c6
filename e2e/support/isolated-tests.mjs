/**
 * Test files that replace modules with `vi.mock`. Only they run isolated: the others share the modules of their worker,
 * which saves three quarters of the import time. A test in `e2e/house` keeps this list complete.
 */
export const ISOLATED_TESTS = [
  'app/api/balance/route.test.ts',
  'app/api/odd-ids.test.ts',
  'app/api/routes.test.ts',
  'app/api/session/route.test.ts',
  'components/composer/send/send-draft.test.ts',
  'components/composer/settings/target-menu.test.tsx',
  'server/api/answer-api.test.ts',
  'server/engine/sharing.test.ts',
  'server/guard/proxy.test.ts',
  'server/lists/read-list.test.ts',
];
