import { SIGN_IN_PATH } from 'api-client';
import { useSearch, type Page } from 'federation/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router';
import { selectUserInfo, signIn, useAppDispatch, useAppSelector, type AppStore, type RootState } from 'shared-store';
import { Heading, KitLink, Notice, notify } from 'ui-kit';
import { Tabs } from 'ui-kit/tabs';
import { pages } from '../remote';
import { ForgotPasswordForm } from './forgot-password-form';
import { readFragment, type SignInFragment } from './fragment';
import { FragmentNotice } from './fragment-notice';
import { GoogleButton } from './google-button';
import { NewAccountForm } from './new-account-form';
import { PasskeyButton } from './passkey-button';
import { SIGNED_IN_QUERY, type SignInAnswer } from './posted-sign-in';
import { PostedSignInForm } from './posted-sign-in-form';
import { RegisterForm } from './register-form';
import { returnAddress } from './return-address';
import { SecondStepForm, type SecondStepChallenge, type SecondStepFormProps } from './second-step-form';
import { SignInForm } from './sign-in-form';
import { SignInScene } from './sign-in-scene';
import { useCodeExchange } from './use-code-exchange';
import { useSignInOptions } from './use-sign-in-options';
// The code of the fields loads separately; their classes are in the document with the page's own.
import 'ui-kit/form.css';
import 'ui-kit/tabs.css';
import classes from './sign-in.module.css';

interface HeadProps {
  readonly title: string;
  readonly lead: string;
}

function Head({ title, lead }: HeadProps): ReactNode {
  return (
    <>
      <Heading level={1} size={3}>
        {title}
      </Heading>
      <p className={classes.lead}>{lead}</p>
    </>
  );
}

const tabIds = ['sign-in', 'register', 'forgot'] as const;

/** The text above the tabs, which describes the selected one. */
const heads: Readonly<Record<(typeof tabIds)[number], HeadProps>> = {
  'sign-in': { title: 'Sign in', lead: 'For the people who run this website.' },
  register: { title: 'Register', lead: 'Ask for an account. An administrator has to approve it.' },
  forgot: { title: 'Forgot password', lead: 'We will email you a link to choose a new one.' },
};

/** With the link of the email. */
const NEW_PASSWORD: HeadProps = { title: 'New password', lead: 'Choose a new password for your account.' };

