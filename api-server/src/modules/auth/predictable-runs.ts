/** Rows and columns of keyboards, the alphabet and the digits. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'asdfghjkl;', 'zxcvbnm,./', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/', '147', '258', '369'],
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];

const onwards = new Set(LINES.flatMap((line) => [...line].slice(1).map((next, at) => `${line[at] ?? ''}${next}`)));

/** The digit of each sign in a keyboard's first row: `!@#$` is `1234` with the shift key. */
const SHIFTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, at) => [sign, '1234567890'[at] ?? sign]),
);

const isOnward = (a: string, b: string): boolean => onwards.has(a + b);
const isBackward = (a: string, b: string): boolean => onwards.has(b + a);
const isSame = (a: string, b: string): boolean => a === b;

/** The end of a run from `at`, each character following the one `step` before it. */
function runOf(text: string, at: number, step: number, follows: (a: string, b: string) => boolean): number {
  let end = at + step;
  while (end < text.length && follows(text[end - step] ?? '', text[end] ?? '')) end += 1;
  return end;
}

const YEAR = /(?:19|20)\d\d/y;
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const DATE = new RegExp(
  `(?:${DAY}${MONTH}|${MONTH}${DAY})(?:(?:19|20)?\\d\\d)|(?:19|20)\\d\\d(?:${MONTH}${DAY}|${DAY}${MONTH})`,
  'y',
);

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/**
 * For each offset of a text, the end of the longest predictable run from there: repeated characters, sequences of the
 * alphabet, of counting or on a keyboard (forwards, backwards, or two of them interleaved), and years and dates. An
 * offset without a run is its own end.
 */
export function predictableRuns(text: string): number[] {
  const plain = text.replaceAll(/[!@#$%^&*()]/g, (sign) => SHIFTED[sign] ?? sign);
  return Array.from({ length: plain.length }, (_, at) => {
    const single = [isSame, isOnward, isBackward].map((follows) => runOf(plain, at, 1, follows));
    const inTurn = [isSame, isOnward, isBackward].map((follows) => runOf(plain, at, 2, follows));
    const longest = Math.max(
      ...single.filter((end) => end - at >= 3),
      ...inTurn.filter((end) => end - at >= 6),
      matchEnd(YEAR, plain, at),
      matchEnd(DATE, plain, at),
      at,
    );
    return longest;
  });
}
