import { expect, it } from 'vitest';
import { innerRule, rule } from './rule';
import { wrapRules } from './wrap-rules';

const rules = [rule<{ isLoud(text: string): boolean }>('text/is-loud', { isLoud: () => false })];

it('puts a switch before each function of a rule, and leaves other modules alone', () => {
  const source = 'export function isLoud(text: string): boolean {\n  return text.endsWith("!");\n}\n';
  const wrapped = wrapRules(source, 'text/is-loud', rules);
  expect(wrapped).toContain('\nexport function isLoud(...args) { return callRule(');
  expect(wrapped).toContain('function isLoud__original(text: string)');
  expect(wrapRules(source, 'text/is-quiet', rules)).toBe(source);
});

it('puts one before functions that the module keeps to itself', () => {
  const inner = [innerRule('text/is-loud', { endsLoud: () => false })];
  const wrapped = wrapRules('function endsLoudly() {}\nfunction endsLoud() {}\n', 'text/is-loud', inner);
  expect(wrapped).toContain('function endsLoudly() {}\nfunction endsLoud__original() {}\n');
  expect(wrapped).toContain('\nfunction endsLoud(...args) { return callRule(');
});

it('fails if a function of a rule is not there', () => {
  expect(() => wrapRules('export function isNoisy() {}', 'text/is-loud', rules)).toThrow(/isLoud/);
});
