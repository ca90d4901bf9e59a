import type { TelemetryEvent } from 'api-client';
import { createMemoryRouter } from 'react-router';
import { countVisits } from './count-visits';

const routerAt = (path: string) =>
  createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [path] });

test('counts the first page and each later one by its pattern, never the pages of administrators', async () => {
  const counted: TelemetryEvent[] = [];
  const router = routerAt('/product/pump?search=mine');
  countVisits({ add: (event) => counted.push(event) }, router, (path) =>
    path === '/gone' ? undefined : path.replace('pump', ':id'),
  );
  for (const path of ['/news', '/news?page=2', '/gone', '/admin/products']) await router.navigate(path);
  expect(counted).toEqual([
    { kind: 'visit', page: '/product/:id', referrer: '' },
    { kind: 'visit', page: '/news' },
  ]);
});

test('counts each opened document, and an application once', () => {
  const counted: TelemetryEvent[] = [];
  countVisits({ add: (event) => counted.push(event) }, routerAt('/'), () => undefined);
  document.body.innerHTML =
    '<a href="/api/v1/files/sheet.pdf">Sheet</a><form data-counted="application"><input></form><form><input></form>';
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  for (const field of document.querySelectorAll('input')) {
    for (let typed = 0; typed < 2; typed++) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(counted).toEqual([{ kind: 'document', file: 'sheet.pdf' }, { kind: 'application' }]);
});
