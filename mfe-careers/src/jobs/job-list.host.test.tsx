import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import { aJob } from '../testing/a-job';
import { JobList } from './job-list';

const facets = [{ field: 'location', values: ['Jorhat, Assam', 'Vadodara'].map((value) => ({ value, count: 1 })) }];

/** Shows the list, over an API that always gives the same job. */
async function show(jobs = [aJob()]) {
  const page = renderRoutes(() => [{ path: '/career', element: <JobList /> }], {
    at: '/career',
    answers: { GetJobPostings: { success: true, jobPostings: jobs, total: 3 * jobs.length, facets } },
  });
  await screen.findByText(jobs.length > 0 ? 'Mud engineer' : 'No open positions right now');
  const asked = () => page.calls.filter(({ id }) => id === 'GetJobPostings').at(-1)?.options['query'];
  return { ...page, asked };
}

it('asks for the jobs of a place when its box is ticked, and for all when its mark is removed', async () => {
  const { address, asked } = await show();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Vadodara/ });
  expect(box.indeterminate).toBe(false);
  await userEvent.click(box);
  await waitFor(() => expect(address()).toBe('/career?location=Vadodara'));
  expect(asked()).toMatchObject({ location: ['Vadodara'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Location: Vadodara' }));
  await waitFor(() => expect(address()).toBe('/career'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Vadodara/ }).checked).toBe(false);
});

it('searches for what is typed, and forgets it when all is cleared', async () => {
  const { address } = await show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search positions' }), 'mud{Enter}');
  await waitFor(() => expect(address()).toBe('/career?search=mud'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/career'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('orders the jobs as chosen', async () => {
  const { asked } = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name' }));
});

it('says below the heading of the page that no position is open', async () => {
  await show([]);
  expect(screen.getByRole('heading', { level: 2, name: 'No open positions right now' })).toBeTruthy();
});
