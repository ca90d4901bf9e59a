import type { INPMetric, LCPMetric } from 'web-vitals';
import { ofInteraction, ofLargestElement } from './blame';

const content = { name: 'content', version: '2' };
const careers = { name: 'careers', version: '5' };
const shell = { name: 'shell', version: '1' };
const parts = { owner: content, shell, running: [content, careers, shell] };

const { body } = document;
body.innerHTML = `
  <nav><a>Menu</a></nav>
  <main><h1>Page</h1><div data-slot-of="careers"><p>Openings</p></div></main>`;
const elementOf = (text: string) => [...body.querySelectorAll('a, h1, p')].find((one) => one.textContent === text);

const lcp = (element?: Element | null) => ({ entries: [{ element }] }) as unknown as LCPMetric;
const inp = (target?: Element | null) =>
  ({ entries: [{ startTime: 100, duration: 300, target }] }) as unknown as INPMetric;

/** Reports long animation frames as Chromium does. */
function framesOf(...frames: readonly { readonly startTime: number; readonly scripts: readonly object[] }[]): void {
  const entries = frames.map((frame) => ({ duration: 200, ...frame }));
  Object.assign(performance, { getEntriesByType: () => entries });
}
const script = (sourceURL: string, duration: number) => ({ sourceURL: `https://site.example${sourceURL}`, duration });
beforeEach(() => framesOf());
afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test.each([
  ['Page', content],
  ['Openings', careers],
  ['Menu', shell],
  ['gone', content],
])('the largest element "%s" is blamed on its front end', (text, blamed) => {
  expect(ofLargestElement(lcp(elementOf(text)), parts)).toEqual(blamed);
});

test('a slow answer is blamed on the front end of the element', () => {
  expect(ofInteraction(inp(elementOf('Openings')), parts)).toEqual(careers);
  framesOf({ startTime: 90, scripts: [script('/r/shell/1/shell.js', 150)] });
  expect(ofInteraction(inp(elementOf('Page')), parts)).toEqual(content);
});

test('a slow answer is blamed on the remote whose script ran longest meanwhile', () => {
  const [short, long] = [script('/r/content/2/page.js', 20), script('/r/careers/5/openings.js', 90)];
  framesOf({ startTime: 250, scripts: [short, long] });
  expect(ofInteraction(inp(elementOf('Page')), parts)).toEqual(careers);
  // Before the visitor acted.
  framesOf({ startTime: -150, scripts: [long] });
  expect(ofInteraction(inp(elementOf('Page')), parts)).toEqual(content);
});
