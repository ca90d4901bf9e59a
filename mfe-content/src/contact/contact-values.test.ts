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

test('name, email, message and consent are required, each named', () => {
  expect(checkContact({ ...values, name: ' ', email: '', message: '\n', consent: false })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
    consent: 'Consent is required',
  });
  expect(checkContact(values)).toEqual({});
});

test.each(['asha', 'asha@', '@plant', 'a b@plant.example', 'asha@plant..example'])('%s is no mail address', (email) => {
  expect(checkContact({ ...values, email }).email).toBe('Email must be a valid email address');
});

test('5,000 characters are accepted, one more is not', () => {
  expect(checkContact({ ...values, message: 'x'.repeat(5000) })).toEqual({});
  expect(checkContact({ ...values, message: 'x'.repeat(5001) }).message).toMatch(/at most 5,000/);
});

test('the body is trimmed and carries the products of an enquiry', () => {
  expect(contactBody(values, ['p1'])).toMatchObject({
    name: 'Asha',
    message: 'Hello',
    productIds: ['p1'],
    consent: true,
  });
  expect(contactBody(values, [])).not.toHaveProperty('productIds');
});

test('products come from the address, once each', () => {
  expect(readProductIds(new URLSearchParams('products=a,b&product=b&products=c'))).toEqual(['a', 'b', 'c']);
  expect(enquiryMessage([{ name: 'Tri-Dem 27' }])).toContain('- Tri-Dem 27');
  expect(enquiryMessage([])).toBe('');
});
