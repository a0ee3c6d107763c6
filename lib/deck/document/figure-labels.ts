import { wordInLanguage } from '../text/word-in-language';

/** Labels of numbered figures and tables, by language. `{n}` is the number. */
const FIGURES = {
  ar: 'الشكل {n}',
  bg: 'Фигура {n}',
  ca: 'Figura {n}',
  cs: 'Obrázek {n}',
  da: 'Figur {n}',
  de: 'Abbildung {n}',
  el: 'Σχήμα {n}',
  en: 'Figure {n}',
  es: 'Figura {n}',
  fi: 'Kuva {n}',
  fr: 'Figure {n}',
  he: 'איור {n}',
  hu: '{n}. ábra',
  id: 'Gambar {n}',
  it: 'Figura {n}',
  ja: '図{n}',
  ko: '그림 {n}',
  nb: 'Figur {n}',
  nl: 'Figuur {n}',
  nn: 'Figur {n}',
  pl: 'Rysunek {n}',
  pt: 'Figura {n}',
  ro: 'Figura {n}',
  ru: 'Рисунок {n}',
  sk: 'Obrázok {n}',
  sv: 'Figur {n}',
  tr: 'Şekil {n}',
  uk: 'Рисунок {n}',
  vi: 'Hình {n}',
  zh: '图 {n}',
  'zh-hant': '圖 {n}',
};
const TABLES = {
  ar: 'الجدول {n}',
  bg: 'Таблица {n}',
  ca: 'Taula {n}',
  cs: 'Tabulka {n}',
  da: 'Tabel {n}',
  de: 'Tabelle {n}',
  el: 'Πίνακας {n}',
  en: 'Table {n}',
  es: 'Tabla {n}',
  fi: 'Taulukko {n}',
  fr: 'Tableau {n}',
  he: 'טבלה {n}',
  hu: '{n}. táblázat',
  id: 'Tabel {n}',
  it: 'Tabella {n}',
  ja: '表{n}',
  ko: '표 {n}',
  nb: 'Tabell {n}',
  nl: 'Tabel {n}',
  nn: 'Tabell {n}',
  pl: 'Tabela {n}',
  pt: 'Tabela {n}',
  ro: 'Tabelul {n}',
  ru: 'Таблица {n}',
  sk: 'Tabuľka {n}',
  sv: 'Tabell {n}',
  tr: 'Tablo {n}',
  uk: 'Таблиця {n}',
  vi: 'Bảng {n}',
  zh: '表 {n}',
  'zh-hant': '表 {n}',
};

/** "Figure" and "Table" in all languages. */
export const LABEL_WORDS: readonly string[] = [
  ...new Set(
    [...Object.values(FIGURES), ...Object.values(TABLES)].map((label) => label.replace(/\{n\}\.?/, '').trim()),
  ),
];

export function figureLabel(kind: 'figure' | 'table', number: number, language?: string): string {
  return wordInLanguage(kind === 'figure' ? FIGURES : TABLES, language).word.replace('{n}', `${number}`);
}
