import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './contrast';

type Theme = 'light' | 'dark';
type Tokens = Record<Theme, Record<string, string>>;

/** Reads colours written as `--name: light-dark(#…, #…)` or `--name: #…` from a part of a stylesheet. */
function readTokens(css: string): Tokens {
  const tokens: Tokens = { light: {}, dark: {} };
  for (const [, name = '', light = '', dark = light] of css.matchAll(
    /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g,
  )) {
    tokens.light[name] = light;
    tokens.dark[name] = dark;
  }
  return tokens;
}

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const tokens = readTokens(read('tokens.css'));
const accentBlocks = read('accents.css')
  .split(/(?=\[data-accent=)/)
  .slice(1)
  .map((block) => ({ accent: /data-accent='([\w-]+)'/.exec(block)?.[1] ?? '', tokens: readTokens(block) }));

const grounds = ['color-paper', 'color-surface', 'color-mist', 'color-float'];

/** Text, then the backgrounds on which it may be. */
const texts: [string, string[]][] = [
  ['color-ink', [...grounds, 'color-danger-soft', 'color-success-soft', 'color-warning-soft', 'color-info-soft']],
  ['color-ink-soft', grounds],
  ['color-link', grounds],
  ['color-link-hover', grounds],
  ['color-danger', [...grounds, 'color-danger-soft']],
  ['color-success', [...grounds, 'color-success-soft']],
  ['color-warning', [...grounds, 'color-warning-soft']],
  ['color-info', [...grounds, 'color-info-soft']],
  ['color-paper', ['color-ink']],
  ['color-on-action', ['color-action', 'color-action-hover']],
  ['color-on-danger-fill', ['color-danger-fill', 'color-danger-fill-hover']],
  ['color-on-petrol', ['color-petrol', 'color-petrol-deep']],
  ['color-on-petrol-soft', ['color-petrol', 'color-petrol-deep']],
  ['color-on-petrol-accent', ['color-petrol']],
];

/** Borders of controls and focus indicators, and backgrounds that must contrast with them (1.4.11, 2.4.11). */
const bounds: [string, string[]][] = [
  ['color-line-strong', grounds],
  ['color-focus', grounds],
  ['color-on-petrol-accent', ['color-petrol']],
];

const colour = (theme: Theme, name: string, own: Tokens = tokens): string => {
  const value = own[theme][name] ?? tokens[theme][name];
  if (!value) throw new Error(`There is no colour --${name}`);
  return value;
};

describe.each<Theme>(['light', 'dark'])('colours in the %s theme', (theme) => {
  test.each(texts)('%s is readable on all its backgrounds', (text, places) => {
    for (const ground of places) {
      const found = contrast(colour(theme, text), colour(theme, ground));
      expect({ text, ground, readable: found >= 4.5, found }).toMatchObject({ readable: true });
    }
  });

  test.each(bounds)('%s is distinguishable from all its backgrounds', (line, places) => {
    for (const ground of places) {
      const found = contrast(colour(theme, line), colour(theme, ground));
      expect({ line, ground, visible: found >= 3, found }).toMatchObject({ visible: true });
    }
  });

  test.each(accentBlocks)('the accent $accent is readable', ({ tokens: own }) => {
    const pairs = [
      ['on-accent', 'accent'],
      ['accent-ink', 'accent-soft'],
      ...grounds.map((ground) => ['accent-ink', ground] as const),
    ] as const;
    for (const [text, ground] of pairs) {
      const found = contrast(colour(theme, text, own), colour(theme, ground, own));
      expect({ text, ground, readable: found >= 4.5, found }).toMatchObject({ readable: true });
    }
  });
});

test('content on petrol uses the dark theme and is readable', () => {
  const inks = accentBlocks.map(({ tokens: own }) => colour('dark', 'accent-ink', own));
  for (const text of ['color-ink', 'color-ink-soft', 'color-link', 'color-danger'].map((name) =>
    colour('dark', name),
  )) {
    inks.push(text);
  }
  for (const text of inks) {
    const found = contrast(text, colour('dark', 'color-petrol'));
    expect({ text, readable: found >= 4.5, found }).toMatchObject({ readable: true });
  }
  expect(contrast(colour('dark', 'palette-ink'), colour('dark', 'palette-amber'))).toBeGreaterThan(4.5);
});

test('every sector has an accent', () => {
  expect(accentBlocks.map(({ accent }) => accent)).toEqual([
    'oil-gas',
    'chemicals',
    'renewable',
    'water',
    'pipeline',
    'lubricants',
  ]);
});

test('the type scale runs from 16 to 72 px', () => {
  const css = read('tokens.css');
  expect(/--text-md: 1rem;/.test(css)).toBe(true);
  expect(/--text-5xl: clamp\([^;]+, 4\.5rem\);/.test(css)).toBe(true);
});
