import { messagesInUse } from './messages-in-use';

/** The names of the places in a message: `'Card {number} of {total}'` has `number` and `total`. */
export type Places<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

type Value = string | number;
/** What `t` is given beside a message: nothing where it has no places. */
export type Values<Message> = [Places<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Message>, Value>>];

/**
 * A message of the interface in the reader's language. The English is written where it is shown, whole and
 * as one literal, for `npm run words` reads it out of the source into the catalogue.
 * @param values what is at the places in braces
 */
export function t<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return filled(messageOf(message), values);
}

/**
 * A message that depends on a number: `tPlural(cards, { one: '{count} card', other: '{count} cards' })`. Other
 * languages have more forms than these two. `{count}` is the number, unless `values` has it written out.
 */
export function tPlural<const One extends string, const Other extends string>(
  count: number,
  forms: { one: One; other: Other },
  ...[values]: [Exclude<Places<One> | Places<Other>, 'count'>] extends [never]
    ? [values?: { count?: Value }]
    : [values: Readonly<Record<Exclude<Places<One> | Places<Other>, 'count'>, Value>> & { count?: Value }]
): string {
  return filled(formOf(count, forms), { count, ...values });
}

/** The words of a message with its places still open: for `Messages`, which puts elements there. */
export function messageOf(message: string): string {
  const said = messagesInUse().messages[message];
  // One that is a form of a number elsewhere: "Folders".
  return (typeof said === 'object' ? said.other : said) ?? message;
}

function formOf(count: number, forms: { one: string; other: string }): string {
  const { locale, messages } = messagesInUse();
  const said = messages[forms.other];
  if (typeof said !== 'object') return count === 1 ? forms.one : forms.other;
  return said[new Intl.PluralRules(locale).select(count)] ?? said.other ?? forms.other;
}

/** A message with values at its places. */
export function filled(message: string, values: Readonly<Record<string, Value | undefined>> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
