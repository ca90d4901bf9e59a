import type { APIRequestContext, Page } from '@playwright/test';
import { PDF } from '../../src/sample-files';
import { ownerHeaders } from '../../src/signing-in';
import { expect, test } from '../../src/test';
import { addJob, applicationsOf, emailsTo, fillTexts, newEmail, pageOf, submit } from '../careers/careers-api';
import { addBlog, blogPage } from '../content/content-api';

// A page's answer to a form that it does not accept is not a found page.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 4\d\d/));

const REFERENCE = /TC-[0-9A-Z]{4}-[0-9A-Z]+/;

test.describe('the contact form', () => {
  test('names missing fields at the fields and in a summary, keeps the input, and sends it', async ({
    page,
    request,
  }) => {
    const email = newEmail();
    await page.goto('/contact');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Company').fill('Asha & Daughters <Ltd>');
    await page.getByLabel('Topic').selectOption('Press');
    await page.getByRole('textbox', { name: 'Message' }).fill('Two lines\nand a "quote".');
    await page.getByRole('button', { name: 'Send message' }).click();

    const summary = page.getByRole('alert');
    await expect(summary.getByRole('listitem')).toHaveText(['Name is required', 'Consent is required']);
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Company')).toHaveValue('Asha & Daughters <Ltd>');
    await expect(page.getByLabel('Topic')).toHaveValue('Press');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nand a "quote".');
    expect(page.url()).not.toContain('asha');
    await summary.getByRole('link', { name: 'Name is required' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();

    await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeInViewport();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    await page.reload();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    expect(await messagesOf(request, email)).toMatchObject([
      { name: 'Asha Rao', company: 'Asha & Daughters <Ltd>', topic: 'Press', message: 'Two lines\nand a "quote".' },
    ]);
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('shows the label of a missing field below the navbar', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: 'Name is required' }).click();
    const navbar = await page.getByRole('banner').boundingBox();
    const label = await page.getByText('Name', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((navbar?.y ?? NaN) + (navbar?.height ?? NaN));
  });

  test('sent twice with the same text is one message', async ({ page, request }) => {
    const email = newEmail();
    for (const again of [1, 2]) {
      await page.goto(`/contact?again=${again}`);
      await fillContact(page, email);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText(REFERENCE)).toBeVisible();
    }
    expect(await messagesOf(request, email)).toHaveLength(1);
  });
});

test('a report is sent without a name, and its key opens it again and adds a message', async ({ page }) => {
  await page.goto('/pages/safety-and-environment');
  await page.getByRole('link', { name: 'Tell us what you have seen' }).click();
  const form = page.getByRole('form', { name: 'Tell us what you have seen' });
  await form.getByLabel('What have you seen?').fill('A lorry left the yard.\nIts lights were off.');
  await form.getByLabel('What is it about?').selectOption('Something else');
  await form.getByRole('checkbox', { name: /I agree/ }).check();
  await form.getByRole('button', { name: 'Send the report' }).click();
  const key = await page.getByText(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/).innerText();

  await page.getByRole('main').getByRole('link', { name: 'Come back to your report' }).click();
  for (const typed of ['0000', key.toUpperCase().replaceAll('-', ' ')]) {
    await page.getByLabel('Key').fill(typed);
    await page.getByRole('button', { name: 'Open the report' }).click();
  }
  await page.getByRole('textbox', { name: 'Message' }).fill('It came back at six.');
  await page.getByRole('button', { name: 'Add the message' }).click();
  await expect(page.getByRole('status')).toContainText('Your message was added.');
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toContainText(['Its lights were off.', 'It came back at six.']);
  expect(page.url()).not.toContain(key);
  await page.goto('/reports');
  await expect(page.getByLabel('Key')).toHaveValue('');
});

test('an enquiry about a product is sent', async ({ page, request }) => {
  const email = newEmail();
  const { products } = (await (await request.get('/api/v1/products?limit=1')).json()) as {
    products: { _id: string; name: string; slug: string }[];
  };
  const [product] = products;
  if (!product) throw new Error('There are no products.');
  await page.goto('/products');
  await page
    .getByRole('searchbox', { name: /Search/ })
    .last()
    .fill(product.name);
  await page
    .getByRole('searchbox', { name: /Search/ })
    .last()
    .press('Enter');
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
  await page.getByRole('link', { name: 'Enquire about this product' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: /Send enquiry/ }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Name is required', 'Consent is required']);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Send enquiry/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your enquiry has arrived.' })).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(await messagesOf(request, email)).toMatchObject([{ productIds: [product._id] }]);
});

