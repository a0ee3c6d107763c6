/**
 * A rule recognises something by words or by the shape of lines, and changes the cards because of it. It is one or more
 * functions of a module in `lib/deck`.
 */
export type Rule = {
  /** The module, relative to `lib/deck`, without its ending. */
  file: string;
  /** What each of its functions returns when the rule is switched off, as if it had recognised nothing. */
  off: Readonly<Record<string, Off>>;
  /** What would be lost or changed without the rule. Such a rule stays, however few texts need it. */
  keeps?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: functions of any module
export type Off = (...args: any[]) => unknown;

type OffFor<Module> = {
  [Name in keyof Module]?: Module[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/**
 * A rule whose functions are checked against its module: `rule<typeof import('@/lib/deck/text/plain/find-days')>(…)`. The
 * module itself isn't loaded.
 */
export function rule<Module>(file: string, off: OffFor<Module>, keeps?: string): Rule {
  return { file, off: off as Rule['off'], ...(keeps === undefined ? {} : { keeps }) };
}

/** A rule within a module, whose functions it doesn't export. That they are there is checked when the rule is loaded. */
export function innerRule(file: string, off: Rule['off'], keeps?: string): Rule {
  return { file, off, ...(keeps === undefined ? {} : { keeps }) };
}

/** The name of a rule: its module, and its functions if other rules of the module are listed too. */
export function ruleName(each: Rule, all: readonly Rule[]): string {
  const isOnly = all.every((other) => other === each || other.file !== each.file);
  return isOnly ? each.file : `${each.file} (${Object.keys(each.off).join(', ')})`;
}
