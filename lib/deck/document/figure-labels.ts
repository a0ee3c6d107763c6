/** How figures and tables of a document are numbered, by language. */
export type FigureLabels = { figure: (number: number) => string; table: (number: number) => string };

/** `{n}` is the number. */
const LABELS: Readonly<Record<string, { figure: string; table: string }>> = {
  ar: { figure: 'الشكل {n}', table: 'الجدول {n}' },
  bg: { figure: 'Фигура {n}', table: 'Таблица {n}' },
  ca: { figure: 'Figura {n}', table: 'Taula {n}' },
  cs: { figure: 'Obrázek {n}', table: 'Tabulka {n}' },
  da: { figure: 'Figur {n}', table: 'Tabel {n}' },
  de: { figure: 'Abbildung {n}', table: 'Tabelle {n}' },
  el: { figure: 'Σχήμα {n}', table: 'Πίνακας {n}' },
  en: { figure: 'Figure {n}', table: 'Table {n}' },
  es: { figure: 'Figura {n}', table: 'Tabla {n}' },
  fi: { figure: 'Kuva {n}', table: 'Taulukko {n}' },
  fr: { figure: 'Figure {n}', table: 'Tableau {n}' },
  he: { figure: 'איור {n}', table: 'טבלה {n}' },
  hu: { figure: '{n}. ábra', table: '{n}. táblázat' },
  id: { figure: 'Gambar {n}', table: 'Tabel {n}' },
  it: { figure: 'Figura {n}', table: 'Tabella {n}' },
  ja: { figure: '図{n}', table: '表{n}' },
  ko: { figure: '그림 {n}', table: '표 {n}' },
  nb: { figure: 'Figur {n}', table: 'Tabell {n}' },
  nl: { figure: 'Figuur {n}', table: 'Tabel {n}' },
  pl: { figure: 'Rysunek {n}', table: 'Tabela {n}' },
  pt: { figure: 'Figura {n}', table: 'Tabela {n}' },
  ro: { figure: 'Figura {n}', table: 'Tabelul {n}' },
  ru: { figure: 'Рисунок {n}', table: 'Таблица {n}' },
  sv: { figure: 'Figur {n}', table: 'Tabell {n}' },
  tr: { figure: 'Şekil {n}', table: 'Tablo {n}' },
  uk: { figure: 'Рисунок {n}', table: 'Таблиця {n}' },
  vi: { figure: 'Hình {n}', table: 'Bảng {n}' },
  zh: { figure: '图 {n}', table: '表 {n}' },
};

/** English where the language is not known. */
export function figureLabels(language: string): FigureLabels {
  const [base = 'en'] = language.toLowerCase().split(/[-_]/);
  const known = base === 'no' || base === 'nn' ? 'nb' : base;
  const { figure, table } = Object.hasOwn(LABELS, known) ? LABELS[known]! : LABELS.en!;
  return {
    figure: (number) => figure.replace('{n}', `${number}`),
    table: (number) => table.replace('{n}', `${number}`),
  };
}
