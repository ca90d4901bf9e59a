import { fetchSignInOptions, type FieldOf } from 'api-client';
import { useEffect, useState } from 'react';
import { callApi, useAppDispatch } from 'shared-store';

/** The available sign-in methods; undefined until the server has answered, and if it does not answer. */
export function useSignInOptions(): FieldOf<typeof fetchSignInOptions> | undefined {
  const [options, setOptions] = useState<FieldOf<typeof fetchSignInOptions>>();
  const dispatch = useAppDispatch();
  useEffect(() => {
    let left = false;
    dispatch(callApi(fetchSignInOptions)).then(
      (answer) => !left && setOptions(answer.options),
      // Without an answer, the password form still works.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [dispatch]);
  return options;
}
