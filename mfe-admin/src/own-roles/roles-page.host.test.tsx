import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnRole } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './roles-page';

const role: OwnRole = {
  ...{ _id: 'r1', createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', version: 3 },
  ...{
    name: 'Press office',
    rights: ['news:publish', 'news:write'],
    jobs: null,
    topics: null,
    languages: null,
    people: ['Meera'],
  },
};

const open = () =>
  renderRoutes(() => [{ index: true, Component }], {
    services: { serverState: { languages: { current: 'en', others: { hi: 'हिन्दी', gu: 'ગુજરાતી' } } } },
    answers: {
      fetchOwnRoles: { success: true, roles: [role] },
      fetchCollections: { success: true, collections: [] },
      GetJobPostings: { success: true, jobPostings: [{ _id: 'j1', title: 'Mud engineer', location: 'Jorhat' }] },
      fetchMessageDesks: { success: true, desks: [{ topic: 'Press', email: '' }] },
      createOwnRole: { success: true, message: 'Role added', role },
      updateOwnRole: { success: true, message: 'Role updated', role },
    },
  });

const box = (name: string) => screen.getByRole('checkbox', { name });

it('adds a role with the rights of the table, limited to jobs', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  await screen.findByRole('dialog', { name: 'Add role' });
  await userEvent.type(screen.getByLabelText('Name'), 'Blog team');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(box('Write Blogs'));
  await userEvent.click(box('Publish Blogs'));
  await userEvent.click(box('Handle applications'));
  await userEvent.click(box('Only those to chosen jobs'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mud engineer, Jorhat' }));
  const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add role' });
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const rights = ['blogs:write', 'blogs:publish', 'job-applications:handle'];
  expect(calls).toContainEqual({
    id: 'createOwnRole',
    options: { body: { name: 'Blog team', rights, jobs: ['j1'], topics: null, languages: null } },
  });
});

it('adds a translator of one language, beginning with the rights of every translator', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Hindi desk');
  await userEvent.selectOptions(screen.getByLabelText('Begin with the rights of'), 'Translator');
  expect(box('Translate Blogs')).toBeChecked();
  expect(box('Write Blogs')).not.toBeChecked();
  await userEvent.click(box('Only into chosen languages'));
  const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add role' });
  await userEvent.click(submit);
  const group = screen.getByRole('group', { name: 'Translations' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Choose at least one language'));
  await userEvent.click(box('Hindi'));
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toContainEqual({
    id: 'createOwnRole',
    options: {
      body: expect.objectContaining({
        name: 'Hindi desk',
        languages: ['hi'],
        rights: expect.arrayContaining(['blogs:translate', 'site-settings:translate']) as unknown,
      }) as unknown,
    },
  });
});

it('changes a role by keyboard, and says for whom', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: /Edit.*Press office/ }));
  expect(await screen.findByText('It changes at once for Meera.')).toBeInTheDocument();
  expect(box('Write News')).toBeChecked();
  box('Publish News').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toContainEqual({
    id: 'updateOwnRole',
    options: {
      params: { id: 'r1' },
      body: { name: 'Press office', rights: ['news:write'], jobs: null, topics: null, languages: null, version: 3 },
    },
  });
});

it('shows the rights of a role of every site, which cannot be changed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rights of Author' }));
  await screen.findByRole('dialog', { name: 'Author' });
  expect(box('Write Blogs')).toBeChecked();
  expect(box('Publish Blogs')).not.toBeChecked();
  for (const one of screen.getAllByRole('checkbox', { name: /Blogs|News/ })) expect(one).toBeDisabled();
});
