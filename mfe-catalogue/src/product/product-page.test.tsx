import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '../testing/catalogue';
import { product } from '../testing/product';
import { renderPage, type CallOptions } from '../testing/render-page';

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldType: 'text' as const, fieldValue });
const amine = product({
  slug: 'neutralising-amine-na-15',
  name: 'Neutralising Amine NA 15',
  customFields: [
    field('Grade', 'Refinery overhead'),
    field('Benefits', 'Holds the pH. Has a low salt point.'),
    field('Density', '0.99 g/cm³'),
    { fieldName: 'Storage guide', fieldType: 'file', fieldValue: 'guide.pdf', fileUrl: '/api/v1/files/guide.pdf' },
    { fieldName: 'Label', fieldType: 'file', fieldValue: 'label.png', fileUrl: '/api/v1/files/label.png' },
    { fieldName: 'Former file', fieldType: 'file', fieldValue: 'former.pdf' },
  ],
  charts: [{ title: 'pH by dose', shape: 'line', unit: 'pH', data: '0;5.1\n5;5.9', source: 'Reports' }],
});
const address = '/offerings/oilandgas/drilling-service/neutralising-amine-na-15';
const answer = { fetchProduct: () => ({ success: true, product: amine }) };

beforeEach(() => localStorage.clear());

describe('the product page', () => {
  it('highlights the first two words of the name', async () => {
    renderPage(address, { answer });
    const heading = await screen.findByRole('heading', { level: 1, name: /^Neutralising Amine NA\s15$/ });
    expect(within(heading).getByText('Neutralising Amine').tagName).toBe('MARK');
  });

  it('does not load all subsectors for the colour of its sector', async () => {
    const fetchSubsectors = jest.fn(() => ({ success: true, subsectors: [] }));
    renderPage(address, { answer: { ...answer, fetchSubsectors } });
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAttribute('data-accent', 'oil-gas'));
    expect(fetchSubsectors).not.toHaveBeenCalled();
  });

  it('puts fields under the image, benefits in bullets, its curve, and the rest below headings', async () => {
    renderPage(address, { answer });
    const figure = await screen.findByRole('figure', { name: 'pH by dose pH' });
    expect(within(figure).getByRole('img')).toHaveAccessibleName(/5\.9/);
    expect(await screen.findByRole('term')).toHaveTextContent('Grade');
    const benefits = screen.getByRole('region', { name: 'Benefits' });
    expect(
      within(benefits)
        .getAllByRole('listitem')
        .map((bullet) => bullet.textContent),
    ).toEqual(['Holds the pH', 'Has a low salt point']);
    expect(screen.getByRole('heading', { name: 'Density' })).toBeVisible();
    expect(screen.getByText('0.99 g/cm³')).toBeVisible();
  });

  it('offers the PDFs of file fields among the documents, and links to other files', async () => {
    renderPage(address, { answer });
    const documents = await screen.findByRole('region', { name: 'Documents' });
    expect(within(documents).getByRole('heading', { name: 'Storage guide' })).toBeVisible();
    expect(within(documents).getByRole('button', { name: 'View Storage guide' })).toBeVisible();
    expect(screen.getAllByText('Storage guide')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'label.png' })).toHaveAttribute('href', '/api/v1/files/label.png');
    expect(screen.getByText('former.pdf').tagName).not.toBe('A');
  });

  it('shows further pictures as thumbnails with descriptions below the main one', async () => {
    const pictures = [
      { url: '/api/v1/files/drum.webp', alt: 'A drum' },
      { url: '/api/v1/files/pump.webp', alt: 'The pump that doses it' },
    ];
    renderPage(address, { answer: { fetchProduct: () => ({ success: true, product: { ...amine, pictures } }) } });
    const others = within(await screen.findByRole('list', { name: 'More pictures' }));
    expect(others.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'View full screen: A drum',
      'View full screen: The pump that doses it',
    ]);
    for (const picture of others.getAllByRole('img')) expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('downloads the PDF under the product’s name', async () => {
    const { downloads } = renderPage(address, { answer });
    await userEvent.click(await screen.findByRole('link', { name: 'Download PDF' }));
    expect(downloads).toEqual([{ url: '/api/v1/files/bentonite.pdf', name: 'Neutralising Amine NA 15' }]);
  });

  it('shows search results from 4 characters on', async () => {
    const { calls } = renderPage(address, { answer });
    const box = await screen.findByRole('searchbox');
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.change(box, { target: { value: 'gum' } });
    await act(() => jest.advanceTimersByTimeAsync(800));
    jest.useRealTimers();
    expect(screen.queryByRole('region', { name: 'Search results' })).not.toBeInTheDocument();
    expect(calls.some(({ options }) => (options as CallOptions).query?.search !== undefined)).toBe(false);
    fireEvent.change(box, { target: { value: 'xant' } });
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(results).findByRole('link', { name: 'Xanthan Gum' })).toBeVisible();
    // A product among the results is not repeated among the siblings.
    expect(screen.getAllByRole('link', { name: 'Xanthan Gum' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Barite' })).toBeVisible();
    fireEvent.change(box, { target: { value: 'none such' } });
    expect(await screen.findByText('No products found matching your search')).toBeVisible();
  });

  it('remembers up to four products to compare on the device', async () => {
    renderPage(address, { answer });
    await userEvent.click(await screen.findByRole('button', { name: `Compare ${amine.name}` }));
    expect(screen.getByText('1 product chosen. Choose another to compare.')).toBeVisible();
    expect(localStorage.getItem('catalogue.compare')).toBe(JSON.stringify([amine._id]));
  });

  it.each([
    ['another section', '/offerings/renewable/wind/neutralising-amine-na-15'],
    ['another name', '/offerings/oilandgas/drilling-service/amine-15'],
  ])('redirects from an address of %s', async (_, former) => {
    const page = renderPage(former, { answer });
    expect(await screen.findByRole('heading', { level: 1, name: /^Neutralising Amine NA\s15$/ })).toBeVisible();
    expect(page.address()).toBe(address);
  });

  it('says so when the product does not exist', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPage('/offerings/oilandgas/drilling-service/gone');
    expect(await screen.findByText('Not found')).toBeVisible();
    error.mockRestore();
  });
});

