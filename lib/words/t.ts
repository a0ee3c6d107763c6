import { messagesInUse } from './messages-in-use';

/** The placeholder names of a message: `'Card {number} of {total}'` has `number` and `total`. */
export type Places<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

type Value = string | number;
/** The arguments of `t` after the message: none if it has no placeholders. */
export type Values<Message> = [Places<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Message>, Value>>];

/**
 * A message of the interface in the reader's language. The English message must be a single literal at the call site,
 * because `npm run words` extracts it from the source into the catalogue.
 * @param values the values of the placeholders in braces
 */
export function t<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return filled(messageOf(message), values);
}

/**
 * A message that depends on a number: `tPlural(cards, { one: '{count} card', other: '{count} cards' })`. Other
 * languages may have more forms than these two. `{count}` is the number, unless `values` has it already formatted.
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

/** The translation of a message with its placeholders intact, for components that insert elements there. */
export function messageOf(message: string): string {
  const translation = messagesInUse().messages[message];
  // The same text may be a plural form elsewhere, such as "Folders".
  return (typeof translation === 'object' ? translation.other : translation) ?? message;
}

function formOf(count: number, forms: { one: string; other: string }): string {
  const { locale, messages } = messagesInUse();
  const translation = messages[forms.other];
  if (typeof translation !== 'object') return count === 1 ? forms.one : forms.other;
  return translation[new Intl.PluralRules(locale).select(count)] ?? translation.other ?? forms.other;
}

export function filled(message: string, values: Readonly<Record<string, Value | undefined>> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
