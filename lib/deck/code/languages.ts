/** The syntax of a language, as far as highlighting needs it. */
export type Language = {
  /** Prefixes of line comments, and delimiters of block comments. */
  line: readonly string[];
  block: readonly (readonly [string, string])[];
  /** Quotes of single-line strings, and delimiters of strings that may span lines. */
  quotes: string;
  long: readonly string[];
  keywords: ReadonlySet<string>;
  /** Keywords are case-insensitive. */
  ignoresCase?: true;
  /** Highlights tag names as keywords. */
  tags?: true;
  /** Highlights keys before a colon as keywords. */
  keys?: true;
};

const words = (text: string) => new Set(text.split(' '));

const CURLY = words(
  [
    'abstract as async await break case catch class const continue debugger default defer delete do else enum export',
    'extends extern false final finally fn for foreach from func function go goto if impl implements import in include',
    'inline instanceof int interface internal is let long loop match mod module mut namespace native new nil null',
    'operator override package private protected protocol pub public readonly record ref return sealed self short sizeof',
    'static struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe',
    'unsigned use using val var virtual void volatile when where while with yield bool boolean byte char double float',
    'string',
  ].join(' '),
);
const PYTHON = words(
  'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield',
);
const RUBY = words(
  'BEGIN END alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or redo require rescue retry return self super then true undef unless until when while yield',
);
const SHELL = words(
  'alias break case cd continue do done echo elif else esac eval exec exit export fi for function if in local read readonly return select set shift source sudo then trap unset until while',
);
const SQL = words(
  'add all alter and any as asc begin between by case check column commit constraint create cross database default delete desc distinct drop else end exists false foreign from full function group having if in index inner insert into is join key left like limit not null offset on or order outer primary references returning right rollback select set table then transaction true union unique update using values view when where with',
);
const LUA = words(
  'and break do else elseif end false for function goto if in local nil not or repeat return then true until while',
);
const HASKELL = words(
  'case class data deriving do else forall if import in infix instance let module newtype of then type where',
);
const DOCKER = words(
  'add arg as cmd copy entrypoint env expose from healthcheck label onbuild run shell stopsignal user volume workdir',
);
const CONSTANTS = words('true false null yes no on off');

const SLASHES: readonly (readonly [string, string])[] = [['/*', '*/']];
const curly: Language = { line: ['//'], block: SLASHES, quotes: '"\'', long: ['`'], keywords: CURLY };
const shell: Language = { line: ['#'], block: [], quotes: '"\'', long: [], keywords: SHELL };
const python: Language = { ...shell, long: ['"""', "'''"], keywords: PYTHON };
const markup: Language = {
  line: [],
  block: [['<!--', '-->']],
  quotes: '"\'',
  long: [],
  keywords: new Set(),
  tags: true,
};
const data: Language = { ...shell, keywords: CONSTANTS, keys: true };
const json: Language = { ...curly, long: [], keywords: CONSTANTS, keys: true };
const css: Language = { ...curly, line: [], long: [], keywords: new Set(), keys: true };
const sql: Language = { ...curly, line: ['--'], long: [], keywords: SQL, ignoresCase: true };

const LANGUAGES: readonly (readonly [string, Language])[] = [
  ['js javascript jsx mjs cjs ts typescript tsx mts cts node vue svelte java c h cpp c++ hpp cc cs csharp c#', curly],
  ['go golang kotlin kt swift dart scala groovy gradle objc objective-c zig proto graphql gql solidity', curly],
  // Lifetimes begin with a quote that is never closed.
  ['rust rs', { ...curly, quotes: '"', long: [] }],
  ['php', { ...curly, line: ['//', '#'] }],
  ['py python py3 python3 pycon starlark bzl', python],
  ['rb ruby crystal', { ...shell, keywords: RUBY }],
  ['elixir ex exs', { ...shell, long: ['"""'], keywords: RUBY }],
  ['sh bash zsh fish shell shellscript console shell-session make makefile perl pl r julia jl nix awk', shell],
  ['powershell ps1', { ...shell, block: [['<#', '#>']], ignoresCase: true }],
  ['dockerfile docker containerfile', { ...shell, keywords: DOCKER, ignoresCase: true }],
  ['sql mysql postgres postgresql pgsql plsql sqlite', sql],
  ['lua', { ...shell, line: ['--'], block: [['--[[', ']]']], keywords: LUA }],
  ['haskell hs elm', { ...shell, line: ['--'], block: [['{-', '-}']], quotes: '"', keywords: HASKELL }],
  ['html xml svg xhtml htm rss astro hbs handlebars', markup],
  ['css', css],
  ['scss sass less', { ...css, line: ['//'] }],
  ['json json5 jsonc webmanifest', json],
  ['yaml yml toml ini conf properties env dotenv editorconfig', data],
];

const BY_NAME = new Map(
  LANGUAGES.flatMap(([names, language]) => names.split(' ').map((name) => [name, language] as const)),
);

/** The language named in a fence's info string ("ts", "js {1,3}", "language-python"). Null if it is unknown. */
export function findLanguage(info: string | null): Language | null {
  const name = /^(?:language-|\.)?([^\s{,:]{1,40})/.exec(info?.trim().toLowerCase().slice(0, 60) ?? '')?.[1];
  return (name && BY_NAME.get(name)) || null;
}
