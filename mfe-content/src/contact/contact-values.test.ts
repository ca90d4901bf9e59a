import { checkContact, contactBody } from './contact-values';
import { enquiryMessage, readProductIds } from './enquiry';

const values = {
  name: ' Asha ',
  email: 'asha@plant.example',
  phone: '',
  company: '',
  topic: '',
  message: ' Hello ',
  consent: true,
  website: '',
};

test('requires name, email, message and consent, and names each', () => {
  expect(checkContact({ ...values, name: ' ', email: '', message: '\n', consent: false })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
    consent: 'Consent is required',
  });
  expect(checkContact(values)).toEqual({});
});

test.each(['asha', 'asha@', '@plant', 'a b@plant.example', 'asha@plant..example'])(
  '%s is not an email address',
  (email) => {
    expect(checkContact({ ...values, email }).email).toBe('Email must be a valid email address');
  },
);

test('accepts 5,000 characters, but not one more', () => {
  expect(checkContact({ ...values, message: 'x'.repeat(5000) })).toEqual({});
  expect(checkContact({ ...values, message: 'x'.repeat(5001) }).message).toMatch(/at most 5,000/);
});

test('trims the body and includes the products of an enquiry', () => {
  expect(contactBody(values, ['p1'])).toMatchObject({
    name: 'Asha',
    message: 'Hello',
    productIds: ['p1'],
    consent: true,
  });
  expect(contactBody(values, [])).not.toHaveProperty('productIds');
});

test('reads distinct products from the address', () => {
  expect(readProductIds(new URLSearchParams('products=a,b&product=b&products=c'))).toEqual(['a', 'b', 'c']);
  expect(enquiryMessage([{ name: 'Tri-Dem 27' }])).toContain('- Tri-Dem 27');
  expect(enquiryMessage([])).toBe('');
});
