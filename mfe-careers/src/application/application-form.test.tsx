import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { drainNotices, type QueuedNotice } from 'ui-kit';
import { ApplicationForm } from './application-form';
import { readDraft } from './application-draft';

const notices: QueuedNotice[] = [];
let stopNotices: () => void;

beforeEach(() => {
  localStorage.clear();
  notices.length = 0;
  stopNotices = drainNotices((notice) => notices.push(notice));
});
afterEach(() => stopNotices());

const pdf = (name = 'cv.pdf', content = '%PDF-1.7 text') => new File([content], name, { type: 'application/pdf' });
const sentWell = () => ({ success: true, message: 'Application sent' });
const uploadedWell = () => ({ success: true, message: 'File uploaded', fileUrl: '/api/v1/files/r1.pdf' });

function show(answers: Answers = {}, jobId: string | undefined = 'j1', services = {}) {
  const user = userEvent.setup({ applyAccept: false });
  const page = renderRoutes(() => [{ index: true, element: <ApplicationForm jobId={jobId} /> }], {
    answers: { UploadFilesOnServer: uploadedWell, createJobApplication: sentWell, ...answers },
    services,
  });
  const sends = () => page.calls.filter(({ id }) => id === 'createJobApplication');
  return { ...page, user, sends };
}

type User = ReturnType<typeof userEvent.setup>;

async function fillTexts(user: User) {
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Contact number'), '+91 98250 00000');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Address'), 'Vadodara');
  await user.type(screen.getByLabelText('Education'), 'B.Tech');
  await user.type(screen.getByLabelText('Experience'), 'Two years');
}

async function fill(user: User) {
  await fillTexts(user);
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await screen.findByText('cv.pdf is uploaded');
  await user.click(screen.getByRole('checkbox'));
}

/** The overlay that covers the page while the form is sent. */
const loader = () => document.querySelector('[data-holds-scroll="loader"]');

const submit = (user: User) => user.click(screen.getByRole('button', { name: /Submit application/ }));

it("sends a complete application once, and shows the server's message and that the reference comes by email", async () => {
  const { user, sends, calls } = show();
  await fill(user);
  await submit(user);
  expect(await screen.findByText(/Your reference is on its way to your email address/)).toBeTruthy();
  expect(notices).toContainEqual({ kind: 'success', message: 'Application sent' });
  expect(sends()).toHaveLength(1);
  expect(sends()[0]?.options).toMatchObject({
    body: {
      jobId: 'j1',
      fullName: 'Asha Rao',
      contactNumber: '+91 98250 00000',
      email: 'asha@example.com',
      address: 'Vadodara',
      education: 'B.Tech',
      experience: 'Two years',
      resume: '/api/v1/files/r1.pdf',
      consent: true,
    },
  });
  expect(calls.find(({ id }) => id === 'UploadFilesOnServer')?.options).not.toHaveProperty('withToken');
  expect(readDraft('j1', Date.now()).texts).toEqual({});
});

it('requires every field, and names each at its input and in a summary that takes the focus', async () => {
  const { user, sends } = show();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('All Fields are required')).toBeTruthy();
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getAllByRole('link')).toHaveLength(8);
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name is required');
  await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sends()).toHaveLength(0);
});

it('asks to refresh without a job', async () => {
  const { user } = show({}, '');
  await submit(user);
  expect(await screen.findByText('Pls refresh the application')).toBeTruthy();
});

it('refuses a file that is not a PDF with an alert and clears the input', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { user, calls } = show();
  const input = screen.getByLabelText<HTMLInputElement>('Resume');
  await user.upload(input, new File(['MZ program'], 'cv.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Please upload a valid PDF file.'));
  expect(input.value).toBe('');
  expect(calls).toHaveLength(0);
  alert.mockRestore();
});

it('sends once however often the button is pressed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, sends } = show({ createJobApplication: () => new Promise((resolve) => (answer = resolve)) });
  await fill(user);
  await submit(user);
  await submit(user);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(loader()).not.toBeNull();
  await act(async () => answer(sentWell()));
  expect(await screen.findByText(/Your reference is on its way to your email address/)).toBeTruthy();
  expect(sends()).toHaveLength(1);
  expect(loader()).toBeNull();
});

it('tries again with the same key after the connection was lost', async () => {
  let tries = 0;
  const { user, keys } = show({
    createJobApplication: () => {
      tries += 1;
      if (tries === 1) throw failure(0, 'Network Error');
      return sentWell();
    },
  });
  await fill(user);
  await submit(user);
  expect(await screen.findByText(/The connection is lost/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Your reference is on its way to your email address/)).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it("keeps the input and shows the server's error at its field", async () => {
  const { user } = show({
    createJobApplication: () => {
      throw failure(400, 'Experience must have at most 5000 characters', [
        { path: 'experience', message: 'Experience must have at most 5000 characters' },
      ]);
    },
  });
  await fill(user);
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Experience must have at most 5000 characters' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Experience').value).toBe('Two years');
  expect(notices).toContainEqual({ kind: 'error', message: 'Experience must have at most 5000 characters' });
  expect(loader()).toBeNull();
  expect(screen.getByText('cv.pdf is uploaded')).toBeTruthy();
});

