import { Telemetry } from './telemetry';

/** The pages of the visits in each message to the API. */
const messages: Promise<string[]>[] = [];
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const pagesOf = async (blob: Blob): Promise<string[]> =>
  (JSON.parse(await textOf(blob)) as { events: { page: string }[] }).events.map(({ page }) => page);

/** The visitor leaves the page, or returns to it. */
function becomes(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  messages.length = 0;
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: Blob): boolean => messages.push(pagesOf(body)) > 0,
  });
});
afterEach(() => jest.restoreAllMocks());

test('sends what it has collected when the visitor leaves the page early, once', async () => {
  const telemetry = new Telemetry();
  telemetry.add({ kind: 'visit', page: '/career' });
  becomes('visible');
  expect(messages).toEqual([]);
  becomes('hidden');
  becomes('hidden');
  expect(await Promise.all(messages)).toEqual([['/career']]);
});

test('sends the events of five seconds together', async () => {
  jest.useFakeTimers();
  const telemetry = new Telemetry();
  telemetry.add({ kind: 'visit', page: '/career' });
  jest.advanceTimersByTime(4_000);
  telemetry.add({ kind: 'visit', page: '/news' });
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  expect(await Promise.all(messages)).toEqual([['/career', '/news']]);
});
