import {
  SIGN_IN_PATH,
  adminLogin,
  adminRegister,
  fieldMessagesOf,
  forgetPassword,
  INVALID,
  passSecondStep,
  postFailureOf,
  resetPassword,
  SEE_OTHER,
  sendOtp,
  textOf,
  type SecondStepMethod,
} from 'api-client';
import { data, redirect } from 'react-router';
import { callApi, type AppStore } from 'shared-store';
import {
  checkPosted,
  POSTED_RULES,
  SIGNED_IN_QUERY,
  STEP_FIELD,
  type PostedStep,
  type SignInAnswer,
} from './posted-sign-in';

/** How long the browser stores the cookie that binds the sign-in to it, in seconds. */
const FLOW_LIFETIME = 300;

/** At least 128 random bits, in the format of the API. */
function newFlow(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Entered {
  readonly code?: string;
  readonly otpRequired?: true;
  readonly challenge?: string;
  readonly methods?: SecondStepMethod[];
  readonly message?: string;
}

const isStep = (step: string): step is PostedStep => step in POSTED_RULES;

/** Handles the forms of the sign-in page from a browser without scripts, up to the one-time code of the sign-in. */
export async function signInAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const posted = textOf(form, STEP_FIELD);
  const step = isStep(posted) ? posted : 'sign-in';
  const email = textOf(form, 'email');
  const password = textOf(form, 'password');
  const otp = textOf(form, 'otp').trim();
  const challenge = textOf(form, 'challenge');
  const name = textOf(form, 'name');
  const methods = form.getAll('methods').filter((method): method is SecondStepMethod => typeof method === 'string');
  const flow = newFlow();

  const show = (next: PostedStep, facts: Partial<SignInAnswer>, status = 200) =>
    data<SignInAnswer>({ step: next, email, name, errors: {}, ...facts }, { status });
  const again = { ...(challenge && { challenge, methods }) };

  const enter = ({ code, ...answer }: Entered) => {
    if (answer.otpRequired && answer.challenge)
      return show('second-step', { challenge: answer.challenge, methods: answer.methods ?? [] });
    if (!code) return show('sign-in', { notice: answer.message ?? 'Your password was changed. Sign in with it.' });
    const url = new URL(request.url);
    const query = new URLSearchParams(url.searchParams);
    query.delete('show');
    query.set(SIGNED_IN_QUERY, '');
    // The same attributes as `setCookie` of `http-edge`, which a bundle cannot contain.
    const [prefix, secure] = url.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
    const cookie = `${prefix}sign-in-flow=${flow}; Max-Age=${FLOW_LIFETIME}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    const hash = new URLSearchParams({ code });
    return redirect(`${SIGN_IN_PATH}?${query}#${hash}`, { status: SEE_OTHER, headers: { 'set-cookie': cookie } });
  };

  const errors = checkPosted(step, form);
  if (Object.keys(errors).length > 0) return show(step, { errors, ...again }, INVALID);
  const { dispatch } = store;
  try {
    switch (step) {
      case 'sign-in':
        return enter(await dispatch(callApi(adminLogin, { body: { email, password, flow } })));
      case 'second-step':
        return enter(await dispatch(callApi(passSecondStep, { body: { challenge, otp, flow } })));
      case 'register':
        await dispatch(callApi(sendOtp, { body: { email, purpose: 'register' } }));
        return show('register-code', {});
      case 'register-code': {
        const { message } = await dispatch(callApi(adminRegister, { body: { name, email, password, otp } }));
        return show('registered', { notice: message });
      }
      case 'forgot':
        await dispatch(callApi(forgetPassword, { body: { email } }));
        return show('reset', {});
      case 'reset':
        return enter(await dispatch(callApi(resetPassword, { body: { email, otp, password } })));
      case 'registered':
        return show('sign-in', {});
    }
  } catch (error) {
    const { status, message } = postFailureOf(error);
    const found = fieldMessagesOf(error, Object.keys(POSTED_RULES[step]));
    return show(step, { errors: found, failure: message, ...again }, status);
  }
}
