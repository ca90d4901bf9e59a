/** @jest-environment node */
import type { AnyEndpoint, Call } from 'api-client';
import { failure } from 'page-testing';
import { makeStore } from 'shared-store';
import { applicationAction } from './application-action';

const ENTER_CODE = 'Enter the code that we have sent to your email address';
const TYPED = {
  ...{ fullName: 'Asha Rao', contactNumber: '+91 98250 00000', email: 'asha@example.com', address: 'Vadodara' },
  ...{ education: 'B.Tech', experience: 'Two years', consent: 'on' },
  ...{ resumeUrl: '/api/v1/files/r1.pdf', resumeName: 'cv.pdf' },
};

it('asks for the code that was emailed, with everything that was posted, and sends it', async () => {
  const codes: unknown[] = [];
  const call = (async (_: AnyEndpoint, { body }: { body?: { code?: string } } = {}) => {
    codes.push(body?.code);
    if (!body?.code) throw failure(429, 'Too many attempts.', [{ path: 'code', message: ENTER_CODE }]);
    return { success: true, message: 'Application sent' };
  }) as Call;
  const store = makeStore({ call });
  const post = (further: object) => {
    const body = new URLSearchParams({ ...TYPED, ...further });
    return applicationAction(store, new Request('https://site.example/career/x/j1', { method: 'POST', body }), 'j1');
  };
  const { consent: _, resumeUrl, resumeName, ...texts } = TYPED;
  const asked = {
    ...{ texts, consent: true, asksCode: true, resume: { fileUrl: resumeUrl, name: resumeName } },
    formError: { heading: 'Please confirm your email address', fields: { code: ENTER_CODE } },
  };
  expect(await post({})).toMatchObject({ data: asked, init: { status: 429 } });
  // Without a code it asks for another one.
  expect(await post({ code: '' })).toMatchObject({ data: asked });
  expect(await post({ code: ' 123456 ' })).toMatchObject({ status: 303 });
  expect(codes).toEqual([undefined, undefined, '123456']);
});
