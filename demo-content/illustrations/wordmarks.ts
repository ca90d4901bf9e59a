import { lettering } from './lettering';
import { palette } from './paint/colour';
import { circle, document, lines, n, path, poly, rect, stroke, times } from './paint/shapes';

/** A tone that is readable on light and dark: the wordmarks have no background. */
const slate = '#6b8690';
const sea = '#2c8f94';
const WIDTH = 560;
const HEIGHT = 200;
const BASELINE = 100;

type Word = keyof typeof lettering;

function word(name: Word, x: number, y: number, size: number, colour = slate): string {
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size) / 100})" d="${lettering[name].d}" fill="${colour}"/>`;
}

function widthOf(name: Word, size: number): number {
  return (lettering[name].width * size) / 100;
}

/** Sign on the left; name and second line beside it, centred together. */
function beside(
  sign: string,
  signWidth: number,
  name: Word,
  size: number,
  second?: Word,
  secondSize = 20,
  gap = 24,
): string {
  const text = Math.max(widthOf(name, size), second ? widthOf(second, secondSize) : 0);
  const scale = Math.min(1, (WIDTH - 24) / (signWidth + gap + text));
  const left = (WIDTH / scale - (signWidth + gap + text)) / 2;
  const middle = HEIGHT / 2 / scale;
  const up = second ? size * 0.12 : size * 0.35;
  return `<g transform="scale(${Math.round(scale * 1000) / 1000})"><g transform="translate(${n(left)} ${n(middle)})">${sign}</g>${word(name, left + signWidth + gap, middle + up, size)}${second ? word(second, left + signWidth + gap, middle + up + secondSize * 1.75, secondSize) : ''}</g>`;
}

/** Name with something above or below it, centred. */
function stacked(name: Word, size: number, second: Word, secondSize: number, between = ''): string {
  return (
    word(name, (WIDTH - widthOf(name, size)) / 2, BASELINE + size * 0.2, size) +
    between +
    word(second, (WIDTH - widthOf(second, secondSize)) / 2, BASELINE + size * 0.2 + secondSize * 2.1, secondSize)
  );
}

const marks: Record<string, () => string> = {
  saraswat: () =>
    beside(
      path('M46 -52Q86 -4 86 18A40 40 0 0 1 6 18Q6 -4 46 -52Z', palette.amber) +
        path('M46 -52Q6 -4 6 18A40 40 0 0 0 46 58Q26 20 46 -52Z', slate),
      92,
      'saraswat',
      66,
      'saraswat2',
      19,
    ),
  kaveri: () =>
    beside(
      times(4, (index) =>
        stroke(`M0 ${n(-36 + index * 24)}q14 -18 28 0t28 0t28 0`, index % 2 ? sea : slate, { width: 9, cap: 'round' }),
      ).join(''),
      86,
      'kaveri',
      74,
      'kaveri2',
      24,
    ),
  meghdhara: () =>
    beside(
      path('M20 6A22 22 0 0 1 28 -37A30 30 0 0 1 84 -28A20 20 0 0 1 82 6Z', slate) +
        lines(
          [
            [30, 20, 24, 44],
            [52, 20, 46, 58],
            [74, 20, 68, 44],
          ],
          sea,
          { width: 8, cap: 'round' },
        ),
      102,
      'meghdhara',
      54,
      'meghdhara2',
      17,
    ),
  ashvini: () =>
    stacked(
      'ashvini',
      58,
      'ashvini2',
      17,
      poly(
        [
          [250, 34],
          [280, 10],
          [310, 34],
          [298, 34],
          [280, 22],
          [262, 34],
        ],
        palette.ember,
      ) + lines([[90, 124, 470, 124]], slate, { width: 2 }),
    ),
  rann: () =>
    beside(
      circle(48, 0, 46, palette.amber) + path('M-2 10Q24 -6 48 10T98 10V52H-2Z', slate),
      96,
      'rann',
      84,
      'rann2',
      25,
    ),
  nirmal: () =>
    beside(
      times(3, (row) =>
        times(3, (column) =>
          rect(
            column * 30,
            -44 + row * 30,
            24,
            24,
            (row + column) % 2 ? slate : palette.leaf,
            undefined,
            row === column ? 12 : 0,
          ),
        ).join(''),
      ).join(''),
      84,
      'nirmal',
      72,
      'nirmal2',
      18,
    ),
  dakshin: () =>
    beside(
      `<circle cx="46" cy="0" r="42" fill="none" stroke="${slate}" stroke-width="8"/>` +
        stroke('M46 -42V42M4 0H88M16 -29L76 29M16 29L76 -29', slate, { width: 5 }) +
        circle(46, 0, 14, palette.ember),
      92,
      'dakshin',
      72,
      'dakshin2',
      34,
    ),
  vindhya: () =>
    beside(
      poly(
        [
          [0, 44],
          [40, -44],
          [64, 8],
          [76, -14],
          [108, 44],
        ],
        slate,
      ) +
        poly(
          [
            [40, -44],
            [52, -18],
            [40, -8],
            [28, -18],
          ],
          palette.gold,
        ) +
        rect(0, 50, 108, 8, slate),
      108,
      'vindhya',
      66,
      'vindhya2',
      18,
    ),
  palash: () =>
    beside(
      [0, 60, -60]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 46 34)">${path('M46 34C22 10 26 -28 46 -54C66 -28 70 10 46 34Z', turn === 0 ? palette.ember : palette.leaf)}</g>`,
        )
        .join('') + rect(43, 30, 6, 28, slate),
      122,
      'palash',
      66,
      'palash2',
      29,
    ),
  utkal: () => {
    const size = 46;
    return (
      word('utkal', (WIDTH - widthOf('utkal', size)) / 2, 96, size) +
      path('M80 124H480L450 156Q440 166 424 166H136Q120 166 110 156Z', slate) +
      times(5, (index) => rect(190 + index * 38, 134, 28, 12, index % 2 ? sea : '#eef2f1', 0.9)).join('')
    );
  },
  samudra: () =>
    stacked(
      'samudra',
      62,
      'samudra2',
      17,
      stroke('M92 40q24 -22 48 0t48 0t48 0t48 0t48 0t48 0t48 0t40 -6', sea, { width: 8, cap: 'round' }),
    ),
  himgiri: () =>
    beside(
      stroke('M0 44L36 -28L56 6L68 -14L100 44', slate, { width: 11 }) +
        stroke('M18 10L36 -28L54 10', palette.amber, { width: 11 }) +
        stroke('M84 -46l-12 26h18l-12 26', palette.amber, { width: 6 }),
      100,
      'himgiri',
      72,
      'himgiri2',
      36,
    ),
};

export interface Wordmark {
  alt: string;
  draw: () => string;
}

/** The wordmarks of the invented clients, drawn for light and dark backgrounds. */
export const wordmarks: Record<string, Wordmark> = Object.fromEntries(
  Object.entries(marks).map(([name, body]) => [
    name,
    { alt: `Wordmark of ${name.charAt(0).toUpperCase()}${name.slice(1)}`, draw: () => document(WIDTH, HEIGHT, body()) },
  ]),
);
