import { describe, expect, it } from 'vitest';
import { wordFile } from '@/e2e/support/hostile-files';
import { readHtml } from '@/lib/text-import/html-to-markdown';
import { unpackDocx } from '@/lib/text-import/unpack-docx';
import { readDocx } from './read-docx';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
const PARTS = [
  {
    name: 'word/numbering.xml',
    text: `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
  },
  {
    name: 'word/styles.xml',
    text: `<w:styles ${W}>${style('Titel', 'Title')}${style('berschrift1', 'heading 1')}${style('berschrift2', 'heading 2')}</w:styles>`,
  },
  {
    name: 'word/footnotes.xml',
    text: `<w:footnotes ${W}><w:footnote w:id="1"><w:p><w:r><w:t>The note.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
  },
];

async function docx(body: string): Promise<string> {
  const unpacked = unpackDocx(
    new Uint8Array(wordFile(body.replaceAll('<m:oMath>', `<m:oMath ${M}>`), { more: PARTS })),
  );
  return unpacked.ok ? (await readDocx(unpacked.archive, () => {})).text : unpacked.why;
}
const html = (source: string) => readHtml(source).text;

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
const lowered = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>');
const byHand = (text: string, height = 8) => run(text, `<w:position w:val="${height}"/><w:sz w:val="19"/>`);
const par = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`;
const item = (text: string, list = 1, at = 0) =>
  par(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : par(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const mr = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const math = (content: string) => `<m:oMath>${content}</m:oMath>`;
const half = `<m:f><m:num>${mr('a')}</m:num><m:den>${mr('b')}</m:den></m:f>`;

/** Word's clipboard: HTML with its styles, formulas in comments, and footnotes and lists by style. */
const wordItem = (sign: string, text: string, at = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${at} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const wordMath = (content: string) =>
  `<!--[if gte msEquation 12]>${content}<![endif]--><![if !msEquation]><span><![if !vml]><img src="file:///c/clip.png"><![endif]></span><![endif]>`;
const wordCell = (...lines: string[]) =>
  `<td width=100>${lines.map((line) => `<p class=MsoNormal><span>${line}<o:p></o:p></span></p>`).join('')}</td>`;

type Row = [construct: string, expected: string, sources: Record<string, string | Promise<string>>];

const SUPERSCRIPTS = '10⁶ m², H₂O, V<sub>DD</sub>, 10ⁿ⁺¹';
const NOTE = 'A fact[^1].\n\n[^1]: The note.';
const PARAGRAPHS = '| Bed | Soil |\n| - | - |\n| North<br>by the wall | clay |';
const LISTS = '| Bed | Soil |\n| - | - |\n| • peas<br>• beans | clay |';
const NESTED = '| Bed | Soil |\n| - | - |\n| North | Mon · 9<br>Tue · 10 |';
const CONTINUED = '1. one\n2. two\n\nBetween\n\n3. three';
const LETTERS = '1. one\n   - a) inner\n   - b) more\n2. two';
const HEADER = '| Bed | kg |\n| - | - |\n| North | 38 |';
const TITLE = '# Report\n\n## One\n\n### Two';
const INLINE = 'So $\\frac{a}{b}$ holds';
const SUM = '$$\\sum_{i=1}^{n} x^{2}$$';

const simpleTable = (cell: string, other = '<td>clay</td>') =>
  `<table><tr><td>Bed</td><td>Soil</td></tr><tr>${cell}${other}</tr></table>`;
const inner = '<table><tr><td>Mon</td><td>9</td></tr><tr><td>Tue</td><td>10</td></tr></table>';
const sup = (text: string) => `<span style="font-size:0.6em;vertical-align:super">${text}</span>`;
const sub = (text: string) => `<span style="font-size:0.6em;vertical-align:sub">${text}</span>`;
const nary = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mr('i=1')}</m:sub><m:sup>${mr('n')}</m:sup><m:e><m:sSup><m:e>${mr('x')}</m:e><m:sup>${mr('2')}</m:sup></m:sSup></m:e></m:nary>`;