test.describe('an application', () => {
  test('is sent with its file, after the errors are corrected', async ({ page, request }) => {
    const email = newEmail();
    await page.goto(pageOf(await addJob(request)));
    await submit(page);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('All Fields are required');
    await expect(summary.getByRole('listitem')).toHaveCount(8);
    await expect(page.getByLabel('Experience')).toHaveAccessibleDescription('Experience is required');

    // The file is kept while another field is still missing.
    await fillTexts(page, email);
    await page.getByLabel('Experience').fill('');
    await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
    await submit(page);
    await expect(summary.getByRole('listitem')).toHaveText(['Experience is required']);
    await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();
    await expect(page.getByLabel('Education')).toHaveValue('B.Tech, chemistry');
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await page.getByLabel('Experience').fill('Two years on land rigs.');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeInViewport();
    await expect(page.getByText('Your application was sent successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    expect(await applicationsOf(request, email)).toMatchObject([{ email }]);
  });

  test('with a file that is not a PDF or too large is refused with a message, and keeps its input', async ({
    page,
    request,
  }) => {
    const email = newEmail();
    await page.goto(pageOf(await addJob(request)));
    await fillTexts(page, email);
    const input = page.getByLabel('Resume', { exact: true });
    const large = Buffer.concat([PDF.buffer, Buffer.alloc(10_485_761 - PDF.buffer.length)]);
    for (const [file, words] of [
      [{ ...PDF, buffer: Buffer.from('MZ a program') }, 'Please upload a valid PDF file.'],
      [{ ...PDF, name: 'cv.pdf.exe' }, 'Please upload a valid PDF file.'],
      [{ ...PDF, buffer: large }, 'PDF size should be at most 10MB'],
      [{ ...PDF, buffer: Buffer.concat([large, large, large]) }, 'PDF size should be at most 10MB'],
    ] as const) {
      await input.setInputFiles(file);
      await submit(page);
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(words);
      await expect(input).toHaveAccessibleDescription(new RegExp(words));
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await expect(page.getByLabel('Experience')).toHaveValue('Two years on land rigs.');
    }
    await input.setInputFiles(PDF);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    expect(await applicationsOf(request, email)).toHaveLength(1);
  });

  test('is opened and withdrawn by the link in its confirmation', async ({ page, request }) => {
    const email = newEmail();
    await page.goto(pageOf(await addJob(request)));
    await fillTexts(page, email);
    await page.getByLabel('Resume').setInputFiles(PDF);
    await page.getByRole('checkbox').check();
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    let link: string | undefined;
    await expect
      .poll(async () => {
        const texts = (await emailsTo(email)).map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        link = texts.map((text) => /\/career\/application\?key=[\w.-]+/.exec(text)?.[0]).find(Boolean);
        return link;
      })
      .toBeTruthy();
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Show my application' }).click();
    await expect(page.getByRole('status')).toContainText('Received.');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('alert')).toContainText('Tick the box first');
    await page.getByRole('checkbox', { name: 'I want to withdraw this application' }).check();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('status')).toContainText('Withdrawn.');
    expect(await applicationsOf(request, email)).toMatchObject([{ state: 'withdrawn' }]);
    await page.goto('/career/application?key=nothing');
    await page.getByRole('button', { name: 'Show my application' }).click();
    await expect(page.getByRole('alert')).toContainText('This link opens no application.');
  });

  test('with an invalid email address is refused at its field', async ({ page, request }) => {
    await page.goto(pageOf(await addJob(request)));
    await fillTexts(page, 'asha.example.com');
    await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
    await submit(page);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Please check the marked fields');
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Email must be a valid email address',
    );
  });
});

test('a blog is liked once, however often the button is pressed', async ({ page, request }) => {
  const blog = await addBlog(request);
  await page.goto(blogPage(blog));
  const like = page.getByRole('button', { name: /^Like/ });
  for (const again of [1, 2]) {
    await like.click();
    await expect(like, `after press ${again}`).toHaveText('1 like');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  }
});

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('A quotation, please.');
  await page.getByRole('checkbox').check();
}

interface Message {
  readonly name: string;
}

/** The messages that the site stores for an email address. */
async function messagesOf(request: APIRequestContext, email: string): Promise<Message[]> {
  const answer = await request.get(`/api/v1/contact-messages?search=${encodeURIComponent(email)}`, {
    headers: await ownerHeaders(request),
  });
  return ((await answer.json()) as { contactMessages: Message[] }).contactMessages;
}
