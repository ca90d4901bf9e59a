/** The colour names that an entry may use, with the values of their tokens. */
const NAMED = new Map(
  Object.entries({
    ink: '#0e1b24',
    petrol: '#0f3d4c',
    teal: '#116a6f',
    amber: '#f2a33a',
    ember: '#d9572b',
    leaf: '#3e8e5a',
    mist: '#eef2f1',
    paper: '#fbfaf7',
  }),
);
const FALLBACK = '#0f3d4c';

/** An editor's colour as `#rrggbb`; the company's colour if it is invalid. */
export function readColour(bgColor: string | undefined): string {
  const given = (bgColor ?? '').trim().toLowerCase();
  const named = NAMED.get(given);
  if (named) return named;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(given);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}/.test(given) ? given.slice(0, 7) : FALLBACK;
}
