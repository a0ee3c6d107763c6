import { expect, it } from 'vitest';
import { rule } from './rule';
import { wrapRules } from './wrap-rules';

const rules = [rule<{ isLoud(text: string): boolean }>('text/is-loud', { isLoud: () => false })];

it('puts a switch before each function of a rule, and leaves other modules alone', () => {
  const source = 'export function isLoud(text: string): boolean {\n  return text.endsWith("!");\n}\n';
  const wrapped = wrapRules(source, 'text/is-loud', rules);
  expect(wrapped).toContain('\nexport function isLoud(...args) { return callRule(');
  expect(wrapped).toContain('function isLoud__original(text: string)');
  expect(wrapRules(source, 'text/is-quiet', rules)).toBe(source);
});

it('fails if a function of a rule is not there', () => {
  expect(() => wrapRules('export function isNoisy() {}', 'text/is-loud', rules)).toThrow(/isLoud/);
});
