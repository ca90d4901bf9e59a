import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsletterIssue } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './newsletter-screen';

type Article = NewsletterIssue['articles'][number];

const article = (number: number): Article => ({
  ...{ collection: 'news', _id: `n${number}`, title: `Article ${number}`, summary: 'What happened.' },
  ...{ path: `/news/article-${number}`, date: '2026-11-01' },
});
const ARTICLES = [1, 2, 3, 4, 5, 6].map(article);
const ISSUE: NewsletterIssue = {
  ...{ _id: 'i1', version: 1, createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-01T09:00:00.000Z' },
  ...{ subject: 'October', introduction: '', articles: [article(0)], sentBy: 'Meera', recipients: 12 },
};

/** Opens the screen with some articles; returns the calls that it makes. */
function open({ articles = ARTICLES, subscribers = 2, issues = [] as NewsletterIssue[] } = {}) {
  const shown = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchNewsletter: { success: true, newsletter: { articles, subscribers, issues } },
      previewNewsletter: { success: true, preview: { subject: 'News', text: 'Good day.' } },
      sendTestNewsletter: { success: true, message: 'Sent to meera@tridhara.example' },
      sendNewsletter: { success: true, message: 'On its way', issue: ISSUE },
    },
  });
  const calls = (id: string) => shown.calls.filter((call) => call.id === id).map(({ options }) => options);
  return { calls };
}

async function preview(): Promise<HTMLElement> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'News');
  const shown = screen.getByRole('region', { name: 'Preview' });
  await within(shown).findByText('News');
  expect(within(shown).getByText('Good day.')).toBeVisible();
  return shown;
}

it('sends the previewed newsletter after a confirmation', async () => {
  const { calls } = open();
  expect(await screen.findByText(/It goes to 2 confirmed addresses\./)).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Article 2/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Article 6/ }));
  const shown = await preview();
  const articles = [1, 3, 4, 5, 6].map((number) => ({ collection: 'news', _id: `n${number}` }));
  const body = { subject: 'News', introduction: '', articles };
  expect(calls('previewNewsletter').at(-1)).toEqual({ body });
  await userEvent.click(within(shown).getByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(calls('sendTestNewsletter')).toEqual([{ body }]));
  await userEvent.click(within(shown).getByRole('button', { name: 'Send newsletter' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send newsletter' });
  expect(question).toHaveTextContent('Send “News” to 2 addresses?');
  expect(calls('sendNewsletter')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Send newsletter' }));
  await waitFor(() => expect(calls('sendNewsletter')).toMatchObject([{ body }]));
});

it('previews every change, and sends nothing that was not previewed', async () => {
  const { calls } = open();
  const shown = await preview();
  const button = within(shown).getByRole('button', { name: 'Send newsletter' });
  expect(button).toBeEnabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Introduction/ }), 'G');
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
  expect(calls('previewNewsletter').at(-1)).toMatchObject({ body: { subject: 'News', introduction: 'G' } });
});

it('previews and sends nothing without subscribers, a subject or an article', async () => {
  const { calls } = open({ subscribers: 0, articles: [article(1)] });
  expect(await screen.findByText('No subject yet')).toBeVisible();
  expect(screen.getByText('Good day.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a test to me' })).toBeDisabled();
  expect(calls('previewNewsletter')).toMatchObject([{ body: { subject: 'No subject yet' } }]);
  const shown = await preview();
  expect(within(shown).getByRole('button', { name: 'Send newsletter' })).toBeDisabled();
  expect(within(shown).getByText('No one has subscribed yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Article 1/ }));
  expect(screen.queryByText('Good day.')).not.toBeInTheDocument();
});

it('says that there are no new articles, and lists the newsletters sent before', async () => {
  open({ articles: [], issues: [ISSUE] });
  expect(await screen.findByText('There are no new articles')).toBeVisible();
  const sent = within(screen.getByRole('table', { name: 'Newsletters that were sent' }));
  expect(sent.getByRole('row', { name: /October 1 12 Meera/ })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Newsletter' })).not.toBeInTheDocument();
});
