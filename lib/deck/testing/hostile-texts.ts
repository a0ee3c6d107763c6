/** A text designed to be expensive for its length. `make(n)` returns one of about n characters, never more. */
export type HostileText = { name: string; make(length: number): string };

/** Repeats the unit as often as it fits. */
const repeat = (unit: string) => (length: number) => unit.repeat(Math.floor(length / unit.length));

/** Lines that grow by one unit each, so that their number grows with the square root of the length. */
function staircase(unit: string, tail: string) {
  return (length: number) => {
    const lines: string[] = [];
    let left = length;
    for (let depth = 1; ; depth += 1) {
      const line = `${unit.repeat(depth)}${tail}\n`;
      if (line.length > left) return lines.join('');
      left -= line.length;
      lines.push(line);
    }
  };
}

/** `head`, then `fill` as often as it fits, then `tail`. */
function framed(head: string, fill: string, tail: string) {
  return (length: number) =>
    `${head}${fill.repeat(Math.max(0, Math.floor((length - head.length - tail.length) / fill.length)))}${tail}`;
}

function table(columns: number, cell: string) {
  const row = `|${`${cell}|`.repeat(columns)}\n`;
  return framed(`${row}|${'-|'.repeat(columns)}\n`, row, '');
}

/** A row with as many cells as fit. */
function wideTable(length: number): string {
  const columns = Math.floor((length - 6) / 6);
  return `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n|${'b|'.repeat(columns)}\n`;
}

function definitions(use: boolean) {
  return (length: number) => {
    const lines: string[] = [];
    let left = length;
    for (let at = 0; ; at += 1) {
      const line = `${use ? `[a${at}] ` : ''}\n\n[a${at}]: /b${at}\n\n`;
      if (line.length > left) return lines.join('');
      left -= line.length;
      lines.push(line);
    }
  };
}

