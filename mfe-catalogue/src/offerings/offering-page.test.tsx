import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { oil, sectors } from '../testing/catalogue';
import { renderPage } from '../testing/render-page';

describe('the offerings landing page', () => {
  it('of oil and gas shows its divisions', async () => {
    renderPage('/offerings/oilandgas');
    expect(await screen.findByRole('heading', { name: 'Our divisions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Drilling Services' })).toHaveAttribute(
      'href',
      '/offerings/oilandgas/drilling-service',
    );
  });

  it('of renewable is a different screen', async () => {
    renderPage('/offerings/renewable');
    expect(await screen.findByRole('heading', { name: 'What we do' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Our divisions' })).not.toBeInTheDocument();
    expect(screen.getByText('No subsectors available')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'From the range' })).toBeVisible();
  });

  it('of all sectors cuts their descriptions to 50 characters', async () => {
    renderPage('/offerings');
    expect(await screen.findByText(`${oil.description.slice(0, 50)}…`)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(sectors.length);
  });
});
