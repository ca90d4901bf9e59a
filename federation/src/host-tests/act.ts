import { flushSync } from 'react-dom';

/**
 * Replaces `act` of React, which its build for production does not have, for Testing Library: updates that the callback
 * causes are in the document when it returns.
 */
export function act<Result>(callback: () => Result): PromiseLike<Awaited<Result>> {
  const result = flushSync(callback);
  const settled = async (): Promise<Awaited<Result>> => {
    const value = await result;
    await new Promise((next) => void setTimeout(next, 0));
    return value;
  };
  return { then: (resolve, reject) => settled().then(resolve, reject) };
}