const ROWS: Row[] = [
  [
    'superscripts and subscripts',
    SUPERSCRIPTS,
    {
      'Word clipboard': html(
        '<p class=MsoNormal>10<sup>6</sup> m<sup>2</sup>, H<sub>2</sub>O, V<sub>DD</sub>, 10<sup><i>n</i>+1</sup></p>',
      ),
      'Google Docs': html(
        `<p><span>10</span>${sup('6')}<span> m</span>${sup('2')}, H${sub('2')}O, V${sub('DD')}, 10${sup('n+1')}</p>`,
      ),
      web: html('10<sup>6</sup> m<sup>2</sup>, H<sub>2</sub>O, V<sub>DD</sub>, 10<sup>n + 1</sup>'),
      Excel: html(
        '<table><tr><td>10<font class=f5><sup>6</sup></font> m<sup>2</sup>, H<sub>2</sub>O, V<sub>DD</sub>, 10<sup>n+1</sup></td></tr></table>',
      ),
      'DOCX, raised by hand': docx(
        par(
          `${run('10')}${byHand('6')}${run(' m')}${byHand('2')}${run(', H')}${byHand('2', -4)}${run('O, V')}${byHand('DD', -4)}${run(', 10')}${byHand('n+1')}`,
        ),
      ),
      DOCX: docx(
        par(
          `${run('10')}${raised('6')}${run(' m')}${raised('2')}${run(', H')}${lowered('2')}${run('O, V')}${lowered('DD')}${run(', 10')}${raised('n+')}${raised('1')}`,
        ),
      ),
    },
  ],
  [
    'footnotes',
    NOTE,
    {
      'Word clipboard': html(
        `<p>A fact<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:footnote-list'><hr size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> The note.</p></div></div>`,
      ),
      'Google Docs': html(
        '<p><span>A fact</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>.</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The note.</span></p></div>',
      ),
      web: html(
        '<p>A fact<sup id="fnref1"><a href="https://page.example/#fn1">1</a></sup>.</p><section><ol><li id="fn1"><p>The note. <a href="https://page.example/#fnref1">↩</a></p></li></ol></section>',
      ),
      DOCX: docx(par(`${run('A fact')}<w:r><w:footnoteReference w:id="1"/></w:r>${run('.')}`)),
      'LibreOffice clipboard': html(
        '<p>A fact<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>The note.</p></div>',
      ),
    },
  ],
  [
    'paragraphs in a cell',
    PARAGRAPHS,
    {
      'Word clipboard': html(
        `<table class=MsoTableGrid><tr>${wordCell('Bed')}${wordCell('Soil')}</tr><tr>${wordCell('North', 'by the wall')}${wordCell('clay')}</tr></table>`,
      ),
      'Google Docs': html(
        simpleTable('<td><p dir="ltr"><span>North</span></p><p dir="ltr"><span>by the wall</span></p></td>'),
      ),
      web: html(simpleTable('<td>North<br>by the wall</td>')),
      Excel: html(simpleTable('<td>North<br style="mso-data-placement:same-cell;">by the wall</td>')),
      DOCX: docx(table(['Bed', 'Soil'], [par('North') + par('by the wall'), 'clay'])),
      'LibreOffice DOCX': docx(
        table(['Bed', 'Soil'], [par(`${run('North')}<w:r><w:br/></w:r>${run('by the wall')}`), 'clay']),
      ),
    },
  ],
  [
    'a list in a cell',
    LISTS,
    {
      'Word clipboard': html(simpleTable(`<td>${wordItem('·', 'peas')}${wordItem('·', 'beans')}</td>`)),
      'Google Docs': html(simpleTable('<td><ul><li><p>peas</p></li><li><p>beans</p></li></ul></td>')),
      web: html(simpleTable('<td><ul><li>peas<li>beans</ul></td>')),
      DOCX: docx(table(['Bed', 'Soil'], [item('peas', 2) + item('beans', 2), 'clay'])),
    },
  ],
  [
    'a table in a cell',
    NESTED,
    {
      'Word clipboard': html(
        simpleTable(wordCell('North'), `<td>${inner}<p class=MsoNormal><o:p>&nbsp;</o:p></p></td>`),
      ),
      web: html(simpleTable('<td>North</td>', `<td>${inner}</td>`)),
      DOCX: docx(table(['Bed', 'Soil'], ['North', `${table(['Mon', '9'], ['Tue', '10'])}<w:p/>`])),
    },
  ],
  [
    'a list that continues',
    CONTINUED,
    {
      'Word clipboard': html(
        `${wordItem('1.', 'one')}${wordItem('2.', 'two')}<p>Between</p>${wordItem('3.', 'three')}`,
      ),
      'Google Docs': html('<ol><li>one</li><li>two</li></ol><p>Between</p><ol start="3"><li>three</li></ol>'),
      web: html('<ol><li>one<li>two</ol><p>Between</p><ol><li value=3>three</ol>'),
      DOCX: docx(item('one') + item('two') + par('Between') + item('three')),
    },
  ],
  [
    'letters as numbers',
    LETTERS,
    {
      'Word clipboard': html(
        `${wordItem('1.', 'one')}${wordItem('a)', 'inner', 2)}${wordItem('b)', 'more', 2)}${wordItem('2.', 'two')}`,
      ),
      DOCX: docx(item('one') + item('inner', 1, 1) + item('more', 1, 1) + item('two')),
    },
  ],
  [
    'a header that is not marked',
    HEADER,
    {
      'Word clipboard': html(
        `<table><tr>${wordCell('<b>Bed</b>')}${wordCell('<b>kg</b>')}</tr><tr>${wordCell('North')}${wordCell('38')}</tr></table>`,
      ),
      'Google Docs': html(
        '<table><tbody><tr><td><p><span style="font-weight:700">Bed</span></p></td><td><p><span style="font-weight:700">kg</span></p></td></tr><tr><td><p>North</p></td><td><p>38</p></td></tr></tbody></table>',
      ),
      web: html('<table><thead><tr><td>Bed<td>kg</thead><tr><td>North<td>38</table>'),
      Sheets: html(
        '<google-sheets-html-origin><table><colgroup><col><col></colgroup><tbody><tr><td>Bed</td><td>kg</td></tr><tr><td>North</td><td data-sheets-value="38">38</td></tr></tbody></table></google-sheets-html-origin>',
      ),
      DOCX: docx(table(['Bed', 'kg'], ['North', '38'])),
    },
  ],
  [
    'a title above headings',
    TITLE,
    {
      'Word clipboard': html('<p class=MsoTitle>Report</p><h1>One</h1><h2>Two</h2>'),
      'Google Docs': html('<p class="c1 title"><span>Report</span></p><h1><span>One</span></h1><h2>Two</h2>'),
      web: html('<h1 class="title">Report</h1><h1>One</h1><h2>Two</h2>'),
      DOCX: docx(
        par('Report', '<w:pStyle w:val="Titel"/>') +
          par('One', '<w:pStyle w:val="berschrift1"/>') +
          par('Two', '<w:pStyle w:val="berschrift2"/>'),
      ),
      'LibreOffice clipboard': html('<p class="title"><font><b>Report</b></font></p><h1>One</h1><h2>Two</h2>'),
    },
  ],
  [
    'a formula between words',
    INLINE,
    {
      'Word clipboard': html(`<p>So ${wordMath(`<m:oMath>${half.replace(/<\/?m:t>/g, '')}</m:oMath>`)} holds</p>`),
      web: html(
        '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">ab</span></span> holds</p>',
      ),
      'web picture': html('<p>So <img alt="{\\displaystyle \\frac{a}{b}}" src="https://wiki.example/x.svg"> holds</p>'),
      DOCX: docx(par(`${run('So ')}${math(half)}${run(' holds')}`)),
    },
  ],
  [
    'a formula on its own',
    SUM,
    {
      'Word clipboard': html(
        `<p>${wordMath(`<m:oMathPara><m:oMath>${nary.replace(/<\/?m:t>/g, '')}</m:oMath></m:oMathPara>`)}</p>`,
      ),
      web: html(
        '<p><math display="block"><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover> <msup><mi>x</mi><mn>2</mn></msup></math></p>',
      ),
      DOCX: docx(par(`<m:oMathPara>${math(nary)}</m:oMathPara>`)),
    },
  ],
];

describe('text from other programs', () => {
  const cases = ROWS.flatMap(([construct, expected, sources]) =>
    Object.entries(sources).map(([source, text]) => [construct, source, expected, text] as const),
  );
  it.each(cases)('keeps %s of %s', async (_construct, _source, expected, text) => expect(await text).toBe(expected));

  it('keeps the content of fields, ruby text and direction changes of a Word file', async () => {
    const ruby = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('かん')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`;
    const field = `<w:fldSimple w:instr="SEQ Figure">${run('7')}</w:fldSimple>`;
    expect(await docx(par(`${run('Figure ')}${field}${run(' ')}${ruby}<w:bdo w:val="rtl">${run('א')}</w:bdo>`))).toBe(
      'Figure 7 漢(かん)א',
    );
  });
});
