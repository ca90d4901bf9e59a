import { exchangeCode } from 'api-client';
import { useEffect, useRef, useState } from 'react';
import { callApi, signIn, useAppDispatch } from 'shared-store';
import { secondStepOf, type SecondStepChallenge } from './second-step-form';

export type Exchange = 'none' | 'running' | 'failed';

/**
 * Exchanges the one-time code of a completed sign-in for its token. A refused code changes nothing: a signed-in user
 * stays signed in.
 */
export function useCodeExchange(
  code: string | undefined,
  onSecondStep: (asked: SecondStepChallenge) => void,
): Exchange {
  const [state, setState] = useState<Exchange>('none');
  // A code works once, and React may run an effect twice.
  const sent = useRef<string>(undefined);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!code || sent.current === code) return;
    sent.current = code;
    setState('running');
    dispatch(callApi(exchangeCode, { body: { code } })).then(
      (answer) => {
        const asked = secondStepOf(answer);
        if (asked) {
          // After going back from the second step, the sign-in has to start again.
          setState('failed');
          onSecondStep(asked);
        }
        if (answer.token && answer.userInfo) dispatch(signIn({ token: answer.token, userInfo: answer.userInfo }));
      },
      () => setState('failed'),
    );
  }, [code, dispatch, onSecondStep]);
  return state;
}