/**
 * Texts that the interface accepts and that take a careless reader or layout quadratic time. Used by the growth tests
 * and by the stress test of a running server.
 */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  { name: 'open fractions', make: framed('$', '\\frac{', '$') },
  { name: 'formulas', make: repeat('$a_b$ ') },
  { name: 'headings of one letter', make: repeat('# a\n') },
  { name: 'setext underlines', make: repeat('a\n=') },
  { name: 'setext underlines on lines of their own', make: repeat('a\n=\n') },
  { name: 'underlines alone', make: repeat('=\n') },
  { name: 'dashes under text', make: repeat('a\n-\n') },
  { name: 'nested quotes on one line', make: framed('', '>', ' a') },
  { name: 'nested quotes in steps', make: staircase('>', ' a') },
  { name: 'quotes with lazy lines', make: repeat('> a\nb\n') },
  { name: 'alternating quotes', make: repeat('> a\n\nb\n\n') },
  { name: 'nested list on one line', make: framed('', '- ', 'a') },
  { name: 'nested list in steps', make: staircase('  ', '- a') },
  { name: 'numbered list in steps', make: staircase('   ', '1. a') },
  { name: 'list items of one letter', make: repeat('- a\n') },
  { name: 'loose list', make: repeat('- a\n\n') },
  { name: 'list with lazy lines', make: repeat('- a\nb\n') },
  { name: 'changing list signs', make: repeat('- a\n+ b\n* c\n') },
  { name: 'quotes within lists', make: framed('', '- > ', 'a') },
  { name: 'paragraphs of one letter', make: repeat('a\n\n') },
  { name: 'lines of one letter', make: repeat('a\n') },
  { name: 'empty lines', make: framed('a', '\n', 'b') },
  { name: 'spaces', make: framed('a', ' ', 'b') },
  { name: 'tabs', make: repeat('\ta\n') },
  { name: 'unclosed emphasis', make: repeat('*a **b ') },
  { name: 'unclosed emphasis line by line', make: repeat('*a **b\n') },
  { name: 'closed emphasis', make: repeat('*a* ') },
  { name: 'emphasis in paragraphs', make: repeat('*a* **b**\n\n') },
  { name: 'nested emphasis', make: (n) => `${'*a '.repeat(n / 6)}${'b* '.repeat(n / 6)}` },
  { name: 'asterisks', make: repeat('*') },
  { name: 'underscores', make: repeat('_ ') },
  { name: 'tildes', make: repeat('~~a ~') },
  { name: 'opening brackets', make: repeat('[') },
  { name: 'closing brackets', make: repeat(']') },
  { name: 'links without an end', make: repeat('[a](') },
  { name: 'pictures without an end', make: repeat('![a](') },
  { name: 'brackets in pairs', make: repeat('[a]') },
  { name: 'links', make: repeat('[a](/b) ') },
  { name: 'nested links', make: (n) => `${'['.repeat(n / 8)}a${'](b)'.repeat(n / 8)}` },
  { name: 'backticks of growing length', make: staircase('`', ' a ') },
  { name: 'backticks of growing length on one line', make: (n) => staircase('`', ' a ')(n).replaceAll('\n', ' ') },
  { name: 'unused definitions', make: definitions(false) },
  { name: 'used definitions', make: definitions(true) },
  { name: 'unfinished definitions', make: repeat('[a]:\n') },
  { name: 'table with a very wide row', make: wideTable },
  { name: 'table of two columns', make: table(2, 'a') },
  { name: 'table of sixty columns', make: table(60, 'a') },
  { name: 'table of sixty columns with long cells', make: table(60, 'word word word word ') },
  { name: 'table rows without a head', make: repeat('|a|b|\n') },
  { name: 'pipes', make: repeat('|') },
  { name: 'tabbed columns', make: repeat('a\tb\tc\n') },
  { name: 'spaced columns', make: repeat('a   b   c\n') },
  { name: 'ruled table', make: framed('+---+---+\n', '| a | b |\n+---+---+\n', '') },
  { name: 'ruled table without an end', make: framed('+---+---+\n', '| a | b |\n', '') },
  { name: 'boxes', make: repeat('┌──┐\n│ a│\n└──┘\n') },
  { name: 'simple table', make: framed('a     b\n----  ----\n', 'a     b\n', '') },
  { name: 'comma rows', make: repeat('a,b,c\n') },
  { name: 'comma rows with an open quote', make: repeat('a,"b\n') },
  { name: 'sums', make: repeat('- 1\n= 1\n') },
  { name: 'a sum without an end', make: repeat('- 1\n') },
  { name: 'comparisons', make: repeat('> 1\n< 1\n') },
  { name: 'type arguments', make: repeat('a<P> ') },
  { name: 'type arguments without an end', make: repeat('a<P ') },
  { name: 'open HTML tags', make: repeat('<div>') },
  { name: 'open HTML tags line by line', make: repeat('<div>\n') },
  { name: 'HTML comments without an end', make: repeat('<!-- a ') },
  { name: 'nested HTML', make: (n) => `${'<div>'.repeat(n / 12)}a${'</div>'.repeat(n / 12)}` },
  { name: 'nested HTML lists', make: (n) => `${'<ul><li>'.repeat(n / 20)}a${'</li></ul>'.repeat(n / 20)}` },
  {
    name: 'nested HTML tables',
    make: (n) => `${'<table><tr><td>'.repeat(n / 40)}a${'</td></tr></table>'.repeat(n / 40)}`,
  },
  { name: 'nested bold', make: (n) => `a ${'<b>'.repeat(n / 8)}a${'</b>'.repeat(n / 8)}` },
  { name: 'HTML rows', make: framed('<table>\n', '<tr><td>a</td><td>b</td></tr>\n', '</table>') },
  { name: 'wide HTML table', make: framed('<table><tr>', '<td>a</td>', '</tr><tr><td>b</td></tr></table>') },
  { name: 'cells that span', make: framed('<table>', '<tr><td rowspan=60>a<td colspan=9>b', '</table>') },
  { name: 'HTML list items', make: framed('<ol>\n', '<li>a\n', '</ol>') },
  { name: 'HTML lists without an end', make: repeat('<ul>\n\n') },
  { name: 'HTML headings', make: repeat('<h2>a</h2>\n\n') },
  { name: 'comments', make: repeat('<!-- a -->\n') },
  { name: 'comments in a line', make: repeat('a <!-- b -->') },
  { name: 'comments that open in lines of their own', make: repeat('<!--\n') },
  { name: 'scripts without an end', make: repeat('<script>\n') },
  { name: 'quotes in tags', make: repeat('<a b="') },
  { name: 'quoted tags', make: framed('<a', ' "<a"', '') },
  { name: 'pictures in HTML', make: repeat('<img src="https://a.bc/d.png">\n') },
  { name: 'badges', make: repeat('[![a](https://img.shields.io/a)](b)\n') },
  { name: 'fences in HTML', make: repeat('<div>\n```\na\n```\n</div>\n') },
  { name: 'terms with meanings', make: repeat('A\n: b\n\n') },
  { name: 'details', make: repeat('<details><summary>a</summary>\n- b\n</details>\n\n') },
  { name: 'angle brackets', make: repeat('<') },
  { name: 'angle brackets and letters', make: repeat('<a ') },
  { name: 'HTML attributes without an end', make: framed('<a', ' b="c"', '') },
  { name: 'ampersands', make: repeat('&') },
  { name: 'character references', make: repeat('&amp;') },
  { name: 'character references without an end', make: repeat('&a') },
  { name: 'autolinks', make: repeat('<https://a.b> ') },
  { name: 'bare addresses', make: repeat('https://a.bc/d ') },
  { name: 'www without an end', make: repeat('www.') },
  { name: 'mail addresses', make: repeat('a@b.cd ') },
  { name: 'a mail address without an end', make: framed('a', '.a', '@') },
  { name: 'parentheses in an address', make: framed('https://a.bc/', '(', ')') },
  { name: 'a long word', make: repeat('a') },
  { name: 'a long word of emoji', make: repeat('😀') },
  { name: 'a long line', make: repeat('word ') },
  { name: 'Chinese without spaces', make: repeat('字字字，') },
  { name: 'Thai without spaces', make: repeat('ภาษาไทย') },
  { name: 'Arabic', make: repeat('سلام ') },
  { name: 'both directions', make: repeat('a ש ') },
  { name: 'combining marks', make: framed('a', '\u0301', '') },
  { name: 'zero-width characters', make: repeat('a\u200b') },
  { name: 'zero-width joiners', make: repeat('\u200d') },
  { name: 'soft hyphens', make: repeat('a\u00ad') },
  { name: 'footnotes', make: repeat('[^a] ') },
  { name: 'footnote definitions', make: repeat('[^a]: b\n') },
  { name: 'code fences', make: repeat('```\na\n```\n') },
  { name: 'fences without an end', make: repeat('```\n~~~\n') },
  { name: 'code of one line', make: framed('```\n', 'a', '\n```') },
  { name: 'code of short lines', make: framed('```\n', 'a\n', '```') },
  { name: 'indented code', make: repeat('    a;\n') },
  { name: 'pictures', make: repeat('![a](https://a.bc/d.png)\n') },
  { name: 'data addresses', make: repeat('![a](data:image/png;base64,AAAA)\n') },
  { name: 'thematic breaks', make: repeat('***\n') },
  { name: 'break markers', make: repeat('\n---\n') },
  { name: 'carriage returns', make: repeat('a\r') },
  { name: 'backslashes', make: repeat('\\') },
  { name: 'hard breaks', make: repeat('a  \n') },
  { name: 'full stops', make: repeat('. ') },
  { name: 'sentences of one word', make: repeat('A. ') },
  { name: 'abbreviations', make: repeat('e.g. ') },
  { name: 'quotation marks', make: repeat('"') },
  { name: 'lettered items', make: repeat('a) b\n') },
  { name: 'headings with colons', make: repeat('A:\n') },
  { name: 'bold lines', make: repeat('**a**\n') },
  { name: 'digits', make: repeat('1') },
  { name: 'numbered lines', make: repeat('1. a\n') },
  { name: 'bullets of other kinds', make: repeat('• a\n') },
];
