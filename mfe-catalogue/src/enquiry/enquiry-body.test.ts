import { askedProducts, enquiryBody, enquiryErrors } from './enquiry-body';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const complete = { name: ' Asha Rao ', email: 'asha@example.in', message: 'A quotation, please.', consent: 'on' };

describe('the enquiry', () => {
  it('includes the collected products and trimmed texts', () => {
    const body = enquiryBody(form(complete), ['a', 'b']);
    expect(body).toMatchObject({ name: 'Asha Rao', productIds: ['a', 'b'], consent: true, topic: 'Product enquiry' });
    expect(enquiryErrors(body)).toEqual({});
    expect(enquiryBody(form(complete), []).topic).toBe('Services and field support');
  });

  it('names every missing field, in the order of the form', () => {
    expect(Object.entries(enquiryErrors(enquiryBody(form({}), [])))).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['message', 'Message is required'],
      ['consent', 'Consent is required'],
    ]);
  });

  it('refuses an address without an at sign', () => {
    expect(enquiryErrors(enquiryBody(form({ ...complete, email: 'asha' }), []))).toEqual({
      email: 'Email must be a valid email address',
    });
  });

  it('reads the distinct products of an address or a form', () => {
    expect(askedProducts(new URLSearchParams('product=a&product=b&product=a&product='))).toEqual(['a', 'b']);
    expect(askedProducts(form({ product: 'a' }))).toEqual(['a']);
  });
});
