import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { renderRoutes } from 'page-testing';
import { aJob } from '../testing/a-job';
import openings from './openings';

it('is below the heading, the text and the button that editors wrote for its section', async () => {
  const section = { kind: 'openings', visible: true, order: 1, eyebrow: 'Jobs', heading: 'Come and work with us' };
  renderRoutes(
    (store) => [{ path: '/', Component: openings.Component, loader: () => openings.load?.({ store }) ?? null }],
    {
      answers: {
        fetchSections: () => ({
          success: true,
          sections: [{ ...section, text: 'We look for people.', linkLabel: 'Every job', link: '/career' }],
        }),
        GetJobPostings: () => ({ success: true, jobPostings: [aJob()], total: 1 }),
      },
    },
  );
  expect(await screen.findByRole('region', { name: 'Come and work with us' })).toBeVisible();
  expect(screen.getByText('Jobs')).toBeVisible();
  expect(screen.getByText('We look for people.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Every job' })).toHaveAttribute('href', '/career');
});
