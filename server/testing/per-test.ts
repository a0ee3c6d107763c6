import { afterEach, beforeEach } from 'vitest';

/** Opens a world before each test of a file, and closes it after it. What is returned stands for that of the current test. */
export function perTest<World extends { close(): unknown }>(open: () => Promise<World>): World {
  let world: World | undefined;
  const current = (): World => {
    if (!world) throw new Error('There is no world outside a test.');
    return world;
  };
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => current().close());
  return new Proxy({} as World, {
    get(_, name) {
      const value: unknown = Reflect.get(current(), name);
      return typeof value === 'function' ? value.bind(current()) : value;
    },
    set: (_, name, value) => Reflect.set(current(), name, value),
  });
}