it.each([
  ['by the form', 'asha', undefined],
  ['by the server', 'asha@example.com', 'Email must be a valid email address'],
])('shows a refused email beside its field: %s', async (_by, typed, message) => {
  const { user } = show({
    createJobApplication: () => {
      if (!message) return sentWell();
      throw failure(400, message, [{ path: 'email', message }]);
    },
  });
  await fill(user);
  const email = screen.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, typed);
  await submit(user);
  await screen.findByRole('alert');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Email must be a valid email address',
  );
  expect(loader()).toBeNull();
});

it("shows the server's message about a job that was closed meanwhile, and keeps the draft", async () => {
  const { user } = show({
    createJobApplication: () => {
      throw failure(410, 'This position is closed');
    },
  });
  await fill(user);
  await submit(user);
  expect(await within(await screen.findByRole('alert')).findByText('This position is closed')).toBeTruthy();
  expect(readDraft('j1', Date.now()).texts.fullName).toBe('Asha Rao');
});

it('restores the draft, including the resume', async () => {
  const first = show();
  await fill(first.user);
  await waitFor(() => expect(readDraft('j1', Date.now()).texts.experience).toBe('Two years'));
  first.unmount();
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Rao');
  expect(await screen.findByText('cv.pdf is uploaded')).toBeTruthy();
});

it('offers a retry of a failed upload', async () => {
  let tries = 0;
  const { user } = show({
    UploadFilesOnServer: () => {
      tries += 1;
      if (tries === 1) throw failure(0, '');
      return uploadedWell();
    },
  });
  await user.upload(screen.getByLabelText('Resume'), pdf());
  expect(await screen.findByText(/cv.pdf was not uploaded: File upload failed/)).toBeTruthy();
  expect(notices).toContainEqual({ kind: 'error', message: 'File upload failed' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('cv.pdf is uploaded')).toBeTruthy();
});

it('refuses a file that is one byte too large before the upload, without a retry', async () => {
  const { user, calls } = show();
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: 10_485_761 });
  await user.upload(screen.getByLabelText('Resume'), large);
  expect(await screen.findByText('large.pdf was not uploaded: PDF size should be at most 10MB')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(calls).toHaveLength(0);
});

it('offers no retry of a file that the server refused permanently', async () => {
  const { user } = show({
    UploadFilesOnServer: () => {
      throw failure(415, 'Please upload a valid PDF file');
    },
  });
  await user.upload(screen.getByLabelText('Resume'), pdf());
  expect(await screen.findByText('cv.pdf was not uploaded: Please upload a valid PDF file')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that there were too many requests, and retries with a new key', async () => {
  let tries = 0;
  const { user, keys } = show({
    createJobApplication: () => {
      tries += 1;
      if (tries === 1) throw failure(429, 'Too many attempts. Try again in 12 minutes.');
      return sentWell();
    },
  });
  await fill(user);
  await submit(user);
  expect(await within(await screen.findByRole('alert')).findByText(/Try again in 12 minutes/)).toBeTruthy();
  await submit(user);
  expect(await screen.findByText(/Your reference is on its way to your email address/)).toBeTruthy();
  const [first, second] = keys;
  expect(first).not.toBe(second);
});

it('asks for the code that was emailed, keeps everything, and sends again with it', async () => {
  let tries = 0;
  const message = 'Enter the code that we have sent to your email address';
  const { user, sends } = show({
    createJobApplication: () => {
      tries += 1;
      if (tries === 1) throw failure(429, 'Too many attempts. Try again in 60 minutes.', [{ path: 'code', message }]);
      return sentWell();
    },
  });
  await fill(user);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Please confirm your email address')).toBeTruthy();
  await user.click(within(summary).getByRole('link', { name: message }));
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(notices).toEqual([]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Experience').value).toBe('Two years');
  expect(screen.getByText('cv.pdf is uploaded')).toBeTruthy();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText(/Your reference is on its way to your email address/)).toBeTruthy();
  expect(sends().map(({ options }) => (options['body'] as { code?: string }).code)).toEqual([undefined, '123456']);
});

it('shows the progress of an upload, and cancels it', async () => {
  let signal: unknown;
  const { user } = show({
    UploadFilesOnServer: (options: { signal?: AbortSignal }) => {
      signal = options.signal;
      return new Promise(() => undefined);
    },
  });
  await user.upload(screen.getByLabelText('Resume'), pdf());
  expect(await screen.findByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(signal).toHaveProperty('aborted', true);
  expect(screen.queryByText(/Uploading/)).toBeNull();
});

it('is in Hindi with its errors, and marks its language', async () => {
  const languages = { current: 'hi', others: { hi: 'हिन्दी' } };
  const { user, store } = show({}, 'j1', { serverState: { languages } });
  const careers = {
    Email: 'ईमेल',
    'Email is required': 'ईमेल पता लिखना ज़रूरी है',
    'All Fields are required': 'सभी जानकारी देना ज़रूरी है',
    'Submit application': 'आवेदन जमा करें',
    '{count} day': ['{count} दिन', '{count} दिन'],
  };
  act(() => void store.dispatch(cataloguesLoaded({ careers })));
  expect(screen.getByRole('form').getAttribute('lang')).toBe('hi');
  expect(screen.getByText(/30 दिन/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'आवेदन जमा करें' }));
  expect(screen.getByRole('heading', { name: 'सभी जानकारी देना ज़रूरी है' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ईमेल पता लिखना ज़रूरी है' })).toBeTruthy();
  expect(screen.getByLabelText('ईमेल').getAttribute('aria-invalid')).toBe('true');
  // A text that is not translated stays English.
  expect(screen.getByRole('link', { name: 'Name is required' })).toBeTruthy();
});
