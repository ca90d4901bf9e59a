import { exchangeCode } from 'api-client';
import { useEffect, useRef, useState } from 'react';
import { callApi, signIn, useAppDispatch } from 'shared-store';

export type Exchange = 'none' | 'running' | 'failed';

/**
 * Exchanges the one-time code of a completed sign-in for its token. A code that is refused changes nothing: who is
 * signed in stays so.
 */
export function useCodeExchange(code: string | undefined): Exchange {
  const [state, setState] = useState<Exchange>('none');
  // A code works once, and an effect may run twice.
  const sent = useRef<string>(undefined);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!code || sent.current === code) return;
    sent.current = code;
    setState('running');
    dispatch(callApi(exchangeCode, { body: { code } })).then(
      (session) => dispatch(signIn(session)),
      () => setState('failed'),
    );
  }, [code, dispatch]);
  return state;
}
