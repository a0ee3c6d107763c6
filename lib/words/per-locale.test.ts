import { afterEach, expect, it } from 'vitest';
import { type Messages, perLocale, setMessages } from './messages-in-use';
import { t } from './t';

const GERMAN: Messages = { locale: 'de', dir: 'ltr', messages: { Save: 'Speichern', Open: 'Öffnen' } };

afterEach(() => setMessages(null));

it('has the messages of each reader, whichever language it was created in', () => {
  const table = perLocale(() => ({ save: t('Save'), icon: 'disk' }));
  expect(table.save).toBe('Save');
  setMessages(GERMAN);
  expect(table).toEqual({ save: 'Speichern', icon: 'disk' });
  expect([Object.entries(table), { ...table }, 'save' in table, Object.hasOwn(table, 'other')]).toEqual([
    [
      ['save', 'Speichern'],
      ['icon', 'disk'],
    ],
    { save: 'Speichern', icon: 'disk' },
    true,
    false,
  ]);
  setMessages(null);
  expect(JSON.stringify(table)).toBe('{"save":"Save","icon":"disk"}');
});

it('behaves like an array if it was created as one', () => {
  const list = perLocale(() => [t('Save'), t('Open')]);
  setMessages(GERMAN);
  expect(Array.isArray(list)).toBe(true);
  expect([...list, list.length, list.map((name) => name.length)]).toEqual(['Speichern', 'Öffnen', 2, [9, 6]]);
});
