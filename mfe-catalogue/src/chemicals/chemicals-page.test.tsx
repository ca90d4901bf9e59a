import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';

const address = '/offerings/downStream/chemicals';
const file = (name: string, type: string) => new File(['x'], name, { type });

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));

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

  it('lets an administrator add a card, to this page alone', async () => {
    const { asked } = renderPage(address, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add card' });
    const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Add card' }));
    await submit();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please fill all fields and upload required files.');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Drilling services');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'For pipelines.');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(within(dialog).getByLabelText('Logo'), file('a.txt', 'text/plain'));
    await anyFile.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    await submit();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please upload a valid image file.');
    await anyFile.upload(within(dialog).getByLabelText('Logo'), file('a.png', 'image/png'));
    const before = asked.length;
    await submit();
    // It names a section of the catalogue, so that it leads there like the others.
    expect(await screen.findByRole('link', { name: 'Drilling services' })).toHaveAttribute(
      'href',
      '/offerings/chemicals/Drilling%20services',
    );
    expect(asked.length).toBe(before);
  });

  it('leads from an added card that names no section to its own PDF', async () => {
    renderPage(address, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add card' });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Moon Dust');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'From afar.');
    await userEvent.upload(within(dialog).getByLabelText('Logo'), file('a.png', 'image/png'));
    await userEvent.upload(within(dialog).getByLabelText('PDF'), file('a.pdf', 'application/pdf'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add card' }));
    expect(await screen.findByRole('link', { name: 'Moon Dust' })).toHaveAttribute('href', 'blob:made');
    const [first] = screen.getAllByRole('article');
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/offerings/chemicals/Well%20Cementing%20Additives',
    );
  });
});
