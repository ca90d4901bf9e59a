import { checkApplication, type ApplicationValues } from './application-rules';

const filled: ApplicationValues = {
  fullName: 'Asha Rao',
  contactNumber: '+91 98250 00000',
  email: 'asha@example.com',
  address: 'Vadodara',
  education: 'B.Tech',
  experience: 'Two years',
  resume: '/api/v1/files/a.pdf',
  consent: true,
};

it('accepts a complete application', () => {
  expect(checkApplication('job', filled)).toBeUndefined();
});

it('asks to refresh without a job', () => {
  expect(checkApplication(undefined, filled)?.heading).toBe('Pls refresh the application');
  expect(checkApplication('', filled)?.heading).toBe('Pls refresh the application');
});

it.each(['fullName', 'contactNumber', 'email', 'address', 'education', 'experience', 'resume'] as const)(
  'requires %s',
  (field) => {
    const formError = checkApplication('job', { ...filled, [field]: '' });
    expect(formError?.heading).toBe('All Fields are required');
    expect(Object.keys(formError?.fields ?? {})).toEqual([field]);
  },
);

it('treats blanks as empty', () => {
  expect(checkApplication('job', { ...filled, address: ' \n ' })?.fields).toEqual({
    address: 'Address is required',
  });
});

it('requires consent', () => {
  expect(checkApplication('job', { ...filled, consent: false })?.fields).toEqual({
    consent: 'Consent is required',
  });
});

it('reports a malformed email', () => {
  expect(checkApplication('job', { ...filled, email: 'asha@' })).toEqual({
    heading: 'Please check the marked fields',
    fields: { email: 'Email must be a valid email address' },
  });
});

it('reports a malformed email together with empty fields', () => {
  expect(checkApplication('job', { ...filled, address: '', email: 'asha@' })).toEqual({
    heading: 'All Fields are required',
    fields: { address: 'Address is required', email: 'Email must be a valid email address' },
  });
});
