import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentPage, PageSection } from 'api-client';
import { failure, renderRoutes } from 'page-testing';
import { Component } from './page-editor';

const EMPTY = { eyebrow: '', text: '', image: '', imageAlt: '', linkLabel: '', link: '', items: [] };
const figures: PageSection = {
  ...{ ...EMPTY, _id: 'one', kind: 'figures', heading: 'What we measure' },
  items: [{ _id: 'e1', value: '412', unit: 'days', title: 'without an injury' }],
};
const call: PageSection = {
  ...{ ...EMPTY, _id: 'two', kind: 'contact-call', heading: 'Tell us' },
  ...{ linkLabel: 'Write to us', link: '/contact' },
};
const stored: ContentPage = {
  ...{ _id: 'p1', slug: 'safety', title: 'Safety', summary: '', image: '', imageAlt: '' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 4 },
  ...{ status: 'draft', publishAt: null, seoTitle: '', seoDescription: '', shareImage: '' },
  sections: [figures, call],
};

function show(update: () => unknown = () => ({ success: true, message: 'Page updated successfully', page: stored })) {
  return renderRoutes(() => [{ path: '/admin/pages/:id', Component }], {
    at: '/admin/pages/p1',
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchPage: () => ({ success: true, page: stored }),
      updatePage: update,
      fetchPendingChange: { success: true, pendingChange: null },
      fetchReview: () => ({ success: true, review: null }),
    },
  });
}

const rows = () => screen.getAllByRole('button', { expanded: false, name: /^(Figures|Call|Quotes)/ });
const more = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = (calls: readonly { id: string; options: unknown }[]) =>
  (calls.find(({ id }) => id === 'updatePage')?.options as { body: { sections: PageSection[] } }).body.sections;

it('shows sections as rows, moves them by keys, copies them, and undoes a removal', async () => {
  const { calls } = show();
  expect(await screen.findByText('Tell us')).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Figures What we measure', 'Call Tell us']);

  act(() => screen.getByRole('button', { name: 'Move Call: Tell us, position 2 of 2' }).focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByText('Call: Tell us is now at position 1 of 2')).toBeInTheDocument();

  await more('Figures: What we measure', 'Duplicate');
  expect(rows()).toHaveLength(3);
  await more('Call: Tell us', 'Remove');
  expect(rows()).toHaveLength(2);
  await save();
  const sections = sent(calls);
  expect(sections.map(({ kind }) => kind)).toEqual(['figures', 'figures']);
  expect(sections[0]?._id).not.toBe(sections[1]?._id);
  expect(sections[0]).toEqual(figures);
});

it('adds a section by its kind and moves the focus into it', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Quotes/ }));
  const added = await screen.findByRole('group', { name: 'Quotes' });
  expect(screen.getByRole('button', { name: 'Quotes', expanded: true })).toHaveFocus();
  await userEvent.type(within(added).getByLabelText('Heading'), 'In their words');
  await userEvent.click(within(added).getByRole('button', { name: 'Add entry' }));
  await userEvent.type(within(added).getByLabelText(/^Quote/), 'It holds.');
  await userEvent.type(within(added).getByLabelText(/^Name/), 'Devika');
  await save();
  expect(sent(calls).at(-1)).toMatchObject({
    kind: 'quotes',
    heading: 'In their words',
    items: [{ text: 'It holds.', title: 'Devika' }],
  });
});

it('keeps the rows of a chart that cannot be drawn, and names the line', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Charts/ }));
  const added = await screen.findByRole('group', { name: 'Charts' });
  await userEvent.type(within(added).getByLabelText('Heading'), 'Ten years');
  await userEvent.type(within(added).getByLabelText(/^Title of the chart/), 'People');
  await userEvent.selectOptions(within(added).getByLabelText(/^Shape/), 'columns');
  const data = within(added).getByLabelText(/^Data/);
  expect(data).toBeVisible();
  await userEvent.click(data);
  await userEvent.paste('2025\t1,690\n2026\tmany');
  await save();
  expect(await within(added).findByText(/^Line 2: “many” is not a number/)).toBeVisible();
  expect(data).toHaveValue('2025\t1,690\n2026\tmany');
  await userEvent.clear(data);
  await userEvent.paste('2025\t1,690\n2026\t1,840');
  await save();
  expect(sent(calls).at(-1)).toMatchObject({
    kind: 'chart',
    items: [{ title: 'People', shape: 'columns', data: '2025\t1,690\n2026\t1,840' }],
  });
});

it('opens a closed section in which the server found an error, and shows it at the field', async () => {
  const errors = [{ path: 'sections.0.items.0.value', message: 'Value is required' }];
  show(() => Promise.reject(failure(400, 'Value is required', errors)));
  await screen.findByText('What we measure');
  await save();
  expect(await screen.findByLabelText(/^Value/)).toBeInvalid();
  const [section, entry] = screen.getAllByText('1 error');
  expect(section).toBeVisible();
  expect(entry?.closest('[role="button"]')).toHaveAttribute('aria-expanded', 'true');
});

it('describes how the sections differ from those that another administrator saved', async () => {
  const theirs = { ...stored, version: 5, sections: [{ ...figures, heading: 'What they measure' }, call] };
  show(() => Promise.reject(Object.assign(failure(409, 'Stale'), { current: theirs })));
  await more('Call: Tell us', 'Duplicate');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sections']);
  expect(within(dialog).getByText(/they/)).toBeVisible();
  expect(dialog).not.toHaveTextContent('two');
});
