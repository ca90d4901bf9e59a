/** The colours an entry may name instead of a value, as the tokens of the same name. */
const NAMED: Readonly<Record<string, string>> = {
  ink: '#0e1b24',
  petrol: '#0f3d4c',
  teal: '#116a6f',
  amber: '#f2a33a',
  ember: '#d9572b',
  leaf: '#3e8e5a',
  mist: '#eef2f1',
  paper: '#fbfaf7',
};
const FALLBACK = '#0f3d4c';

/** A colour that an editor gave, as `#rrggbb`; the company's own for one that cannot be read. */
export function readColour(bgColor: string | undefined): string {
  const given = (bgColor ?? '').trim().toLowerCase();
  const named = NAMED[given];
  if (named) return named;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(given);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}/.test(given) ? given.slice(0, 7) : FALLBACK;
}
