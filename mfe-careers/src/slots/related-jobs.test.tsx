import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderRoutes } from 'page-testing';
import { aJob } from '../testing/a-job';
import related from './related-jobs';

const JOBS = [
  aJob({ _id: '1', title: 'Mud engineer', department: 'Drilling services', role: ['Fluids'] }),
  aJob({ _id: '2', title: 'Driller', department: 'Rigs', role: ['Drilling', 'Field'] }),
];

const below = (topics: readonly string[]) => {
  const input = { topics };
  const Content = () => (
    <>
      <related.Component input={input} />
      <p>More to read</p>
    </>
  );
  renderRoutes((store) => [{ path: '/', Component: Content, loader: () => related.load?.({ store, input }) ?? null }], {
    answers: {
      GetJobPostings: ({ query }: { readonly query: { readonly search: string } }) => ({
        ...{ success: true, total: 2 },
        jobPostings: query.search === 'Notes' ? [aJob({ detail: 'Take notes.' })] : JOBS,
      }),
    },
  });
};

it('shows each open position in the fields of the page once, and none that only mentions them', async () => {
  below(['drilling', 'Field', 'Notes']);
  expect(await screen.findByRole('region', { name: 'Open positions in this field' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Mud engineer',
    'Driller',
  ]);
});

it('shows nothing below a page without any', async () => {
  below(['Notes']);
  expect(await screen.findByText('More to read')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
