import { expect, siteOrigin, test } from '../../src/test';

const FORM = { name: 'Asha', email: 'asha@example.com', message: 'Hello', consent: 'on' };

test('a form that another site sends is refused with a message, and nothing is sent', async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: siteOrigin() },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of foreign) {
    const answer = await request.post('/contact', { form: FORM, headers, maxRedirects: 0 });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('This form was not sent from our site');
    expect(page).not.toContain('asha@example.com');
  }
  const own = await request.post('/contact', { form: FORM, headers: { origin: siteOrigin() }, maxRedirects: 0 });
  expect(own.status()).toBe(303);
});

test('a page accepts only forms, and says so in a message', async ({ request }) => {
  const headers = { origin: siteOrigin() };
  const json = await request.post('/contact', { data: FORM, headers });
  expect(json.status()).toBe(415);
  expect(await json.text()).toContain('This is not a form');
  const broken = await request.post('/contact', {
    data: 'x',
    headers: { ...headers, 'content-type': 'multipart/form-data' },
  });
  expect(broken.status()).toBe(400);
  expect(await broken.text()).toContain('The form arrived incomplete');
  const long = await request.post('/contact', { form: { ...FORM, message: 'x'.repeat(600_000) }, headers });
  expect(long.status()).toBe(413);
  expect(await long.text()).toContain('The form is too large');
  const nowhere = await request.post('/aboutus', { form: FORM, headers });
  expect(nowhere.status()).toBe(405);
  expect(await nowhere.text()).toContain('This page has no form that could be sent.');
  const file = await request.post('/r/nothing', { form: FORM, headers });
  expect(file.status()).toBe(405);
});

test('posted fields are on no page that other visitors get', async ({ request }) => {
  const headers = { origin: siteOrigin() };
  const typed = 'a-text-that-only-one-person-typed';
  const answer = await request.post('/contact', { form: { company: typed }, headers });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(typed);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await (await request.get('/contact')).text()).not.toContain(typed);
});
