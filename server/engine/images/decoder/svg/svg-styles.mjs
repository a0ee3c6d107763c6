/** Properties that refer to other elements or need a separate layer, and so cost more than filling a shape. */
const COSTLY = new Set(
  'filter mask clip-path fill stroke marker marker-start marker-mid marker-end opacity mix-blend-mode isolation'.split(
    ' ',
  ),
);

/**
 * Removes references outside the file from CSS. CSS with backslashes is dropped, because an escape could hide a
 * reference, and drawing programs write none.
 * @param {string} css
 */
export function cleanCss(css) {
  const text = withoutComments(css);
  if (text.includes('\\')) return '';
  return (
    text
      // None of these patterns backtracks, so both run in linear time.
      .replace(/@(?:import|charset|namespace)\b(?:url\([^)]*\)?|"[^"]*"?|'[^']*'?|[^;"'])*;?/gi, '')
      .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)?/gi, (_all, double, single, bare) => {
        const address = (double ?? single ?? bare).trim();
        return /^#[^\s"'()<>]+$/.test(address) ? `url(${address})` : 'none';
      })
  );
}

function withoutComments(css) {
  const parts = [];
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at);
    if (start === -1) {
      parts.push(css.slice(at));
      break;
    }
    parts.push(css.slice(at, start), ' ');
    const end = css.indexOf('*/', start + 2);
    at = end === -1 ? css.length : end + 2;
  }
  return parts.join('');
}

/**
 * The costly declarations of a `style` attribute or of a rule's body.
 * @param {string} body
 * @returns {[property: string, value: string][]}
 */
export function costlyDeclarations(body) {
  return body.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    return colon > 0 && COSTLY.has(property) ? [[property, declaration.slice(colon + 1).trim()]] : [];
  });
}

/** @param {string} name */
export function isCostly(name) {
  return COSTLY.has(name);
}

/**
 * The costly declarations a stylesheet may apply, keyed by the class, id or name its selectors end with. Only the end
 * of a selector is matched, so the cost may be overestimated but never underestimated.
 * @param {string} css
 * @returns {Map<string, [property: string, value: string][]>} keys are `.class`, `#id`, `name` or `*`
 */
export function costlyRules(css) {
  const rules = new Map();
  for (const part of css.split('}')) {
    const brace = part.lastIndexOf('{');
    if (brace === -1) continue;
    const declarations = costlyDeclarations(part.slice(brace + 1));
    if (declarations.length === 0) continue;
    for (const selector of part.slice(part.lastIndexOf('{', brace - 1) + 1, brace).split(',')) {
      const key = keyOf(selector);
      const known = rules.get(key);
      if (known) known.push(...declarations);
      else rules.set(key, [...declarations]);
    }
  }
  return rules;
}

function keyOf(selector) {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /^[\w-]*(\.[\w-]+|#[\w-]+)/.exec(last)?.[1] ?? (/^[A-Za-z][\w-]*$/.test(last) ? last : '*');
}