/** Reads the address's fragment once and removes it from the address, so that no history contains a secret. */
function useFragment(): SignInFragment {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState<SignInFragment>({ kind: 'none' });
  useEffect(() => {
    // An anchor of the page, such as the skip link's, stays in the address.
    if (!hash.includes('=')) return;
    setFragment(readFragment(hash));
    void navigate({ search: window.location.search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return fragment;
}

/** The page to return to: from the navigation's state, else from the address. */
function useReturn(): string {
  const { state } = useLocation() as { state: unknown };
  const params = useSearch(pages['sign-in']);
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return returnAddress(from, params.get('from'));
}

/** Links to all sign-in methods for visitors without scripts, who cannot switch the tabs. */
function WaysWithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        <KitLink href={SIGN_IN_PATH}>Sign in</KitLink> ·{' '}
        <KitLink href={`${SIGN_IN_PATH}?show=register`}>Register</KitLink> ·{' '}
        <KitLink href={`${SIGN_IN_PATH}?show=forgot`}>Forgot password</KitLink>
      </p>
    </noscript>
  );
}

/** Shown after a sign-in without scripts; if scripts only load late, the administration opens by itself. */
function SignedInWithoutScripts(): ReactNode {
  return (
    <>
      <Heading level={1} size={3}>
        You are signed in
      </Heading>
      <Notice role="status">
        The administration needs JavaScript. Turn it on in your browser and sign in again. Then the administration opens
        automatically.
      </Notice>
    </>
  );
}

function SignInPage(): ReactNode {
  const posted = useActionData() as SignInAnswer | undefined;
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const fragment = useFragment();
  const target = useReturn();
  const [goal] = useState(target);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUserInfo);
  const params = useSearch(pages['sign-in']);
  const [email, setEmail] = useState('');
  const options = useSignInOptions();
  const settingUp = fragment.kind === 'setup' && options?.setupNeeded !== false;
  const resetCode = fragment.kind === 'reset' ? fragment.code : '';
  const shown = tabIds.find((id) => id === params.get('show')) ?? 'sign-in';
  const show = (id: string): void => {
    const next = new URLSearchParams(window.location.search);
    if (id === 'sign-in') next.delete('show');
    else next.set('show', id);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (user) void navigate(goal, { replace: true });
  }, [user, goal, navigate]);

  const [asked, setAsked] = useState<SecondStepChallenge>();
  const exchange = useCodeExchange(fragment.kind === 'code' ? fragment.code : undefined, setAsked);
  const arriving = fragment.kind === 'code' && exchange !== 'failed';
  const signedIn = params.has(SIGNED_IN_QUERY) && !asked && (arriving || !scripts);
  const pass: SecondStepFormProps['onPassed'] = ({ token, userInfo, message }) => {
    setAsked(undefined);
    if (token && userInfo) {
      dispatch(signIn({ token, userInfo }));
      return;
    }
    if (message) notify.success(message);
    setEmail(asked?.email ?? '');
    show('sign-in');
  };

  return (
    <div className={classes.page}>
      <div className={classes.side} aria-hidden="true">
        <SignInScene />
      </div>
      <div className={classes.panel}>
        {posted && !user ? (
          <PostedSignInForm answer={posted} />
        ) : signedIn ? (
          <SignedInWithoutScripts />
        ) : settingUp ? (
          <>
            <Head
              title="Welcome"
              lead="This site has no administrator yet. The account you create here will be its owner."
            />
            <NewAccountForm kind="setup" token={fragment.token} />
          </>
        ) : fragment.kind === 'invitation' ? (
          <>
            <Head title="Welcome" lead="You are invited to help run this website. Choose a name and a password." />
            <NewAccountForm kind="invitation" token={fragment.token} />
          </>
        ) : asked ? (
          <>
            <Head title="Second step" lead="Confirm that it is you." />
            <SecondStepForm asked={asked} onPassed={pass} onBack={() => setAsked(undefined)} />
          </>
        ) : (
          <>
            <Head {...(shown === 'forgot' && resetCode !== '' ? NEW_PASSWORD : heads[shown])} />
            <FragmentNotice fragment={fragment} exchange={exchange} />
            <WaysWithoutScripts />
            <Tabs
              label="Sign-in options"
              value={shown}
              onValueChange={show}
              tabs={[
                {
                  id: 'sign-in',
                  label: 'Sign in',
                  content: (
                    <>
                      <SignInForm
                        email={email}

                        onSecondStep={(step) => {
                          setEmail(step.email ?? '');
                          setAsked(step);
                        }}
                        onForgotten={(address) => {
                          setEmail(address);
                          show('forgot');
                        }}
                      />
                      <p className={classes.or} data-needs-scripts="">
                        or
                      </p>
                      <div className={classes.others} data-needs-scripts="">
                        <PasskeyButton />
                        {options?.google && <GoogleButton returnTo={goal} />}
                      </div>
                    </>
                  ),
                },
                { id: 'register', label: 'Register', content: <RegisterForm /> },
                {
                  id: 'forgot',
                  label: 'Forgot password',
                  content: (
                    <ForgotPasswordForm
                      key={resetCode}
                      email={email}
                      onSecondStep={setAsked}
                      code={resetCode}
                      onReset={(address) => {
                        setEmail(address);
                        show('sign-in');
                      }}
                    />
                  ),
                },
              ]}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** The sign-in page (specification, section 2: /login). */
export function signInPage(store: AppStore): Page<RootState> {
  return {
    Component: SignInPage,
    action: async ({ request }) => (await import('./sign-in-action')).signInAction(store, request),
    handle: {
      head: () => ({
        title: 'Sign in',
        description: 'Sign in to manage this site, or ask for an account.',
        robots: 'noindex',
      }),
      navbar: 'solid',
    },
  };
}