describe('an administrator’s product page', () => {
  it('leads to the subsector after its product is deleted, and does not read the product again', async () => {
    const fetchProduct = jest.fn(answer.fetchProduct);
    renderPage(address, {
      signedIn: true,
      answer: { fetchProduct, DeleteProducts: () => ({ success: true, message: 'Deleted' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${amine.name}` }));
    const reads = fetchProduct.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Delete' }));
    expect(await screen.findByRole('button', { name: 'Edit subsector' })).toBeVisible();
    expect(fetchProduct).toHaveBeenCalledTimes(reads);
  });
});

describe('an administrator’s product card', () => {
  it('disappears immediately when it is deleted, and reappears when that fails', async () => {
    history.replaceState(null, '', '/offerings/oilandgas/drilling-service');
    let fail: () => void = () => undefined;
    renderPage('/offerings/oilandgas/drilling-service', {
      signedIn: true,
      answer: {
        DeleteProducts: () =>
          new Promise((_, reject) => (fail = () => reject(Object.assign(new Error('It is in use'), { status: 409 })))),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bentonite' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete the product “Bentonite”?');
    expect(dialog).toHaveTextContent('It goes to the trash and can be restored for 30 days.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bentonite' })).not.toBeInTheDocument());
    expect(screen.getByText(`${products.length - 1} products`)).toBeVisible();
    fail();
    expect(await screen.findByRole('link', { name: 'Bentonite' })).toBeVisible();
  });

  it('is not shown to a visitor', async () => {
    renderPage('/offerings/oilandgas/drilling-service');
    await screen.findByRole('link', { name: 'Bentonite' });
    expect(screen.queryByRole('button', { name: /^(Delete|Edit|Add)/ })).not.toBeInTheDocument();
  });
});
