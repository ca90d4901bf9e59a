import { expectAccessible } from '../../src/axe';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

const ERRORS = ['नाम लिखना ज़रूरी है', 'ईमेल पता लिखना ज़रूरी है', 'आपकी सहमति ज़रूरी है'];

test('lists, a product, its enquiry and the search are in Hindi, with and without scripts', async ({
  page,
  browser,
}) => {
  const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
  try {
    await page.goto(`${origin}/hi/products`);
    await hydrated(page);
    await expect(page).toHaveTitle(/^उत्पाद · /);
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ उत्पाद$/ })).toBeVisible();
    await expectAccessible(page, 'the list of products in Hindi');
    const card = page.getByRole('main').getByRole('article').first().getByRole('link');
    const name = (await card.textContent()) ?? '';
    await card.click();
    await page.getByRole('button', { name: 'पूछताछ में जोड़ें' }).click();
    const enquiry = page.getByRole('main').getByRole('link', { name: 'पूछताछ देखें (1)' });
    // The list, which has the link too, is leaving.
    await expect(enquiry).toHaveCount(1);
    await enquiry.click();
    await expect(page).toHaveURL(`${origin}/hi/products/enquiry`);
    await page.getByRole('button', { name: 'पूछताछ भेजें' }).click();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(ERRORS);
    await expectAccessible(page, 'the enquiry in Hindi with its errors');
    await page.goto(`${origin}/hi/search?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${name}” के परिणाम`);
    await expect(page.getByRole('heading', { level: 2, name: 'उत्पाद' })).toBeVisible();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await plain.newPage();
    await visitor.goto(`${origin}/gu/offerings`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('અમારાં ઉત્પાદનો અને સેવાઓ');
    await visitor.goto(`${origin}/hi/products`);
    await visitor.getByRole('main').getByRole('article').first().getByRole('link').click();
    await visitor.getByRole('link', { name: 'इस उत्पाद के बारे में पूछें' }).click();
    await visitor.getByRole('button', { name: 'पूछताछ भेजें' }).click();
    await expect(visitor.getByRole('alert').getByRole('listitem')).toHaveText(ERRORS);
    await plain.close();
  } finally {
    await stop();
  }
});
