import { roman } from '@/lib/deck/text/list-marker';

/** A number in one of Word's formats. Those without a rule here are written in digits. */
export function writtenNumber(number: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'lowerLetter':
    case 'upperLetter': {
      // After z comes aa, then bb.
      const letter = String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));
      return format === 'upperLetter' ? letter.toUpperCase() : letter;
    }
    case 'lowerRoman':
    case 'upperRoman': {
      const numeral = roman(number);
      return (format === 'upperRoman' ? numeral.toUpperCase() : numeral) || String(number);
    }
    default:
      return String(number);
  }
}
