import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drainNotices } from 'ui-kit';
import { drilling } from '../testing/catalogue';
import { renderPage } from '../testing/render-page';

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

// jsdom's address is not the memory router's.
beforeEach(() => history.replaceState(null, '', '/offerings/oilandgas/drilling-service'));

describe('the subsector page', () => {
  it('shows the description, the products and their number', async () => {
    renderPage('/offerings/oilandgas/DrillingService');
    expect(await screen.findByRole('heading', { level: 1, name: 'Drilling Services' })).toBeVisible();
    expect(screen.getByText('Drilling Services in words.')).toBeVisible();
    expect(names()).toEqual(['Barite', 'Bentonite', 'Xanthan Gum']);
    expect(screen.getByText('3 products')).toBeVisible();
  });

  it('searches the names after 700 ms and says so when nothing matches', async () => {
    const { calls } = renderPage('/offerings/oilandgas/drilling-service');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'GUM' } });
    await waitFor(() => expect(names()).toEqual(['Xanthan Gum']));
    expect(calls.at(-1)?.options['query']).toMatchObject({ name: 'GUM', subsector: 'drilling-service' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
    expect(await screen.findByText('No products found matching your search')).toBeVisible();
  });

  it('toggles between ascending and descending order by name', async () => {
    renderPage('/offerings/oilandgas/drilling-service');
    await userEvent.click(await screen.findByRole('button', { name: /^Name A–Z.*Sort Z to A$/ }));
    await waitFor(() => expect(names()).toEqual(['Xanthan Gum', 'Bentonite', 'Barite']));
    await userEvent.click(screen.getByRole('button', { name: /^Name Z–A.*Sort A to Z$/ }));
    await waitFor(() => expect(names()).toEqual(['Barite', 'Bentonite', 'Xanthan Gum']));
  });

  it.each([
    ['another name', '/offerings/oilandgas/boring-service'],
    ['another name and without a sector', '/offerings/boring-service'],
  ])('redirects from an address of %s', async (_, former) => {
    const { address } = renderPage(former, {
      answer: { fetchSubsector: () => ({ success: true, subsector: drilling }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Drilling Services' })).toBeVisible();
    expect(address()).toBe('/offerings/oilandgas/drilling-service');
  });

  it('says that there is no PDF', async () => {
    const messages: string[] = [];
    const stop = drainNotices(({ message }) => messages.push(message));
    renderPage('/offerings/oilandgas/drilling-service');
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(messages).toEqual(['PDF not available for download']));
    stop();
  });

  it.each([
    '/offerings/oilandgas/chemicals',
    '/offerings/nowhere/drilling-service',
    '/offerings/oilandgas/nothing',
    '/offerings/nothing',
  ])('does not find %s', async (address) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPage(address);
    expect(await screen.findByText('Not found')).toBeVisible();
    error.mockRestore();
  });

  it.each([
    ['/offerings/chemicals/Well%20Cementing%20Additives', 'Well Cementing Additives'],
    ['/offerings/DrillingService', 'Drilling Services'],
    ['/offerings/Chemicals/', 'Chemicals'],
    ['/services/renewable', 'Renewable Energy'],
    ['/offerings/Oil%20and%20Gas/', 'Oil and Gas'],
    ['/offerings/downStream/chemicals', 'Chemicals'],
  ])('finds %s', async (address, title) => {
    renderPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('shows the empty state and "Try again" when the list cannot be loaded, without a toast', async () => {
    const messages: string[] = [];
    const stop = drainNotices(({ message }) => messages.push(message));
    let broken = true;
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = renderPage('/offerings/oilandgas/drilling-service', {
      answer: {
        GetProducts: () => {
          if (broken) throw Object.assign(new Error('down'), { status: 503 });
          return { success: true, products: [], total: 0, facets: [] };
        },
      },
    });
    // Once by the loader, and again by the page, which found nothing in the store.
    await waitFor(() => expect(calls.filter(({ id }) => id === 'GetProducts')).toHaveLength(2));
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByText('There are no products here yet')).toBeVisible();
    expect(messages).toEqual([]);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
    stop();
  });
});
