import { type Messages, messagesInUse } from './messages-in-use';

/**
 * A table of messages. The server loads a module once and renders it in several languages, so there each language gets
 * its own table, created on first use. In the browser a page keeps its language until it is reloaded.
 */
export function perLocale<Table extends object>(make: () => Table): Table {
  if (typeof window !== 'undefined') return make();
  const made = new WeakMap<Messages, Table>();
  const table = () => {
    const messages = messagesInUse();
    const known = made.get(messages) ?? make();
    made.set(messages, known);
    return known;
  };
  return new Proxy<Table>(make(), {
    get: (_, name) => Reflect.get(table(), name),
    has: (_, name) => Reflect.has(table(), name),
    ownKeys: () => Reflect.ownKeys(table()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(table(), name),
  });
}
