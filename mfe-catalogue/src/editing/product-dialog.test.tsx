import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drainNotices } from 'ui-kit';
import { drilling, products } from '../testing/catalogue';
import { renderPage, type CallOptions } from '../testing/render-page';

const address = '/offerings/oilandgas/drilling-service';
const [bentonite] = products;
const image = new File(['x'], 'drum.png', { type: 'image/png' });
const pdf = new File(['x'], 'sheet.pdf', { type: 'application/pdf' });
const messages: string[] = [];
let stop: () => void;

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
beforeEach(() => {
  messages.length = 0;
  stop = drainNotices(({ message }) => messages.push(message));
});
afterEach(() => stop());

const uploads = {
  UploadImageOnServer: () => ({ success: true, fileUrl: '/new.png', message: '' }),
  UploadFilesOnServer: () => ({ success: true, fileUrl: '/new.pdf', message: '' }),
};

async function open(button: string, answer: Record<string, (options: CallOptions) => unknown> = {}) {
  const page = renderPage(address, { signedIn: true, answer: { ...uploads, ...answer } });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return { ...page, dialog: await screen.findByRole('dialog') };
}

describe('Edit Product', () => {
  it("fills the form with the product's values and sends them trimmed, with the address of the existing image", async () => {
    const { dialog, calls } = await open('Edit Bentonite', {
      EditProducts: () => ({ success: true, message: 'ok', data: { ...bentonite, name: 'Bentonite 2' } }),
    });
    const name = within(dialog).getByLabelText('Name');
    expect(name).toHaveValue('Bentonite');
    await userEvent.clear(name);
    await userEvent.type(name, ' Bentonite 2 ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(messages).toEqual(['Category updated successfully']));
    expect(calls.find(({ id }) => id === 'EditProducts')?.options['body']).toMatchObject({
      name: 'Bentonite 2',
      logo: bentonite?.logo,
      pdf: bentonite?.pdf,
      version: 1,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('refuses files that are not images, images that are too large, and files that are not PDFs', async () => {
    const { dialog } = await open('Edit Bentonite');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(within(dialog).getByLabelText('Image'), pdf);
    await user.upload(
      within(dialog).getByLabelText('Image'),
      Object.defineProperty(new File([], 'l.png', { type: 'image/png' }), 'size', { value: 5_242_881 }),
    );
    await user.upload(within(dialog).getByLabelText('PDF'), image);
    expect(messages).toEqual([
      'Please upload a valid image file',
      'Image size should be less than 5MB',
      'Please upload a valid PDF file',
    ]);
  });

  it('keeps the input when the call fails, and shows the reason', async () => {
    const { dialog } = await open('Edit Bentonite', {
      EditProducts: () => {
        throw Object.assign(new Error('Someone else has changed this in the meantime'), { status: 409 });
      },
    });
    await userEvent.type(within(dialog).getByLabelText('Name'), ' X');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(messages).toEqual(['Someone else has changed this in the meantime']));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Bentonite X');
  });

  it('cannot be closed while a submit runs', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const { dialog } = await open('Edit Bentonite', {
      EditProducts: () => new Promise((resolve) => (finish = resolve)),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    finish({ success: true, message: 'ok', data: bentonite });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('Add Product', () => {
  const fill = async (dialog: HTMLElement, withPdf: boolean) => {
    await userEvent.type(within(dialog).getByLabelText('Name'), ' Barite 4.2 ');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'Heavy.');
    await userEvent.upload(within(dialog).getByLabelText('Image'), image);
    if (withPdf) await userEvent.upload(within(dialog).getByLabelText('PDF'), pdf);
  };
  const created = (options: CallOptions) => ({
    success: true,
    message: 'Product added successfully',
    ...bentonite,
    ...options.body,
  });

  it('names every missing field', async () => {
    const { dialog } = await open('Add Product');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    const summary = await within(dialog).findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Name is required', 'Description is required', 'Image is required']);
  });

  it('uploads the files and sends the product with its custom fields', async () => {
    const { dialog, calls } = await open('Add Product', { AddProducts: created });
    await fill(dialog, true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add field' }));
    expect(within(dialog).getByLabelText('Label')).toHaveValue('New Label');
    await userEvent.selectOptions(within(dialog).getByLabelText('Type'), 'Choice');
    const options = within(dialog).getByLabelText('Options');
    expect(options).toHaveValue('Option 1, Option 2, Option 3');
    await userEvent.clear(options);
    await userEvent.type(options, ' Drum,Sack ,');
    await userEvent.selectOptions(within(dialog).getByLabelText('Value'), 'Sack');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Product added successfully']));
    expect(calls.find(({ id }) => id === 'AddProducts')?.options['body']).toEqual({
      subsectorId: drilling._id,
      name: 'Barite 4.2',
      description: 'Heavy.',
      logo: '/new.png',
      pdf: '/new.pdf',
      customFields: [{ fieldName: 'New Label', fieldType: 'select', fieldValue: 'Sack', options: ['Drum', 'Sack'] }],
      pictures: [],
      documents: [],
      seoTitle: '',
      seoDescription: '',
      shareImage: '',
    });
  });

  it('uploads no file again when a failed save is repeated', async () => {
    let fails = true;
    const { dialog, calls } = await open('Add Product', {
      AddProducts: (options) => {
        if (!fails) return created(options);
        fails = false;
        throw Object.assign(new Error('Something Went Wrong'), { status: 500 });
      },
    });
    await fill(dialog, true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Something Went Wrong']));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toContain('Product added successfully'));
    const sent = (id: string) => calls.filter((one) => one.id === id).length;
    expect(['UploadImageOnServer', 'UploadFilesOnServer', 'AddProducts'].map(sent)).toEqual([1, 1, 2]);
  });

  it('takes its picture and further ones from the media library, each with a description', async () => {
    const item = { _id: 'm', url: '/api/v1/files/drum.webp', originalName: 'drum.webp', alt: 'A drum', folder: '' };
    const { dialog, calls } = await open('Add Product', {
      AddProducts: created,
      fetchMedia: () => ({ success: true, media: [{ ...item, kind: 'image', focus: { x: 50, y: 50 } }], total: 1 }),
    });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Barite');
    await userEvent.type(within(dialog).getByLabelText('Description'), 'Heavy.');
    await userEvent.upload(within(dialog).getByLabelText('PDF'), pdf);
    for (const button of ['Choose from the media library', 'Add picture']) {
      await userEvent.click(within(dialog).getByRole('button', { name: button }));
      const library = await screen.findByRole('dialog', { name: 'Choose a picture' });
      await userEvent.click(await within(library).findByRole('button', { name: /drum\.webp/ }));
    }
    expect(within(dialog).getByLabelText('What it shows')).toHaveValue('A drum');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Product added successfully']));
    expect(calls.find(({ id }) => id === 'AddProducts')?.options['body']).toMatchObject({
      logo: expect.stringContaining(item.url),
      pictures: [{ url: expect.stringContaining(item.url), alt: 'A drum' }],
    });
    expect(calls.some(({ id }) => id === 'UploadImageOnServer')).toBe(false);
  });

  it('says so when the created product is returned without its files', async () => {
    const { dialog } = await open('Add Product', { AddProducts: created });
    await fill(dialog, false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Sector created but files not properly attached']));
  });

  it('reorders the custom fields', async () => {
    const { dialog, calls } = await open('Add Product', { AddProducts: created });
    await fill(dialog, true);
    for (const name of ['First', 'Second']) {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add field' }));
      const label = within(dialog).getAllByLabelText('Label').at(-1);
      if (!label) throw new Error('There is no field');
      await userEvent.clear(label);
      await userEvent.type(label, name);
    }
    expect(within(dialog).getByRole('button', { name: 'Move field 1 up' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Move field 2 down' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move field 2 up' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Product added successfully']));
    expect(calls.find(({ id }) => id === 'AddProducts')?.options['body']).toMatchObject({
      customFields: [{ fieldName: 'Second' }, { fieldName: 'First' }],
    });
  });

  it('uses the name of a file as the value of a file field, and uploads the file', async () => {
    const { dialog, calls } = await open('Add Product', { AddProducts: created });
    await fill(dialog, true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add field' }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Type'), 'File');
    await userEvent.upload(within(dialog).getByLabelText('Value'), image);
    expect(within(dialog).getAllByText('drum.png')).toHaveLength(2);
    await userEvent.upload(
      within(dialog).getByLabelText('Value'),
      new File(['%PDF'], 'rig.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(messages).toEqual(['Product added successfully']));
    expect(calls.find(({ id }) => id === 'AddProducts')?.options['body']).toMatchObject({
      customFields: [{ fieldName: 'New Label', fieldType: 'file', fieldValue: 'rig.pdf', fileUrl: '/new.pdf' }],
    });
  });
});
