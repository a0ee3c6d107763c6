type ValueWords = {
  /** Labels of numbers that name something rather than count it, as the last words of a label or heading. */
  names: string;
  /** The same as endings of compounds. */
  endings?: string;
  /** Between the ends of a range. */
  to?: string;
  /** Between a part and its whole. */
  of?: string;
};

/** Words around values. The language of a label is often unclear, so the words of all languages are looked for. */
const VALUE_WORDS: Readonly<Record<string, ValueWords>> = {
  en: {
    names: String.raw`no\.|number|phone numbers|ids?|codes?|postcodes?|extensions?|ext\.?|phones?|telephone|tel\.?|fax|version|build|isbn|issn|iban|bic|sku|upc|ean|vat|pin|ref\.?|reference|serial|invoice|room|gate|platform|flat`,
    endings: '-id',
    to: 'to',
    of: 'in|of|out of',
  },
  de: {
    names: String.raw`nr\.?|plz|postleitzahl(?:en)?|durchwahl(?:en)?|telefon|aktenzeichen|az\.|ust-?idnr\.?|raum|gleis|hausnr\.?`,
    endings: String.raw`nummern?|-nr\.?|nr\.|kennung|code`,
    to: 'bis',
    of: 'von|aus|auf',
  },
  fr: {
    names: String.raw`n[°º]|numéros?(?: d(?:e |['’])\p{L}+)?|codes? postal|codes? postaux|poste|téléphone|tél\.?|réf\.?|référence|identifiant|matricule|siret|siren|salle|quai`,
    to: 'à',
    of: 'sur',
  },
  es: {
    names: String.raw`n\.?º|núm\.?|número(?: de (?:pedido|cliente|empleado|teléfono|cuenta|factura|serie|socio|expediente))?|códigos?(?: postal(?:es)?)?|teléfono|móvil|referencia|extensión|extensiones|dni|nif|sala|andén`,
    to: 'a|hasta',
    of: 'de|sobre',
  },
  it: {
    names:
      "numero(?: d[i’']? ?(?:ordine|telefono|cliente|serie))?|codice(?: postale)?|telefono|matricola|interno|binario",
    to: 'a',
    of: 'su',
  },
  pt: {
    names: 'número(?: do? (?:pedido|cliente|telefone))?|código(?: postal)?|cep|telefone|ramal|matrícula|cpf|cnpj',
    to: 'até',
  },
  nl: { names: 'telefoon|toestel|perron', endings: 'nummer|code', to: 'tot', of: 'van' },
  sv: { names: 'telefon|anknytning|kod|rum', endings: 'nummer|kod', to: 'till', of: 'av' },
  da: { names: 'telefon|lokalnummer|kode', endings: 'nummer|kode', to: 'til', of: 'af' },
  pl: { names: String.raw`numer(?: \p{L}+)?|kod(?: pocztowy)?|telefon|wewn\.?`, to: 'do', of: 'z' },
  cs: { names: String.raw`č\.|číslo(?: \p{L}+)?|kód|psč|telefon`, to: 'až' },
  tr: { names: 'numarası|numara|kodu?|telefon|dahili' },
  ru: {
    names: String.raw`номер(?: \p{L}+)?|код|(?:почтовый )?индекс|телефон|тел\.?|артикул|доб\.?|инн|кабинет`,
    to: 'до',
    of: 'из',
  },
  uk: { names: String.raw`номер(?: \p{L}+)?|код|(?:поштовий )?індекс|телефон|тел\.?|артикул`, to: 'до', of: 'з' },
  ja: { names: '電話|内線|〒', endings: '番号|コード|型番|品番', to: 'から' },
  zh: { names: '电话|電話|分机|分機', endings: '编号|編號|号码|號碼|代码|代碼|编码|邮编|郵編|工号|型号|房号' },
  ko: { names: '전화|내선', endings: '번호|코드' },
  ar: { names: String.raw`(?:رقم|رمز|كود)(?: \p{L}+)?|الرقم|الرمز|هاتف|الهاتف|تحويلة` },
  he: { names: 'מספר (?:טלפון|הזמנה|לקוח|עובד)|מיקוד|קוד|טלפון|שלוחה' },
  hi: { names: 'नंबर|क्रमांक|कोड|फ़ोन|फोन' },
};

/** The alternatives of a kind of word, for a regular expression. */
export function anyOf(kind: keyof ValueWords): string {
  return Object.values(VALUE_WORDS)
    .flatMap((words) => words[kind] ?? [])
    .join('|');
}

/** Words for hours and minutes of a duration ("1 h 12 min"), and after the time of a clock. */
export const TIME_WORDS = {
  hours: String.raw`h|hrs?|Std\.?`,
  minutes: String.raw`min\.?|m`,
  clock: String.raw`[ap]\.?m\.?|Uhr|時`,
};

/** Magnitudes directly after a number. */
export const MAGNITUDES: Readonly<Record<string, number>> = {
  ...{ bn: 1e9, B: 1e9, billion: 1e9, Mrd: 1e9, Milliarden: 1e9 },
  ...{ M: 1e6, m: 1e6, million: 1e6, Mio: 1e6, Millionen: 1e6 },
  ...{ K: 1e3, k: 1e3, thousand: 1e3, Tausend: 1e3 },
};
