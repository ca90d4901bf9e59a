import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import {
  CheckboxField,
  FileField,
  Form,
  PasswordField,
  SelectField,
  showFieldErrors,
  SubmitButton,
  TextField,
  useForm,
  useSubmission,
} from 'ui-kit/form';

interface Values {
  fullName: string;
  email: string;
  resume: File | null;
}

interface ApplicationProps {
  onSubmit: (values: Values) => Promise<void> | void;
  onRefused?: (reason: string) => void;
  serverErrors?: { path: string; message: string }[];
}

const notPdf = (file: File) => (file.type === 'application/pdf' ? undefined : 'Please upload a valid PDF file.');

function Application({ onSubmit, onRefused, serverErrors }: ApplicationProps) {
  const form = useForm<Values>({ defaultValues: { fullName: '', email: '', resume: null } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await onSubmit(values);
        if (serverErrors) showFieldErrors(form, serverErrors);
      }}
    >
      <TextField name="fullName" label="Full name" rules={{ required: 'Enter your name' }} />
      <TextField name="email" label="Email" rules={{ required: 'Enter your email' }} />
      <FileField
        name="resume"
        label="Résumé"
        rules={{ required: 'Attach your résumé' }}
        refuse={notPdf}
        onRefused={onRefused}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

test('a failed submit shows a summary that takes the focus and links to each field', async () => {
  const submit = jest.fn();
  render(<Application onSubmit={submit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Enter your name', 'Enter your email', 'Attach your résumé']);
  const email = screen.getByRole('textbox', { name: 'Email' });
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [screen.getByRole('textbox', { name: 'Full name' }), email, screen.getByLabelText('Résumé')].map(
      ({ id }) => `#${id}`,
    ),
  );
  await userEvent.click(within(summary).getByRole('link', { name: 'Attach your résumé' }));
  expect(screen.getByLabelText('Résumé')).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter your email' }));
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Enter your email');
  expect(submit).not.toHaveBeenCalled();
});

test('valid values are submitted, and the button is busy meanwhile', async () => {
  let finish = () => {};
  const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Application onSubmit={submit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meera Joshi');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'meera@tridhara.example');
  await userEvent.upload(screen.getByLabelText('Résumé'), pdf);
  expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true'));
  expect(submit).toHaveBeenCalledWith({ fullName: 'Meera Joshi', email: 'meera@tridhara.example', resume: pdf });
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
});

test('a refused file leaves the field empty and says why', async () => {
  const refused = jest.fn();
  render(<Application onSubmit={jest.fn()} onRefused={refused} />);
  const field = screen.getByLabelText('Résumé');
  await userEvent.upload(field, new File(['x'], 'cv.docx', { type: 'application/msword' }));
  expect(await screen.findByText('Please upload a valid PDF file.')).toBeVisible();
  expect(refused).toHaveBeenCalledWith('Please upload a valid PDF file.');
  expect(screen.queryByText('cv.docx')).not.toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('a chosen file can be removed again', async () => {
  render(<Application onSubmit={jest.fn()} />);
  await userEvent.upload(screen.getByLabelText('Résumé'), pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Résumé')).toHaveFocus();
});

test('errors of the server appear at their fields', async () => {
  render(
    <Application
      onSubmit={() => undefined}
      serverErrors={[
        { path: 'email', message: 'This address has no mailbox' },
        { path: 'other', message: 'Lost' },
      ]}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meera');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'm@x.example');
  await userEvent.upload(screen.getByLabelText('Résumé'), pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This address has no mailbox'),
  );
});

test('a password can be shown', async () => {
  function SignIn() {
    const form = useForm<{ password: string }>();
    return (
      <Form form={form} onSubmit={() => undefined}>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </Form>
    );
  }
  render(<SignIn />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('input from before hydration is kept and sent', async () => {
  const submit = jest.fn();
  function SignIn() {
    const form = useForm({ defaultValues: { email: '', topic: 'a', agreed: false } });
    return (
      <Form form={form} onSubmit={submit}>
        <TextField name="email" label="Email" />
        <SelectField
          name="topic"
          label="Topic"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
        />
        <CheckboxField name="agreed" label="I agree" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(<SignIn />);
  document.body.append(place);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  email.value = 'asha@example.com';
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' }).value = 'b';
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' }).checked = true;
  const root = await act(async () => hydrateRoot(place, <SignIn />));
  expect(email).toHaveValue('asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0][0]).toEqual({ email: 'asha@example.com', topic: 'b', agreed: true });
  await act(async () => root.unmount());
  place.remove();
});

it("shows a failure that names no field at the form's chosen place, until the field is changed", async () => {
  function SignIn() {
    const form = useForm({ defaultValues: { code: '' } });
    const { send } = useSubmission(form, () => ({ message: 'Incorrect code', errors: [] }), 'code');
    return (
      <Form form={form} onSubmit={async () => void (await send(() => Promise.reject(new Error('401'))))}>
        <TextField name="code" label="Code" />
        <SubmitButton>Sign in</SubmitButton>
      </Form>
    );
  }
  render(<SignIn />);
  await userEvent.type(screen.getByLabelText('Code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Incorrect code'));
  await userEvent.type(screen.getByLabelText('Code'), '4');
  await waitFor(() => expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription());
});
