const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

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
      let rest = number > 3999 ? 0 : number;
      let roman = '';
      for (const [value, sign] of ROMAN) for (; rest >= value; rest -= value) roman += sign;
      return (format === 'upperRoman' ? roman.toUpperCase() : roman) || String(number);
    }
    default:
      return String(number);
  }
}
