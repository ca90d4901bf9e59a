import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';

const address = '/offerings/downStream/chemicals';
const file = (name: string, type: string) => new File(['x'], name, { type });

const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);

beforeAll(() => Object.assign(URL, { createObjectURL: ({ type }: Blob) => `blob:${type}` }));
beforeEach(() => alert.mockClear());

describe('the static chemicals page', () => {
  it('has four categories that lead to /offerings/chemicals/{cardTitle}', async () => {
    renderPage(address);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/offerings/chemicals/Well%20Cementing%20Additives',
      '/offerings/chemicals/Speciality%20Chemicals',
      '/offerings/chemicals/Fracking%20Chemicals',
      '/offerings/chemicals/Crude%20Additives',
    ]);
    expect(screen.queryByRole('button', { name: 'Add card' })).not.toBeInTheDocument();
  });

  it('lets an administrator add a card to this page only', async () => {
    const { calls } = renderPage(address, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add card' });
    const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Add card' }));
    await submit();
    expect(alert).toHaveBeenLastCalledWith('Please fill all fields and upload required files.');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Drilling services');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'For pipelines.');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(within(dialog).getByLabelText('Logo'), file('a.txt', 'text/plain'));
    await anyFile.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    expect(alert).toHaveBeenLastCalledWith('Please upload a valid image file.');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Logo').files).toHaveLength(0);
    await anyFile.upload(within(dialog).getByLabelText('PDF'), file('a.txt', 'text/plain'));
    expect(alert).toHaveBeenLastCalledWith('Please upload a valid PDF file.');
    await anyFile.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    await anyFile.upload(within(dialog).getByLabelText('Logo'), file('a.png', 'image/png'));
    const before = calls.length;
    await submit();
    // Content behind an open dialog has no role: the link is found after the dialog has closed.
    expect(await screen.findByRole('link', { name: 'Drilling services' })).toHaveAttribute(
      'href',
      '/offerings/chemicals/Drilling%20services',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.length).toBe(before);
  });

  it('links an added card to its page with its PDF, like the four others', async () => {
    renderPage(address, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add card' });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Moon Dust');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'From afar.');
    await userEvent.upload(within(dialog).getByLabelText('Logo'), file('a.png', 'image/png'));
    await userEvent.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add card' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Moon Dust' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moon Dust' })).toBeVisible();
    expect(screen.getByTitle('PDF of Moon Dust')).toHaveAttribute('src', 'blob:application/pdf');
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('download', 'Moon Dust-document.pdf');
  });

  it('covers the page while the files of a card are read, and uncovers it when they cannot be read', async () => {
    renderPage(address, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add card' });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Moon Dust');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'From afar.');
    let fail: () => void = () => undefined;
    const logo = Object.assign(file('a.png', 'image/png'), {
      arrayBuffer: () => new Promise((_, reject) => (fail = () => reject(new Error('The file has moved')))),
    });
    await userEvent.upload(within(dialog).getByLabelText('Logo'), logo);
    await userEvent.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Adding the card…')).toBeVisible();
    await act(async () => fail());
    expect(screen.queryByText('Adding the card…')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Moon Dust');
  });

  it('does not find a category that was not added', async () => {
    renderPage('/offerings/chemicals/Comet%20Tails');
    expect(await screen.findByText('Not found')).toBeVisible();
  });
});
