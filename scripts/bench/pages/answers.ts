import type { Browser } from '@playwright/test';
import { slowPhone } from './slow-phone';

/** A control of a page, and where the page shows that it has answered. */
interface Control {
  readonly path: string;
  readonly selector: string;
  /** What is typed; without it the control is clicked. */
  readonly text?: string;
  /** The element whose text is another one afterwards. */
  readonly answer: string;
}

/** The products of the demonstration content; its count is above the list. */
const LIST = { path: '/products', answer: 'main [role="status"]' };

/** What visitors use first. */
export const CONTROLS = {
  menu: { path: '/', selector: 'header button[aria-label="Menu"]', answer: 'dialog[aria-label="Menu"]' },
  'search box': { ...LIST, selector: 'main input[name="search"]', text: 'scavenger' },
  filter: { ...LIST, selector: '[aria-label="Narrow the list"] a' },
} satisfies Record<string, Control>;

/** Run in the page: uses a control as soon as the page is hydrated, and answers when it shows the result. */
async function timeToAnswer({ selector, text, answer }: Control): Promise<number> {
  // No function within this one has a name: the compiler would mark it with a helper that the page has not got.
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
    // React overrides the element's own property to notice changes by scripts.
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

/** How long after a page is asked for one of its controls has answered on a slow phone, in milliseconds. */
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
