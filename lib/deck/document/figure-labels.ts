import { wordInLanguage } from '../text/word-in-language';

/** Labels of numbered figures and tables, by language. `{n}` is the number. */
const LABELS = {
  ar: 'الشكل {n} | الجدول {n}',
  bg: 'Фигура {n} | Таблица {n}',
  ca: 'Figura {n} | Taula {n}',
  cs: 'Obrázek {n} | Tabulka {n}',
  da: 'Figur {n} | Tabel {n}',
  de: 'Abbildung {n} | Tabelle {n}',
  el: 'Σχήμα {n} | Πίνακας {n}',
  en: 'Figure {n} | Table {n}',
  es: 'Figura {n} | Tabla {n}',
  fi: 'Kuva {n} | Taulukko {n}',
  fr: 'Figure {n} | Tableau {n}',
  he: 'איור {n} | טבלה {n}',
  hu: '{n}. ábra | {n}. táblázat',
  id: 'Gambar {n} | Tabel {n}',
  it: 'Figura {n} | Tabella {n}',
  ja: '図{n} | 表{n}',
  ko: '그림 {n} | 표 {n}',
  nb: 'Figur {n} | Tabell {n}',
  nl: 'Figuur {n} | Tabel {n}',
  nn: 'Figur {n} | Tabell {n}',
  pl: 'Rysunek {n} | Tabela {n}',
  pt: 'Figura {n} | Tabela {n}',
  ro: 'Figura {n} | Tabelul {n}',
  ru: 'Рисунок {n} | Таблица {n}',
  sk: 'Obrázok {n} | Tabuľka {n}',
  sv: 'Figur {n} | Tabell {n}',
  tr: 'Şekil {n} | Tablo {n}',
  uk: 'Рисунок {n} | Таблиця {n}',
  vi: 'Hình {n} | Bảng {n}',
  zh: '图 {n} | 表 {n}',
  'zh-hant': '圖 {n} | 表 {n}',
};
const BETWEEN = ' | ';

/** "Figure" and "Table" in all languages. */
export const LABEL_WORDS: readonly string[] = [
  ...new Set(
    Object.values(LABELS).flatMap((labels) =>
      labels.split(BETWEEN).map((label) => label.replace(/\{n\}\.?/, '').trim()),
    ),
  ),
];

export function figureLabel(kind: 'figure' | 'table', number: number, language?: string): string {
  const [figure = '', table = ''] = wordInLanguage(LABELS, language).word.split(BETWEEN);
  return (kind === 'figure' ? figure : table).replace('{n}', `${number}`);
}
