/**
 * The few functions of Jest's internal packages `jest-util` and `jest-message-util` that `expect` calls, without their
 * dependencies on Node.js.
 */
export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

export const pluralize = (word: string, count: number, ending = 's'): string =>
  `${count} ${word}${count === 1 ? '' : ending}`;

export class ErrorWithStack extends Error {}

const [noStack, noFrames] = ['', ''];

export const separateMessageFromStack = (message: string): { message: string; stack: string } => ({
  ...{ message, stack: noStack },
});

export const formatStackTrace = (): string => noFrames;

export const formatExecError = (error: { readonly message?: unknown }): string => String(error.message);
