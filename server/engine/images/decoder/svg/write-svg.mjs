const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' };

/**
 * Serializes a tree from `parseSvg`. The renderer sees only what was parsed and checked, so it cannot interpret the
 * original differently.
 * @param {import('./parse-svg.mjs').SvgNode} root
 */
export function writeSvg(root) {
  const parts = [];
  write(root, parts, ' xmlns="http://www.w3.org/2000/svg"');
  return parts.join('');
}

function write(node, parts, more) {
  parts.push('<', node.name, more);
  for (const [name, value] of node.attributes) parts.push(' ', name, '="', escapeText(value), '"');
  if (node.children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of node.children)
    if (typeof child === 'string') parts.push(child.replace(/[&<>]/g, (one) => ESCAPES[one]));
    else write(child, parts, '');
  parts.push('</', node.name, '>');
}

function escapeText(text) {
  return text.replace(/[&<>"\t\n\r]/g, (one) => ESCAPES[one]);
}
