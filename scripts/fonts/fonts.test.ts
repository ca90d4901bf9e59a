import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { subsetFonts } from './subset';

let made: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  made = await subsetFonts();
}, 120_000);

test('the font files match their declarations in the styles', () => {
  for (const [file, bytes] of made) {
    const isCurrent = existsSync(file) && readFileSync(file).equals(bytes);
    expect(`${path.basename(file)}: ${isCurrent ? 'current' : 'run npm run fonts'}`).toMatch(/current$/);
  }
});

test('the fonts that every page loads are small', () => {
  const first = [...made].filter(([file]) => !/-further[.-]/.test(file));
  expect(first).toHaveLength(2);
  expect(first.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(60_000);
});
