import type { Browser, Page } from '@playwright/test';
import { openUntilPainted, PHONE, settled, slowPhone, type Observed } from './slow-phone';

/** A text that the search boxes of the demonstration content find. */
const TEXT = 'scale';

/** The longest time until a control that works has its effect, in milliseconds. */
const EFFECT = 1_500;

/** The moments of the clicks, in milliseconds after the first paint. */
const MOMENTS = [50, 400, 2_000];

interface Found {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isText: boolean;
}

/** Runs in the page: the controls of the first screen, with the places to click; links work without scripts. */
function controls(): Found[] {
  const all = document.querySelectorAll<HTMLElement>('button, summary, label:has(input), input, select');
  return [...all].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [atX, atY] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(atX, atY);
    if (width < 8 || !top || !(element.contains(top) || top.contains(element))) return [];
    if (element.matches('label input, [type=hidden], [tabindex="-1"]')) return [];
    const name = (element.getAttribute('aria-label') ?? element.title) || (element.textContent ?? '');
    const isText = element.matches('input:not([type=radio], [type=checkbox])');
    const label = name.trim() || element.getAttribute('name') || element.localName;
    return [{ name: label.replaceAll(/\s+/g, ' '), x: atX, y: atY, isText }];
  });
}

/** Runs in the page: what a click can change, one line for each. */
function effects(): string[] {
  const on = ['pressed', 'expanded', 'selected'].map((state) => `[aria-${state}="true"]`).join();
  const shown = document.querySelectorAll<HTMLElement>(
    `${on}, details[open], :popover-open, :modal, [role=alert], .Toastify__toast, html`,
  );
  const lines = [...shown].map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60) ?? '';
    return element.localName === 'html' ? `theme ${element.dataset['theme']}` : `${element.localName} ${name.trim()}`;
  });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ name, value, checked }) => `${name} ${value} ${checked}`,
  );
  const asked = [...new URLSearchParams(location.search)].filter(([, value]) => value !== '');
  return [...lines, ...fields, `${location.pathname} ${asked.join(' ')}`];
}

async function operate(page: Page, name: string): Promise<void> {
  const control = (await page.evaluate(controls)).find((found) => found.name === name);
  if (!control) throw new Error(`${page.url()} has no "${name}" on its first screen.`);
  await page.mouse.click(control.x, control.y);
  if (control.isText) await page.keyboard.type(TEXT);
}

interface Shown {
  readonly lines: ReadonlySet<string>;
  /** From the click to the next frame, in milliseconds. */
  readonly interaction: number;
}

/** Visits a page, uses a control of it at a moment, and answers what it then shows. */
async function shownAfter(browser: Browser, url: string, name?: string, moment?: number): Promise<Shown> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await slowPhone(context);
    await openUntilPainted(page, url);
    if (moment === undefined) await settled(page);
    else await page.waitForTimeout(moment);
    if (name !== undefined) await operate(page, name);
    await page.waitForTimeout(EFFECT);
    await settled(page);
    const interaction = await page.evaluate(() =>
      Math.max(0, ...((globalThis as { observed?: Observed }).observed?.interactions ?? [])),
    );
    return { lines: new Set(await page.evaluate(effects)), interaction };
  } finally {
    await context.close();
  }
}

async function namesOf(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await settled(page);
    return [...new Set((await page.evaluate(controls)).map(({ name }) => name))];
  } finally {
    await context.close();
  }
}

/** The early clicks that were tried, and those without the effect that a late click has. */
export interface EarlyClicks {
  readonly count: number;
  /** The controls, with the moments. */
  readonly lost: readonly string[];
  /** The longest time from a click to the next frame, in milliseconds, by control. */
  readonly interactions: ReadonlyMap<string, number>;
}

/** Uses each control on the first screen of a page at each moment. */
export async function earlyClicks(browser: Browser, url: string): Promise<EarlyClicks> {
  const names = await namesOf(browser, url);
  const { lines: before } = await shownAfter(browser, url);
  let count = 0;
  const lost: string[] = [];
  const interactions = new Map<string, number>();
  for (const name of names) {
    const { lines: late } = await shownAfter(browser, url, name);
    const gained = [...late].filter((line) => !before.has(line));
    const gone = [...before].filter((line) => !late.has(line));
    // Selects and downloads change nothing in the page.
    if (gained.length + gone.length === 0) continue;
    count += MOMENTS.length;
    for (const moment of MOMENTS) {
      const { lines, interaction } = await shownAfter(browser, url, name, moment);
      interactions.set(name, Math.max(interaction, interactions.get(name) ?? 0));
      const isSame = gained.every((line) => lines.has(line)) && !gone.some((line) => lines.has(line));
      if (!isSame) lost.push(`${name} (${moment} ms)`);
    }
  }
  return { count, lost, interactions };
}
