import type { Browser } from '@playwright/test';
import { slowPhone } from './slow-phone';

/** A control of a page, and the place where the page shows its effect. */
interface Control {
  readonly path: string;
  readonly selector: string;
  /** The text to type; without it the control is clicked. */
  readonly text?: string;
  /** The element whose text changes. */
  readonly answer: string;
}

/** The products of the demonstration content; its count is above the list. */
const LIST = { path: '/products', answer: 'main [role="status"]' };

/** The controls that visitors use first. */
export const CONTROLS = {
  menu: { path: '/', selector: 'header button[aria-label="Menu"]', answer: 'dialog[aria-label="Menu"]' },
  'search box': { ...LIST, selector: 'main input[name="search"]', text: 'scavenger' },
  filter: { ...LIST, selector: '[aria-label="Narrow the list"] a' },
} satisfies Record<string, Control>;

/** Runs in the page: uses a control as soon as the page is hydrated, and answers when it shows the result. */
async function timeToAnswer({ selector, text, answer }: Control): Promise<number> {
  // Functions in here have no names: the compiler would wrap named ones with a helper that does not exist in the page.
  const control = await new Promise<HTMLElement>((resolve, reject) => {
    const waiting = setInterval(() => {
      const found = document.querySelector<HTMLElement>(`html[data-hydrated] ${selector}`);
      if (found) resolve(found);
      else if (performance.now() > 60_000) reject(new Error(`There is no ${selector}.`));
      else return;
      clearInterval(waiting);
    }, 20);
  });
  const before = document.querySelector(answer)?.textContent;
  if (text !== undefined && control instanceof HTMLInputElement) {
    // React overrides the element's own property to detect changes by scripts.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else control.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = document.querySelector(answer)?.textContent;
    if (now && now !== before && !now.startsWith('Loading')) return performance.now();
    if (performance.now() > 60_000) throw new Error(`${selector} has not answered.`);
  }
}

/** The time from the request of a page to the effect of one of its controls on a slow phone, in milliseconds. */
export async function answers(browser: Browser, origin: string, control: Control): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await slowPhone(context);
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    return await page.evaluate(timeToAnswer, control);
  } finally {
    await context.close();
  }
}
